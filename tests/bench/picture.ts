import type { Comparison } from './figures.ts';
import { comparisonText } from './report.ts';

const [width, rowHeight, labelWidth, unitWidth] = [860, 26, 250, 200];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An element with its attributes and its content. */
export const element = (name: string, attributes: Readonly<Record<string, string | number>>, content = '') => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
};

export const text = (
  x: number,
  y: number,
  content: string,
  attributes: Readonly<Record<string, string | number>> = {},
) => element('text', { x, y, ...attributes }, escaped(content));

/** A picture for light and dark pages. */
export function picture(height: number, title: string, styles: string, content: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>text{font:13px system-ui,sans-serif;fill:#16202a}${styles}`,
    '@media(prefers-color-scheme:dark){text{fill:#e6edf3}}</style>',
    ...content,
    '</svg>',
    '',
  ].join('\n');
}

/** A bar for each figure: its part of the limit, which is a line. */
export function comparisonPicture(comparisons: readonly Comparison[]): string {
  const shown = comparisons.filter(({ ofLimit }) => ofLimit !== undefined);
  const height = 30 + shown.length * rowHeight;
  const rows = shown.flatMap((one, place) => {
    const y = 24 + place * rowHeight;
    const part = Math.min(one.ofLimit ?? 0, 1.9);
    const end = labelWidth + part * unitWidth;
    return [
      text(labelWidth - 10, y + 14, one.figure.label, { 'text-anchor': 'end' }),
      element('rect', {
        class: part > 1 ? 'over' : 'reached',
        x: labelWidth,
        y: y + 3,
        width: Math.round(part * unitWidth),
        height: rowHeight - 8,
        rx: 3,
      }),
      text(Math.max(end, labelWidth + unitWidth) + 8, y + 14, comparisonText(one)),
    ];
  });
  const limit = labelWidth + unitWidth;
  return picture(
    height,
    'Each figure as a part of its target',
    '.reached{fill:#0f7b6c}.over{fill:#b42318}line{stroke:#8a97a3;stroke-dasharray:3 3}',
    [
      text(limit, 14, 'target', { 'text-anchor': 'middle' }),
      element('line', { x1: limit, y1: 20, x2: limit, y2: height - 4 }),
      ...rows,
    ],
  );
}
