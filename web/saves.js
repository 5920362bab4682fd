// Saves on this device: two slots of IndexedDB written in turn, each write read back; broken ones are moved aside, never lost.

const DEADLINE = 4000;
const SHORT_DEADLINE = 300;
const SLOTS = "slots";
const ASIDE = "kept-aside";
const LEASE = "lease";
const HOLDER = "holder";

/** Thrown by a write when another window has taken the game. */
export class Lost extends Error {}

const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });

class Late extends Error {}

/** Give up on a storage that never answers, so that the game goes on. */
function within(deadline, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Late("the storage does not answer")), deadline);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export class Saves {
  #name;
  #holder;
  #opened = null;
  #newest = 0;
  #good = 1;
  #broken = [];
  #deadline = DEADLINE;

  constructor(name, holder) {
    this.#name = name;
    this.#holder = holder;
  }

  /** Return what the slots hold as [{slot, n, text}], newest first. */
  async read() {
    const records = await this.#run("readonly", [SLOTS], async (transaction) => {
      const store = transaction.objectStore(SLOTS);
      const [slots, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
      return slots.map((slot, at) => readable(slot, values[at]));
    });
    records.sort((one, other) => other.n - one.n);
    this.#newest = Math.max(0, ...records.map((record) => record.n));
    return records;
  }

  /** Learn which slot holds the good save, so that the next write spares it, and which ones cannot be read. */
  judge(good, broken) {
    this.#good = good?.slot ?? 1;
    this.#broken = broken;
  }

  /** Say that this window holds the game; from then on no other window's write succeeds. */
  async claim() {
    await this.#run("readwrite", [LEASE], async (transaction) => {
      transaction.objectStore(LEASE).put(this.#lease(), HOLDER);
    });
  }

  /** Write a save into the older slot and read it back; throw if it is not there, `Lost` if the game is not ours. */
  async write(text) {
    await this.#twice(() => this.moveBroken());
    const record = { n: this.#newest + 1, text };
    const slot = 1 - this.#good;
    await this.#twice(() => this.#put(slot, record));
    const back = (await this.read()).find((found) => found.slot === slot);
    if (back?.n !== record.n || back.text !== text) throw new Error("the save was not kept");
    this.#good = slot;
  }

  /** Move saves that cannot be read out of the way of the next write, in one transaction. */
  async moveBroken() {
    if (!this.#broken.length) return;
    await this.#run("readwrite", [SLOTS, ASIDE, LEASE], async (transaction) => {
      await this.#fence(transaction);
      for (const { slot, text, key } of this.#broken) {
        transaction.objectStore(ASIDE).add({ text, key, time: Date.now() });
        transaction.objectStore(SLOTS).delete(slot);
      }
    });
    this.#broken = [];
  }

  /** Return the text of the save moved aside last, or null. */
  async aside() {
    const kept = await this.#run("readonly", [ASIDE], (transaction) => result(transaction.objectStore(ASIDE).getAll()));
    return kept.at(-1)?.text ?? null;
  }

  /** Delete all saves, because the person said so. */
  async clear() {
    await this.#run("readwrite", [SLOTS, ASIDE, LEASE], async (transaction) => {
      await this.#fence(transaction);
      transaction.objectStore(SLOTS).clear();
      transaction.objectStore(ASIDE).clear();
    });
    this.judge(null, []);
  }

  #put(slot, record) {
    return this.#run("readwrite", [SLOTS, LEASE], async (transaction) => {
      await this.#fence(transaction);
      transaction.objectStore(SLOTS).put(record, slot);
      transaction.objectStore(LEASE).put(this.#lease(), HOLDER);
    });
  }

  async #fence(transaction) {
    const lease = await result(transaction.objectStore(LEASE).get(HOLDER));
    if (lease && lease.id !== this.#holder) throw new Lost();
  }

  #lease() {
    return { id: this.#holder, time: Date.now() };
  }

  /** A connection that the browser has closed shows it only when used: open it again, once. */
  async #twice(work) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Lost || error instanceof Late) throw error;
      return await work();
    }
  }

  async #run(mode, stores, work) {
    try {
      const value = await within(this.#deadline, this.#transact(mode, stores, work));
      this.#deadline = DEADLINE;
      return value;
    } catch (error) {
      if (!(error instanceof Lost)) this.#opened = null;
      // Nobody should wait long for it at every move.
      if (error instanceof Late) this.#deadline = SHORT_DEADLINE;
      throw error;
    }
  }

  async #transact(mode, stores, work) {
    const transaction = (await this.#open()).transaction(stores, mode, { durability: "strict" });
    const end = finished(transaction);
    end.catch(() => {});
    try {
      const value = await work(transaction);
      await end;
      return value;
    } catch (error) {
      if (error instanceof Lost) transaction.abort();
      throw error;
    }
  }

  #open() {
    this.#opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(SLOTS);
        request.result.createObjectStore(ASIDE, { autoIncrement: true });
        request.result.createObjectStore(LEASE);
      };
      request.onsuccess = () => resolve(this.#connected(request.result));
      request.onerror = () => reject(request.error);
    });
    return this.#opened;
  }

  #connected(database) {
    const forget = () => (this.#opened = null);
    database.onclose = forget;
    database.onversionchange = () => {
      // Somebody deletes our data: do not stand in the way.
      database.close();
      forget();
    };
    return database;
  }
}

function readable(slot, value) {
  const text = typeof value?.text === "string" ? value.text : JSON.stringify(value) ?? "";
  return { slot, n: Number.isSafeInteger(value?.n) ? value.n : 0, text };
}
