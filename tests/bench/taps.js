// Runs in the page before all else: times taps on cards and on the main button until the page has painted the change.
(() => {
  const times = (window.tapTimes = { card: [], main: [], long: [], lost: 0 });
  const PATIENCE_MS = 3000;
  let waiting = null;
  const where = (node) => node.closest('[id^="z-"]')?.id ?? "";
  const pieces = () =>
    [...document.querySelectorAll("#app [data-piece]")].map((node) => `${node.dataset.piece} in ${where(node)}`).sort().join();
  const main = () => document.querySelector('[data-key="main"]')?.outerHTML;
  // A tap on a card has been answered when the card, or the button it enables, is drawn anew; a play when a piece has moved.
  const look = { card: () => `${pieces()} ${main()} ${document.querySelectorAll(".picked").length}`, main: pieces };
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));

  addEventListener("click", (event) => {
    const node = event.target.closest('.card.playable, [data-key="main"]:not([aria-disabled])');
    const kind = node && (node.dataset.key === "main" ? "main" : "card");
    waiting = kind && { kind, at: event.timeStamp, before: look[kind]() };
  }, true);
  new MutationObserver(() => {
    if (!waiting || look[waiting.kind]() === waiting.before) return;
    const { kind, at } = waiting;
    waiting = null;
    painted(() => times[kind].push(performance.now() - at));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "aria-disabled"] });
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) times.long.push({ start: task.startTime, lasted: task.duration });
  }).observe({ type: "longtask" });

  // What a player would do next.
  window.nextTap = () => {
    if (waiting && performance.now() - waiting.at < PATIENCE_MS) return null;
    if (waiting) times.lost += 1;
    waiting = null;
    if (document.querySelector("main.result")) return "over";
    if (document.querySelector("dialog[open]")) return "dialog[open] [data-do=close]";
    if (document.documentElement.dataset.busy === "yes") return null;
    const wishes = ['[data-key="main"]:not([aria-disabled])', "#app .card.playable:not(.picked)"];
    return wishes.find((wish) => document.querySelector(wish)) ?? null;
  };
})();
