// The page's start: dresses it, starts the engine's worker and PyScript, and offers both Pythons `globalThis.mesa`.
//
// For the build: PyScript 0.7.31 resolves `interpreter` of mpy.json against the address of the PAGE
// (`relative_url(config.interpreter)` with `location.href` in its core.js), not against mpy.json itself. So mpy.json must say
// {"interpreter": "./a/micropython-HASH/micropython.mjs"}. Without it PyScript asks for an interpreter from a public host.

import { dress } from "./dress.js";
import { installable, installNow } from "./install.js";
import { keepOffline, update } from "./offline.js";
import { PYSCRIPT, SITE, VERSION } from "./paths.js";
import { download, persist, share } from "./sharing.js";
import { forget, listen, tell } from "./voice.js";

const base = new URL(SITE, import.meta.url).href;
const language = dress();
const engine = new Worker(new URL("./engine.js", import.meta.url), { type: "module", name: "engine" });
let engineTold = false;
let settled = false;

/** Register the service worker when the engine no longer needs the network for itself. */
function settle() {
  if (settled) return;
  settled = true;
  keepOffline(base, tell);
}

function heard({ data }) {
  if (data.note === "engine-ready") document.documentElement.dataset.engine = "ready";
  const { blob, ...message } = data;
  if (blob) download(blob);
  tell(message);
  if (message.text && isOver(message.text)) persist();
  if (message.note === "engine-ready" || message.note === "engine-failed") {
    engineTold = true;
    settle();
  }
}

/** Tell whether an answer shows the end of a game: then the saves are worth asking the browser to keep them. */
function isOver(text) {
  return text.includes('"outcome":{');
}

/** A worker that cannot even be loaded says so only by an error. */
function failed(event) {
  if (!engineTold) heard({ data: { note: "engine-failed", reason: event.message ?? "" } });
}

/** Start PyScript without its default hook for workers, which needs `eval` and would break our policy. */
async function startInterface() {
  const { hooks } = await import(new URL(`${PYSCRIPT}core.js`, import.meta.url).href);
  hooks.worker.onBeforeRunAsync.clear();
}

function command(id, name, what) {
  const message = { id, command: name };
  if (what instanceof Blob) message.blob = what;
  else if (what && name === "import") message.blob = new Blob([what]);
  else if (what) message.text = what;
  engine.postMessage(message);
}

engine.addEventListener("message", heard);
engine.addEventListener("error", failed);

globalThis.mesa = Object.freeze({
  ask: (id, text) => engine.postMessage({ id, text }),
  command,
  listen,
  update,
  install: () => installNow(() => forget("installable")),
  share,
  persist,
  base,
  language,
  version: VERSION,
});

installable(tell);
if (navigator.serviceWorker?.controller) settle();
startInterface().catch((error) => console.error("The interface could not start.", error));
