// Keeps every file of one version of the site, so that the app plays with the network off.
// Filled by the build: the version and the list of files as [path, sha256, bytes].

const VERSION = "{{version}}";
const FILES = {{precache}};

const SCOPE = self.registration.scope;
// A cache belongs to one version of one copy of the site; the bar keeps /mesa/ apart from /mesa/beta/.
const OURS = `mesa|${new URL(SCOPE).pathname}|`;
const CACHE = OURS + VERSION;
const LIST = new URL("files-of-this-version", SCOPE).href;
const AT_ONCE = 4;
const TRIES = 4;
const FIRST_PAUSE = 500;
const TOTAL = FILES.reduce((sum, [, , bytes]) => sum + bytes, 0);

const addressOf = (path) => new URL(path, SCOPE).href;
const KNOWN = new Set(FILES.map(([path]) => addressOf(path)));
const INDEX = addressOf("index.html");
let filling = null;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(obey(event)));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});

async function install() {
  await fill();
  // The first version may serve at once; a later one waits until the person wants it.
  if (!self.registration.active) await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
  await tellAll({ note: "offline-ready" });
}

async function obey({ data, source }) {
  if (data?.ask === "take-over") await self.skipWaiting();
  if (data?.ask === "status") await report(source);
}

/** How much of the site is here, in megabytes. */
const progress = (have) => ({ note: "offline-progress", have: megabytes(have), of: megabytes(TOTAL) });
const megabytes = (bytes) => Math.round(bytes / 100_000) / 10;

/** Tell a page how far we are; a cache that the browser has thinned out is filled again. */
async function report(client) {
  const have = TOTAL - bytesOf(await missing(await caches.open(CACHE)));
  client.postMessage(have === TOTAL ? { note: "offline-ready" } : progress(have));
  if (have === TOTAL) return;
  await fill().then(
    () => tellAll({ note: "offline-ready" }),
    () => {},
  );
}

async function tellAll(message) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) if (page.url.startsWith(SCOPE)) page.postMessage(message);
}

const bytesOf = (files) => files.reduce((sum, [, , bytes]) => sum + bytes, 0);

async function missing(cache) {
  const kept = new Set((await cache.keys()).map((request) => request.url));
  return FILES.filter(([path]) => !kept.has(addressOf(path)));
}

/** Bring all files that are not there yet; those that are there were checked when they came. */
function fill() {
  filling ??= fillNow().finally(() => {
    filling = null;
  });
  return filling;
}

async function fillNow() {
  const cache = await caches.open(CACHE);
  await cache.put(LIST, new Response(JSON.stringify(FILES)));
  const wanted = await missing(cache);
  const before = await earlierFiles();
  let have = TOTAL - bytesOf(wanted);
  let told = "";
  const tellHow = async () => {
    const { have: shown } = progress(have);
    if (self.registration.active || shown === told) return;
    told = shown;
    await tellAll(progress(have));
  };
  const work = async () => {
    for (let file = wanted.shift(); file; file = wanted.shift()) {
      await cache.put(addressOf(file[0]), (await fromBefore(before, file)) ?? (await fetched(file)));
      have += file[2];
      await tellHow();
    }
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = done.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

/** Map the hashes of files in our other caches to where they lie. */
async function earlierFiles() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === CACHE) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    for (const [path, hash] of list ? await list.json() : []) found.set(hash, { cache, path });
  }
  return found;
}

/** Pages and workers are ruled by the headers they came with: they are always fetched anew. */
const bringsPolicy = (path) => path.endsWith(".html") || path.endsWith("/engine.js");

async function fromBefore(before, [path, hash]) {
  const place = bringsPolicy(path) ? null : before.get(hash);
  const response = await place?.cache.match(addressOf(place.path));
  const same = response && (await checked(response, hash));
  return same && place.path !== path ? unaddressed(same) : same;
}

/** Rid a response of the address it came from: a module kept from elsewhere would look for its imports there. */
const unaddressed = async (response) => new Response(await response.arrayBuffer(), { headers: response.headers });

async function fetched([path, hash]) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await tried(path, hash, attempt);
    if (response) return response;
    if (attempt === TRIES) throw new Error(`${path} could not be fetched`);
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE * 2 ** (attempt - 1)));
  }
}

/** Fetch a file; null if it does not arrive or is not what the list says. */
async function tried(path, hash, attempt) {
  // What the page has just loaded is in the browser's own cache; the second time it is asked of the server.
  const cache = attempt > 1 ? "reload" : path.startsWith("a/") ? "default" : "no-cache";
  // Hosts may lead from index.html to the folder; a page must not be kept with such a detour in it.
  const address = path === "index.html" ? SCOPE : addressOf(path);
  try {
    const response = await fetch(address, { cache });
    return response.ok ? await checked(response, hash) : null;
  } catch {
    return null;
  }
}

async function checked(response, hash) {
  const copy = response.clone();
  const body = await response.arrayBuffer();
  if (hex(await crypto.subtle.digest("SHA-256", body)) !== hash) return null;
  return response.redirected ? unaddressed(copy) : copy;
}

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function answer(request) {
  const url = new URL(request.url);
  const address = url.origin + url.pathname;
  const wanted = address === SCOPE ? INDEX : address;
  const kept = KNOWN.has(wanted) ? await (await caches.open(CACHE)).match(wanted) : null;
  if (kept) return kept;
  return request.mode === "navigate" ? visited(request, address) : fetch(request);
}

/** Answer for a page that is not kept: the network's, else our start page. */
async function visited(request, address) {
  try {
    return await fetch(request);
  } catch (error) {
    // From a deeper folder the start page's own links would lead astray.
    if (address.slice(SCOPE.length).includes("/")) return Response.redirect(SCOPE);
    const start = await (await caches.open(CACHE)).match(INDEX);
    if (!start) throw error;
    return start;
  }
}
