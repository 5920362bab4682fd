// Brings answers and notes to whoever listens in the page; those that came before anybody listened are told again.

const listeners = [];
const notes = new Map();
let early = [];

/** Forget a note, so that nobody who listens later hears it. */
export function forget(...names) {
  for (const key of [...notes.keys()]) if (names.includes(key.split(" ")[0])) notes.delete(key);
}

function keepNote(message, text) {
  // A table that is open again ends what was said about other windows.
  if (message.note === "engine-ready") forget("watching", "taken");
  if (message.note === "offline-ready") forget("offline-progress");
  const key = `${message.note} ${message.key ?? ""}`;
  notes.delete(key);
  notes.set(key, text);
}

/** Tell all listeners an answer or a note. */
export function tell(message) {
  const text = JSON.stringify(message);
  if (message.note) keepNote(message, text);
  else if (!listeners.length) early.push(text);
  for (const listener of listeners) listener(text);
}

/** Call a function with the JSON text of everything told from now on, and of what it missed. */
export function listen(listener) {
  listeners.push(listener);
  const missed = [...notes.values(), ...early];
  early = [];
  for (const text of missed) listener(text);
}
