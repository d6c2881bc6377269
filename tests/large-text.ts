import { onTestFinished } from 'vitest';

/** The width of a figure in em, in the wide fonts that owners of phones choose; that of Roboto is 0.56. */
const wide = { regular: 0.64, bold: 0.7 };

/** Text of twice the size, as wide as in such a font, whichever font is installed. */
export function doubleText(weight: keyof typeof wide = 'regular'): void {
  const style = document.createElement('style');
  onTestFinished(() => style.remove());
  style.textContent = `:root { font-size: 200% } * { font-size-adjust: ch-width ${wide[weight]} !important }`;
  document.head.append(style);
}

/** The lines of the text of an element. */
export function linesOf(element: Element): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}
