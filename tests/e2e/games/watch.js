// Runs before the page does: keeps every picture of the document and says what the policy refused. `ply` is the length of
// the game's log as the engine last told it, `from` what it was before that.
(() => {
  const watch = { shots: [], ply: 0, from: 0, on: false };
  let mesa;

  const heard = (told) => {
    const { text, table } = JSON.parse(told);
    const { ply } = JSON.parse(text ?? table ?? "{}") ?? {};
    if (ply === undefined || ply === watch.ply) return;
    [watch.from, watch.ply] = [watch.ply, ply];
  };

  const cut = (html, part) => (part ? html.replace(part, () => "") : html);

  const shot = () => {
    const recap = document.querySelector(".cover-screen #z-recap")?.innerHTML ?? "";
    const sheet = document.querySelector("#sheet")?.innerHTML ?? "";
    const html = cut(cut(document.documentElement.outerHTML, recap), sheet);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title, location.href]);
    const covered = !!document.querySelector(".cover-screen");
    return { html, recap, sheet, kept, covered, ply: watch.ply, from: watch.from };
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
      mesa = offered;
      mesa.listen(heard);
    },
  });
  globalThis.watch = Object.assign(watch, { shot, drain: () => [...watch.shots.splice(0), shot()] });
})();
