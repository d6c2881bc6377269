/** Kept as they are. A statement has its heading in the bar of the screen, so that its own first heading is a second. */
const kept = new Set(
  `a abbr b blockquote br caption col colgroup dd div dl dt em h2 h3 h4 h5 h6 hr i li ol p pre s small span strong sub
  sup table tbody td tfoot th thead tr u ul`.split(/\s+/),
);

/** Drawn as another: what is only a box, and what would be a landmark or a title of the page. */
const drawnAs: Readonly<Record<string, string>> = {
  h1: 'h2',
  ...Object.fromEntries(
    'address article aside center details figure footer form header main nav section'
      .split(' ')
      .map((tag) => [tag, 'div']),
  ),
};

/** Gone with all they hold, since what they hold is no text. */
const dropped = new Set(
  `applet audio base button canvas datalist embed frame frameset head iframe input link map math meta noembed noframes
  noscript object option plaintext script select style svg template textarea title video xmp`.split(/\s+/),
);

const number = /^\d{1,3}$/;
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: /^(mailto|tel):/i },
  abbr: { title: /./ },
  ol: { start: number },
  td: { colspan: number, rowspan: number },
  th: { colspan: number, rowspan: number, scope: /^(row|col|rowgroup|colgroup)$/ },
};

function copyAttributes(from: Element, to: Element): void {
  for (const [name, form] of Object.entries(attributes[from.localName] ?? {})) {
    const value = from.getAttribute(name)?.trim();
    if (value && form.test(value)) to.setAttribute(name, value);
  }
}

/**
 * decisions.md §6: an address from the server is followed only where the runner allows it. One in the statement is not
 * followed at all but shown, so that nothing of the document is lost.
 */
function spelledOut(element: Element): readonly string[] {
  const address = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined;
  if (!address || !/^https?:\/\//i.test(address) || element.textContent.includes(address)) return [];
  return [` (${address})`];
}

function copy(node: Node): readonly Node[] {
  if (node instanceof Text) return [new Text(node.data)];
  if (!(node instanceof HTMLElement) || dropped.has(node.localName)) return [];
  const inside = [...node.childNodes].flatMap(copy);
  const name = drawnAs[node.localName] ?? node.localName;
  if (!kept.has(name)) return inside;
  const element = document.createElement(name);
  copyAttributes(node, element);
  element.append(...inside, ...spelledOut(node));
  return [element];
}

/**
 * The lender's HTML, built anew from what is allowed: no script, style, form, picture or frame, no attribute but those
 * above, no link but to a mail address or a telephone. The parser's document has no window: nothing in it runs or loads.
 */
export function sanitise(html: string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const clean = document.createDocumentFragment();
  clean.append(...[...body.childNodes].flatMap(copy));
  return clean;
}
