import { onTestFinished } from 'vitest';

/** The width of a figure in em: in Roboto, and in the wide fonts that owners of phones choose. */
const widths = { roboto: 0.5615, wide: 0.64, wideBold: 0.7 };

/** Text of twice the size, as wide as in this font, whichever font is installed. */
export function doubleText(font: keyof typeof widths = 'wide'): void {
  const style = document.createElement('style');
  onTestFinished(() => style.remove());
  style.textContent = `:root { font-size: 200% } * { font-size-adjust: ch-width ${widths[font]} !important }`;
  document.head.append(style);
}

/** The lines of the text of an element. */
export function linesOf(element: Element): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}
