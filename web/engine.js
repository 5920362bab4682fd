// The engine's worker: hands requests to the session, one after another, and keeps its saves. States never leave it.
// In: {id, text} or {id, command, text?, blob?}. Out: {id, text, kept, blob?} or {note, ...}.

import { makeHold } from "./hold.js";
import { SITE } from "./paths.js";
import { startPython } from "./python.js";
import { Lost, Saves } from "./saves.js";

const LONGEST_IMPORT = 4_000_000;
const WATCHERS_MAY = ["look", "why", "log"];
const DONE = '{"ok":true}';

// Two copies of the site on one host have their own saves.
const name = `mesa-de-bolso ${new URL(SITE, import.meta.url).pathname}`;
const saves = new Saves(name, `${Date.now()}-${Math.random()}`);
const hold = makeHold(name, lose);

let python = null;
let session = null;
let watching = false;
let unsaved = false;
let seen = -1;

let last = start();
onmessage = ({ data }) => {
  last = last.then(() => answer(data));
};

async function start() {
  const seated = sit();
  try {
    ({ python, session } = await startPython());
    await seated;
    await resume();
    if (watching) postMessage({ note: "watching" });
  } catch (error) {
    console.error(error);
    session = null;
    await seated;
    postMessage({ note: "engine-failed", reason: String(error?.message ?? error).trim().split("\n").at(-1) });
  }
}

/** Take the game if no other window has it. */
async function sit() {
  watching = !(await hold.take());
  if (!watching) await claim();
}

async function answer({ id, text, command, blob }) {
  let said;
  try {
    said = command ? await carryOut(command, text, blob) : { text: await ask(text) };
  } catch (error) {
    if (error instanceof Lost) lose();
    else console.error(error);
    said = { text: refusal(error instanceof Lost ? "watching" : "engine-fault") };
  }
  postMessage({ id, kept: !unsaved, ...said });
}

function refusal(key) {
  return JSON.stringify({ ok: false, error: key, params: {}, rule: null });
}

async function ask(text) {
  if (!session) return refusal("engine-failed");
  if (watching && !WATCHERS_MAY.includes(askedFor(text))) return refusal("watching");
  if (watching) await catchUp();
  const answered = session.ask(text);
  await keep();
  return answered;
}

function askedFor(text) {
  try {
    return JSON.parse(text).ask;
  } catch {
    return null;
  }
}

/** Keep what has changed, and what an earlier failure left unkept; the game goes on without storage. */
async function keep() {
  unsaved ||= session.dirty;
  if (!unsaved || watching) return;
  try {
    await saves.write(session.save());
    unsaved = false;
  } catch (error) {
    if (error instanceof Lost) throw error;
    console.warn("This move is not kept.", error);
  }
}

async function claim() {
  await saves.claim().catch((error) => console.warn("There is no storage to claim.", error));
}

/** Another window has the game now: show only what it keeps. */
function lose() {
  if (watching) return;
  watching = true;
  unsaved = false;
  seen = -1;
  postMessage({ note: "taken" });
}

/** Open the newest readable save and say what the page may see of it. */
async function resume() {
  const records = await saves.read().catch(() => []);
  const { table, broken } = opened(records);
  const unreadable = broken.map(({ key }, at) => ({ ...records[at], key }));
  saves.judge(records[broken.length], unreadable);
  if (!watching) await saves.moveBroken().catch((error) => console.warn("Not moved aside yet.", error));
  unsaved = false;
  postMessage({ note: "engine-ready", table: table && JSON.stringify(table) });
  for (const { key, params } of broken) postMessage({ note: "save-broken", key, params });
}

function opened(records) {
  seen = records[0]?.n ?? 0;
  session.ask('{"ask":"leave"}');
  const texts = python.toPy(records.map((record) => record.text));
  try {
    return JSON.parse(session.resume(texts));
  } catch (error) {
    // A save that the session chokes on must not keep the app from starting.
    console.error(error);
    return { table: null, broken: records.map(() => ({ key: "save.fault", params: {} })) };
  } finally {
    texts.destroy();
  }
}

/** Look at what the holder has kept since. */
async function catchUp() {
  const records = await saves.read().catch(() => []);
  if (records.length && records[0].n !== seen) opened(records);
}

async function carryOut(command, text, blob) {
  const known = { export: exported, import: imported, delete: deleted, takeover: takenOver };
  if (!Object.hasOwn(known, command)) return { text: refusal("request.ask") };
  return known[command](text, blob);
}

/** Hand out the open game, or what is on the device when the rules cannot run; "aside" is the save moved aside last. */
async function exported(which) {
  const text = which === "aside" ? await saves.aside() : session ? session.save() : (await saves.read())[0]?.text;
  if (!text) return { text: refusal("save.empty") };
  return { text: DONE, blob: new Blob([text], { type: "application/json" }) };
}

async function imported(_, blob) {
  if (watching || !session) return { text: refusal(session ? "watching" : "engine-failed") };
  if (!blob || blob.size > LONGEST_IMPORT) return { text: refusal("save.foreign") };
  const answered = session.open(await blob.text());
  await keep();
  return { text: answered };
}

async function deleted() {
  if (watching) return { text: refusal("watching") };
  session?.ask('{"ask":"leave"}');
  await saves.clear();
  unsaved = false;
  return { text: DONE };
}

async function takenOver() {
  if (!session) return { text: refusal("engine-failed") };
  await hold.steal();
  await claim();
  watching = false;
  await resume();
  return { text: DONE };
}
