import type { Comparison } from './figures.ts';
import { comparisonText } from './report.ts';

const rowHeight = 26;
const left = 250;

const escaped = (content: string) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const text = (x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end' = 'start') =>
  `<text x="${Math.round(x)}" y="${y}" text-anchor="${anchor}">${escaped(content)}</text>`;

const bar = (x: number, y: number, width: number, fill: string) =>
  `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${rowHeight - 8}" fill="${fill}"/>`;

/** A bar for each figure, relative to its target, which is a line; for light and dark pages. */
export function comparisonPicture(comparisons: readonly Comparison[]): string {
  const targetWidth = 200;
  const target = left + targetWidth;
  const rows = comparisons
    .filter(({ ofLimit }) => ofLimit !== undefined)
    .flatMap((one, place) => {
      const y = 24 + place * rowHeight;
      const part = Math.min(one.ofLimit ?? 0, 1.9);
      return [
        text(left - 10, y + 14, one.figure.label, 'end'),
        bar(left, y, part * targetWidth, part > 1 ? '#b42318' : '#0f7b6c'),
        text(Math.max(left + part * targetWidth, target) + 8, y + 14, comparisonText(one)),
      ];
    });
  const height = 30 + (rows.length / 3) * rowHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 ${height}">`,
    '<style>text{font:13px system-ui,sans-serif;fill:#16202a}@media(prefers-color-scheme:dark){text{fill:#e6edf3}}</style>',
    text(target, 14, 'target', 'middle'),
    `<path d="M${target} 20V${height - 4}" stroke="#8a97a3" stroke-dasharray="3 3"/>`,
    ...rows,
    '</svg>\n',
  ].join('\n');
}
