import { table } from '../../scripts/markdown.ts';
import { type Comparison, type Figure, figures, type Results, spreadOf } from './figures.ts';
import type { Spread } from './stats.ts';

function number({ unit }: Figure, value: number): string {
  const digits = unit === 'kB' || unit === 'MB' ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

const withUnit = (figure: Figure, value: number) => `${number(figure, value)} ${figure.unit}`.trim();

const withRange = (figure: Figure, { median, min, max }: Spread) =>
  min === max ? number(figure, median) : `${number(figure, median)} (${number(figure, min)}–${number(figure, max)})`;

/** A figure beside 0 has no ratio. */
const times = (ratio: number) => (Number.isFinite(ratio) ? `${ratio.toFixed(2)} ×` : '–');

function limitText({ figure, limit: { max, maxRatio } }: Comparison): string {
  if (maxRatio) return `at most ${times(maxRatio)}`;
  return max ? `at most ${withUnit(figure, max)}` : '–';
}

/** A comparison in one line, for the picture. */
export const comparisonText = (one: Comparison) =>
  `${one.limit.max ? withUnit(one.figure, one.app.median) : `${times(one.ratio)} ${one.beside}`}, ${limitText(one)}`;

/** Each figure of the app beside the figure that it compares with, and its target. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((one) => [
    one.figure.label,
    `${withRange(one.figure, one.app)} ${one.figure.unit}`.trim(),
    one.beside,
    `${withRange(one.figure, one.other)} ${one.figure.unit}`.trim(),
    times(one.ratio),
    limitText(one),
    one.ofLimit === undefined ? '' : one.ofLimit <= 1 ? 'yes' : '**no**',
  ]);
  return table(['figure', 'Kadam', 'beside', 'its figure', 'ratio', 'target', 'reached'], rows);
}

/** Every figure of every subject. */
export function subjectTable(results: Results): string {
  const measured = Object.entries(results).filter(([, runs]) => runs.length > 0);
  const rows = figures.map((figure) => [
    figure.unit ? `${figure.label}, ${figure.unit}` : figure.label,
    ...measured.map(([, runs]) => {
      const found = spreadOf(figure, runs);
      return found ? withRange(figure, found) : '–';
    }),
  ]);
  return table(['median (range)', ...measured.map(([name]) => name)], rows);
}

/** The page with `text` between its two marks. */
export function withFigures(page: string, text: string): string {
  const part = /(<!-- figures -->\n)[\s\S]*?(?=<!-- end of figures -->)/;
  if (!part.test(page)) throw new Error('docs/performance.md has no part <!-- figures -->.');
  return page.replace(part, (_all, mark: string) => `${mark}${text}\n`);
}
