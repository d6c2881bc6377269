import DOMPurify, { type Config } from 'dompurify';

/** The replacements for some elements: boxes, landmarks, and the title of the page. */
const drawnAs: Readonly<Record<string, string>> = {
  h1: 'h2',
  ...Object.fromEntries(
    'address article aside center details figure footer form header main nav section'
      .split(' ')
      .map((tag) => [tag, 'div']),
  ),
};

const kept = `a abbr b blockquote br caption col colgroup dd div dl dt em h2 h3 h4 h5 h6 hr i li ol p pre s small span
  strong sub sup table tbody td tfoot th thead tr u ul`.split(/\s+/);

const allowed = {
  ALLOWED_TAGS: [...kept, ...Object.keys(drawnAs), '#text'],
  ALLOWED_ATTR: ['colspan', 'href', 'rowspan', 'scope', 'start', 'title'],
  ALLOWED_URI_REGEXP: /^(?:mailto|tel|https?):/i,
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'scope', 'start'],
  // The texts of form controls are no part of the statement.
  ADD_FORBID_CONTENTS: ['button', 'canvas', 'datalist', 'select', 'textarea'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

/**
 * §15: only the runner opens an address that the server sent. A web link in the statement becomes text that includes its
 * address, so that the document stays complete.
 */
function spellOut(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  if (!/^https?:/i.test(address)) return;
  if (!link.textContent.includes(address)) link.append(` (${address})`);
  link.removeAttribute('href');
}

function redraw(element: Element): void {
  const tag = drawnAs[element.localName];
  if (!tag) return;
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** A table that is wider than the page hides its amounts: a long word in a cell, such as an address, may break at its marks. */
function breakLongWords({ childNodes }: Element): void {
  for (const text of Array.from(childNodes).filter((node) => node instanceof Text)) {
    const marked = text.data.replace(/\S{20,}/g, (word) => word.replace(/[@/._-]/g, '\0$&'));
    const pieces = marked.split('\0').flatMap((piece) => [document.createElement('wbr'), piece]);
    text.replaceWith(...pieces.slice(1));
  }
}

/** Keeps text, lists, tables, and links to mail and telephone. Removes script, style, form, picture and frame. */
export function sanitise(html: string): DocumentFragment {
  // DOMPurify returns nothing for a page of frames, which has no body.
  const clean = DOMPurify.sanitize(html, allowed) ?? document.createDocumentFragment();
  for (const link of clean.querySelectorAll('a')) spellOut(link);
  for (const part of clean.querySelectorAll('td, td *')) breakLongWords(part);
  for (const element of clean.querySelectorAll('*')) redraw(element);
  return clean;
}

const names = /\bAPR\b|annual percentage rate/i;
const figure = /^(\d+(?:\.\d+)?)\s*%?(?:\s*(?:p\.?\s?a\.?|per annum|a year))?$/i;

/** The last cell of a row that names the APR, where it is a number. */
function rateIn({ cells }: HTMLTableRowElement): number | undefined {
  const texts = Array.from(cells, ({ textContent }) => textContent.trim());
  const value = texts.pop() ?? '';
  const [, rate] = texts.some((text) => names.test(text)) ? (figure.exec(value) ?? []) : [];
  return rate === undefined ? undefined : Number(rate);
}

/** The APR in percent, from a table row in the regulator's format. Undefined where no row has it, or rows differ. */
export function statedApr(statement: ParentNode): number | undefined {
  const rates = Array.from(statement.querySelectorAll('tr'), rateIn).filter((rate) => rate !== undefined);
  return new Set(rates).size === 1 ? rates[0] : undefined;
}

/** The sanitised statement and its APR. Undefined for an empty statement, which nobody can accept. */
export function parseStatement(html: string) {
  const content = sanitise(html);
  return content.textContent.trim() ? { content, stated: statedApr(content) } : undefined;
}
