// What a player sees of a table: how large the board is, what can be read, and what is cut, broken or covered.
() => {
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const boxOf = (element) => element.getBoundingClientRect();
  const common = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const around = (boxes) => boxes.reduce((a, b) => ({ left: Math.min(a.left, b.left), top: Math.min(a.top, b.top), right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom) }));
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const ancestors = (element) => (element && element !== document.body ? [element, ...ancestors(element.parentElement)] : []);

  /** Buttons and the like that something else lies over. */
  const controls = [...document.querySelectorAll("button:enabled, a[href], input:enabled, select:enabled")]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest(".sr-only") && boxOf(one).width > 2)
    .map((one) => ({ one, seen: seenOf(one.parentElement, boxOf(one)) }))
    .filter(({ one, seen }) => area(seen) > 0.3 * area(boxOf(one)));
  const covered = controls
    .filter(({ one, seen }) => {
      const hit = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
      return hit === null || !(one.contains(hit) || hit.contains(one) || hit.closest("label")?.contains(one));
    })
    .map(({ one }) => one.getAttribute("aria-label") || one.textContent.trim());
  // From here on everything is hit, also what lets clicks through: else nobody knows what lies over what.
  const through = new CSSStyleSheet();
  through.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(through);

  /** What is seen of a box inside an element, without scrolling. */
  function seenOf(element, box) {
    return ancestors(element)
      .filter((up) => styleOf(up).overflow !== "visible" && styleOf(up).display !== "inline" && styleOf(up).display !== "contents")
      .reduce((seen, up) => common(seen, boxOf(up)), common(box, screen));
  }
  /** What can be seen of it, however one scrolls. */
  function reachable(element, box) {
    let seen = box;
    for (const up of ancestors(element)) {
      const { overflowX, overflowY, display } = styleOf(up);
      if (display === "inline" || display === "contents") continue;
      if (/auto|scroll/.test(overflowX + overflowY)) return seen;
      if (/hidden|clip/.test(overflowX + overflowY)) seen = common(seen, boxOf(up));
    }
    return seen;
  }
  const alpha = (colour) => (colour === "none" || colour === "transparent" ? 0 : Number(/(?:\/\s*|rgba\((?:[^,]*,){3}\s*)([\d.]+)\)/.exec(colour)?.[1] ?? 1));
  const paints = (element) => {
    const { fill, fillOpacity, opacity, backgroundColor, backgroundImage } = styleOf(element);
    if (element instanceof SVGGeometryElement) return alpha(fill) * fillOpacity * opacity > 0.5;
    return !(element instanceof SVGElement) && opacity > 0.5 && (alpha(backgroundColor) > 0.5 || backgroundImage !== "none");
  };
  /** What is painted over an element in a place; nothing where it is seen. */
  const overAt = (element, x, y) => {
    for (const top of document.elementsFromPoint(x, y)) {
      if (element.contains(top) || top.contains(element)) return null;
      if (paints(top)) return top;
    }
    return null;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || /^(script|style|option|title)$/i.test(element.tagName) || element.closest(".sr-only")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => area(box) > 2);
    const seen = boxes.map((box) => seenOf(element, box)).filter((box, nth) => area(box) > 0.3 * area(boxes[nth]));
    const shown = seen.filter((box) => overAt(element, (box.left + box.right) / 2, (box.top + box.bottom) / 2) === null);
    if (shown.length) texts.push({ node, element, boxes, shown, words: node.data.trim(), board: element.closest(".board svg") !== null });
  }

  /** A word on two lines, unless it has a hyphen there. */
  const broken = texts.flatMap(({ node }) =>
    [...node.data.matchAll(/[\p{L}\p{M}]{4,}/gu)]
      .filter(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 4))).size > 1;
      })
      .map(([word]) => word),
  );
  /** Words of which a part is lost and cannot be scrolled to. */
  const truncated = texts
    .filter(({ element, boxes }) =>
      boxes.some((box) => {
        const left = reachable(element, box);
        return box.width - (left.right - left.left) > 3 || left.bottom - left.top < 0.6 * box.height;
      }) || (styleOf(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1))
    .map(({ words }) => words);
  /** Texts that are written over each other, or lie in part under something else. */
  const inner = ({ left, right, top, bottom }) => ({ left: left + 1, right: right - 1, top: top + (bottom - top) / 4, bottom: bottom - (bottom - top) / 4 });
  const places = texts.flatMap((text) => text.shown.map((box) => ({ text, ...inner(box) })));
  const crossing = places.flatMap((one, nth) =>
    places.slice(nth + 1).filter((two) => {
      const both = common(one, two);
      const [a, b] = [one.text.element, two.text.element];
      if (both.right - both.left < 2 || both.bottom - both.top < 2 || a.contains(b) || b.contains(a)) return false;
      const at = [(both.left + both.right) / 2, (both.top + both.bottom) / 2];
      return overAt(a, ...at) === null || overAt(b, ...at) === null;
    }).map((two) => `${one.text.words} × ${two.text.words}`),
  );
  const half = texts.flatMap(({ element, shown, words }) =>
    shown.flatMap((box) => [0.05, 0.95].map((part) => overAt(element, box.left + (box.right - box.left) * part, (box.top + box.bottom) / 2)))
      .filter((over) => over !== null)
      .map((over) => `${words} < ${over.textContent.trim().slice(0, 30) || over.tagName}`),
  );
  document.adoptedStyleSheets.pop();

  const view = document.querySelector(".board .seen");
  const cells = [...document.querySelectorAll(".board .seen .cell")].map(boxOf);
  const scaleOf = (element) => { const { a, b, c, d } = element.getScreenCTM(); return Math.sqrt(Math.abs(a * d - b * c)); };
  const log = document.querySelector("[role=log]");
  const prompts = [...document.querySelectorAll(".prompt")].filter((one) => one.checkVisibility());
  const heightOf = (selector) => { const found = document.querySelector(selector); return found ? Math.round(boxOf(found).height) : 0; };
  const isWhole = (element) => area(seenOf(element.parentElement, boxOf(element))) > 0.97 * area(boxOf(element));
  return {
    share: view && cells.length ? area(common(around(cells), boxOf(view))) / (innerWidth * innerHeight) : 0,
    boardFont: Math.min(99, ...texts.filter(({ board }) => board).map(({ element }) => parseFloat(styleOf(element).fontSize) * scaleOf(element))),
    font: Math.min(99, ...texts.filter(({ board }) => !board).map(({ element }) => parseFloat(styleOf(element).fontSize))),
    logLines: log ? [...log.children].filter(isWhole).length : 0,
    logged: log ? log.children.length : 0,
    prompt: prompts.length > 0 && prompts.every(isWhole),
    promptHeight: heightOf(".ask .prompt"),
    trayHeight: heightOf(".desk:not(.left) > .tray"),
    sideways: document.scrollingElement.scrollWidth - innerWidth,
    broken, truncated, covered, overlaps: [...crossing, ...half],
  };
}
