// Runs before the page does: keeps every picture of the document and says what the policy refused. `ply` is the length of
// the game's log as the engine last told it, `from` what it was before that; `viewer` and `before` who looked. `asked`
// and `answered` hold what the page asked of the engine and what it was answered.
(() => {
  const watch = { shots: [], asked: [], answered: [], ply: 0, from: 0, viewer: null, before: null, on: false };
  let mesa;

  const heard = (told) => {
    const { id, text, table } = JSON.parse(told);
    const { ply, viewer } = JSON.parse(text ?? table ?? "{}") ?? {};
    if (id !== undefined && watch.on) watch.answered.push([id, text]);
    if (viewer !== undefined) [watch.before, watch.viewer] = [watch.viewer, viewer];
    if (ply === undefined || ply === watch.ply) return;
    [watch.from, watch.ply] = [watch.ply, ply];
  };

  const asking = (offered) => (id, text) => {
    if (watch.on) watch.asked.push([id, text]);
    offered.ask(id, text);
  };

  const cut = (html, part) => (part ? html.replace(part, () => "") : html);

  const shot = () => {
    const recap = document.querySelector(".cover-screen #z-recap")?.innerHTML ?? "";
    const sheet = document.querySelector("#sheet")?.innerHTML ?? "";
    const html = cut(cut(document.documentElement.outerHTML, recap), sheet);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title, location.href]);
    const covered = !!document.querySelector(".cover-screen");
    const { ply, from, viewer, before } = watch;
    return { html, recap, sheet, kept, covered, ply, from, viewer, before };
  };

  // The observer is called when all of one painting is done and before any of it is shown.
  const observer = new MutationObserver(() => watch.on && watch.shots.push(shot()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`));
  Object.defineProperty(globalThis, "mesa", {
    configurable: true,
    get: () => mesa,
    set: (offered) => {
      mesa = Object.freeze({ ...offered, ask: asking(offered) });
      mesa.listen(heard);
    },
  });
  globalThis.watch = Object.assign(watch, { shot, drain: () => [...watch.shots.splice(0), shot()], talk: () => [watch.asked.splice(0), watch.answered.splice(0)] });
})();
