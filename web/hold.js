// Only one window holds the game. Web Locks say who; without them the windows ask each other over a channel. A window
// that was wrong about it is stopped by the lease in saves.js, which is checked in the same transaction as each write.

const PATIENCE = 1500;

/** Return the way of holding that this browser has; `lost` is called when another window takes the hold. */
export function makeHold(name, lost) {
  if (navigator.locks) return lockHold(name, lost);
  if (globalThis.BroadcastChannel) return channelHold(name, lost);
  return { take: async () => true, steal: async () => true };
}

function lockHold(name, lost) {
  const request = (options) =>
    new Promise((answer) => {
      let held = false;
      const keep = () => {
        held = true;
        answer(true);
        return new Promise(() => {});
      };
      navigator.locks.request(name, options, keep).catch(() => (held ? lost() : answer(false)));
    });
  return {
    // A page that was just loaded again may have to wait for its own former worker to end.
    take: () => {
      const control = new AbortController();
      setTimeout(() => control.abort(), PATIENCE);
      return request({ signal: control.signal });
    },
    steal: () => request({ steal: true }),
  };
}

function channelHold(name, lost) {
  const channel = new BroadcastChannel(name);
  let held = false;
  let busy = null;
  channel.onmessage = ({ data }) => {
    if (data === "who" && held) channel.postMessage("me");
    if (data === "me") busy?.();
    if (data === "mine" && held) {
      held = false;
      lost();
    }
  };
  const take = () =>
    new Promise((answer) => {
      const free = setTimeout(() => answer((held = true)), PATIENCE);
      busy = () => {
        clearTimeout(free);
        answer(false);
      };
      channel.postMessage("who");
    });
  const steal = async () => {
    channel.postMessage("mine");
    return (held = true);
  };
  return { take, steal };
}
