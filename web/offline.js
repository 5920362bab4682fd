// Registers the service worker and tells how far the site is kept on this device and when a new version waits.

const HOUR = 3_600_000;
let registration = null;
let wanted = false;

/** Register the service worker where there is one; without it the app plays all the same. */
export async function keepOffline(base, tell) {
  if (!isSecureContext || !navigator.serviceWorker) return;
  const script = new URL("sw.js", base).href;
  hear(script, tell);
  try {
    registration = await navigator.serviceWorker.register(script, { scope: base, updateViaCache: "none" });
  } catch (error) {
    console.warn("This visit is not kept for playing offline.", error);
    return;
  }
  if (!registration) return;
  registration.active?.postMessage({ ask: "status" });
  watch(tell);
  lookAgain();
}

/** Hear our own service worker; another copy of the site on this host may have one, too. */
function hear(script, tell) {
  navigator.serviceWorker.addEventListener("message", ({ data, source }) => {
    if (source?.scriptURL === script && data?.note) tell(data);
  });
  navigator.serviceWorker.startMessages();
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!wanted) return;
    wanted = false;
    location.reload();
  });
}

function watch(tell) {
  const waits = () => registration.waiting && registration.active && tell({ note: "update-ready" });
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", waits);
  });
  registration.installing?.addEventListener("statechange", waits);
  waits();
}

/** An installed app may stay open for days: look for a new version when it is seen again. */
function lookAgain() {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}

/** Let the waiting version take over; the page is loaded again once, when it has. */
export function update() {
  if (!registration?.waiting) return;
  wanted = true;
  registration.waiting.postMessage({ ask: "take-over" });
}
