// Keeps the browser's question about installing until the person asks for it.

let question = null;

/** Tell when the browser would let the app be installed. */
export function installable(tell) {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    question = event;
    tell({ note: "installable" });
  });
}

/** Show the browser's question, once; `asked` is called when it has been used up. */
export async function installNow(asked) {
  if (!question) return false;
  const mine = question;
  question = null;
  asked();
  await mine.prompt();
  return (await mine.userChoice).outcome === "accepted";
}
