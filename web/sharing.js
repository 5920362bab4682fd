// What leaves the page because a person wants it to, and the wish that what stays be kept.

/** Share a text by the system's own sheet, else put it on the clipboard; the answer says which: share, copy or no. */
export async function share(text) {
  if (navigator.share) {
    try {
      await navigator.share({ text });
      return "share";
    } catch (error) {
      // Closing the sheet is an answer, too.
      if (error.name === "AbortError") return "no";
    }
  }
  return (await copy(text)) ? "copy" : "no";
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

/** Copy on pages without a clipboard of their own, such as those of a home network over plain http. */
function copyByHand(text) {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

/** Let the browser download a save; what is in it is never read here. */
export function download(blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `mesa-de-bolso-${new Date().toISOString().slice(0, 10)}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

let asked = null;

/** Ask the browser, once, not to clear our storage when space is short. */
export function persist() {
  asked ??= navigator.storage?.persist?.().catch(() => false) ?? Promise.resolve(false);
  return asked;
}
