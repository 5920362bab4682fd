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

  // Names may end in dots; nothing else may be cut.
  const dotted = (node, style) => style.textOverflow === "ellipsis" && node.matches(".seat-name, .name, .grow, .result-game, h1");
  for (const node of all("*")) {
    if (!shown(node) || node.closest("svg") || !node.textContent.trim()) continue;
    const style = getComputedStyle(node);
    const hides = (value) => value === "hidden" || value === "clip";
    if (hides(style.overflowX) && node.scrollWidth > node.clientWidth + 1 && !dotted(node, style))
      tell("text cut off", node, `${node.scrollWidth} in ${node.clientWidth}`);
    if (hides(style.overflowY) && node.scrollHeight > node.clientHeight + 2 && !dotted(node, style))
      tell("text cut off below", node, `${node.scrollHeight} in ${node.clientHeight}`);
  }

  // Text that runs out of its box, into the neighbour or past the edge of the screen.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !shown(node) || node.closest("svg, script")) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const button = node.closest("button, a.button, .prompt");
    const room = button?.getBoundingClientRect();
    const cut = getComputedStyle(node).textOverflow === "ellipsis";
    if (!cut && box.right > wide + 1 && !node.closest(".scrolls, table")) tell("text out of the screen", node, box.right.toFixed());
    if (!cut && room && (box.right > room.right + 1 || box.left < room.left - 1 || box.bottom > room.bottom + 2 || box.top < room.top - 2))
      if (!node.closest(".acts-flag")) tell("text out of its button", node, `in ${say(button)}`);
  }
  return problems;
}
