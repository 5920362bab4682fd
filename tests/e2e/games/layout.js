// Looks at a screen as somebody with a finger does, and lists what is cut off, covered, too small or out of reach.
() => {
  const problems = [];
  const root = document.querySelector("dialog[open]") ?? document.body;
  const all = (css) => [...root.querySelectorAll(css)];
  const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".visually-hidden, [aria-hidden=true], .ghost");
  const say = (node) => {
    const words = (node.getAttribute("aria-label") ?? node.textContent).trim().replace(/\s+/g, " ").slice(0, 30);
    return `${node.tagName.toLowerCase()}.${[...node.classList].join(".")} "${words}"`;
  };
  const tell = (what, node, more = "") => problems.push(`${what}: ${say(node)} ${more}`.trim());
  const wide = innerWidth;

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    problems.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${document.documentElement.clientWidth}`);
  const dialog = document.querySelector("dialog[open]");
  if (dialog && dialog.scrollWidth > dialog.clientWidth) problems.push(`the sheet scrolls sideways: ${dialog.scrollWidth} of ${dialog.clientWidth}`);

  // A hidden box is ticked by its label.
  const controls = all("button, a[href], input, summary").filter((node) => shown(node) || node.matches("input"))
    .map((node) => (shown(node) ? node : node.closest("label"))).filter((node) => node && shown(node));
  const [x, y] = [scrollX, scrollY];
  const inner = dialog?.scrollTop;
  for (const node of new Set(controls)) {
    node.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
    if (left < -1 || right > wide + 1) tell("out of the screen", node, `${left.toFixed()}..${right.toFixed()} of ${wide}`);
    if (width < 24 || (height < 24 && !node.matches("p a, li a, dd a, td a"))) tell("too small", node, `${width.toFixed()}x${height.toFixed()}`);
    if (node.matches(".button.main") && height < 44) tell("main button too low", node, height.toFixed(1));
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const own = hit && (node.contains(hit) || (hit.closest("label") && hit.closest("label").contains(node)));
    // A link that runs over two lines has its middle between them.
    if (!own && node.getClientRects().length === 1) tell("covered", node, hit ? `by ${say(hit)}` : "by nothing on the screen");
  }
  scrollTo(x, y);
  if (dialog) dialog.scrollTop = inner;

  const bar = root.querySelector(".actions");
  if (bar) {
    bar.scrollIntoView({ block: "end", behavior: "instant" });
    const { bottom } = bar.getBoundingClientRect();
    if (bottom > innerHeight + 1) tell("below the screen", bar);
    for (const node of bar.querySelectorAll("button")) {
      const box = node.getBoundingClientRect();
      for (const [px, py] of [[box.left + 4, box.top + box.height / 2], [box.right - 4, box.top + box.height / 2], [box.left + box.width / 2, box.top + 3], [box.left + box.width / 2, box.bottom - 3]]) {
        const hit = document.elementFromPoint(px, py);
        if (hit && !node.contains(hit)) tell("lies over the action bar", hit, `at ${say(node)}`);
      }
    }
    scrollTo(x, y);
  }

  // Names may end in dots; no other text may be cut off by what it lies in, leave its button, or leave the screen.
  const hides = (value) => value === "hidden" || value === "clip";
  const dotted = (node) => getComputedStyle(node).textOverflow === "ellipsis" && node.matches(".seat-name, .name, .grow, h1, h4");
  const read = (node) => {
    for (let at = node; at && at !== root; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (dotted(at) || (hides(getComputedStyle(at).overflowX) && width <= 1 && height <= 1)) return false;
    }
    return shown(node) && !node.closest("svg, script");
  };
  const out = (box, room, slack) => box.right > room.right + slack || box.left < room.left - slack || box.bottom > room.bottom + slack || box.top < room.top - slack;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !read(node)) continue;
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    const words = walker.currentNode.data.trim().slice(0, 30);
    if (box.right > wide + 1 || box.left < -1) tell(`"${words}" leaves the screen`, node, box.right.toFixed());
    const button = node.closest("button, a.button, .prompt");
    if (button && !node.closest(".acts-flag") && out(box, button.getBoundingClientRect(), 2)) tell(`"${words}" leaves its button`, button);
    for (let at = node; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at);
      const room = at.getBoundingClientRect();
      if (hides(style.overflowX) && (box.right > room.right + 1 || box.left < room.left - 1)) tell(`"${words}" is cut off`, at);
      if (hides(style.overflowY) && (box.bottom > room.bottom + 2 || box.top < room.top - 2)) tell(`"${words}" is cut off above or below`, at);
    }
  }
  return problems;
}
