import type { Config } from 'dompurify';
import DOMPurify from 'dompurify';

/** Drawn as another: what is only a box, and what would be a landmark or the title of the page. */
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
  // A control without its form is not the statement's words.
  ADD_FORBID_CONTENTS: ['button', 'canvas', 'datalist', 'select', 'textarea'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // What is only a name is no part of a statement, and could take the place of one of ours.
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

/**
 * §15: an address from the server is followed only where the runner allows it. One in the statement is not
 * followed at all but shown, so that nothing of the document is lost.
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

/** The server's HTML as text, lists and tables: no script, style, form, picture or frame, and no link but to mail and telephone. */
export function sanitise(html: string): DocumentFragment {
  const clean = DOMPurify.sanitize(html, allowed);
  for (const link of clean.querySelectorAll('a')) spellOut(link);
  for (const element of clean.querySelectorAll('*')) redraw(element);
  return clean;
}
