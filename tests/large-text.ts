import { onTestFinished } from 'vitest';

/** The width of a figure in em: in Roboto, and in the wide fonts that owners of phones choose. */
const widths = { roboto: 0.5615, wide: 0.64, wideBold: 0.7 };

/** Text as large as this share of the usual size, and as wide as in this font, whichever font is installed. */
export function setText(percent: number, font: keyof typeof widths): void {
  const style = document.createElement('style');
  onTestFinished(() => style.remove());
  style.textContent = `:root { font-size: ${percent}% } * { font-size-adjust: ch-width ${widths[font]} !important }`;
  document.head.append(style);
}

export const doubleText = (font: keyof typeof widths = 'wide') => setText(200, font);

/** The lines of the text of an element. */
export function linesOf(element: Element): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}
