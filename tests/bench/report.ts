import { table } from '../../scripts/markdown.ts';
import type { Comparison, Figure, Results } from './figures.ts';
import { figures, spreadOf } from './figures.ts';
import type { Spread } from './stats.ts';
import type { Subject } from './subjects.ts';

/** What was measured, where, when and with what. */
export interface Measured {
  readonly results: Results;
  readonly subjects: readonly Subject[];
  readonly machine: string;
  readonly date: string;
  readonly versions: readonly string[];
}

const digits = ({ unit }: Figure) => (unit === 'kB' || unit === 'MB' ? 1 : 0);

const number = (figure: Figure, value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: digits(figure), minimumFractionDigits: digits(figure) });

const withUnit = (figure: Figure, value: number) => `${number(figure, value)} ${figure.unit}`.trim();

const withRange = (figure: Figure, { median, min, max }: Spread) =>
  min === max ? number(figure, median) : `${number(figure, median)} (${number(figure, min)}–${number(figure, max)})`;

const times = (ratio: number) => `${ratio.toFixed(2)} ×`;

export function limitText({ figure, limit }: Comparison): string {
  if (limit.maxRatio) return `at most ${times(limit.maxRatio)}`;
  return limit.max ? `at most ${withUnit(figure, limit.max)}` : '–';
}

/** A comparison in one line, for the picture. */
export const comparisonText = (comparison: Comparison) => {
  const { figure, app, ratio, limit } = comparison;
  return `${limit.max ? withUnit(figure, app.median) : times(ratio)}, ${limitText(comparison)}`;
};

const reachedText = ({ ofLimit }: Comparison) => (ofLimit === undefined ? '' : ofLimit <= 1 ? 'yes' : '**no**');

export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((one) => {
    const { figure, app, beside, other, ratio } = one;
    return [
      figure.label,
      `${withRange(figure, app)} ${figure.unit}`.trim(),
      beside,
      `${withRange(figure, other)} ${figure.unit}`.trim(),
      times(ratio),
      limitText(one),
      reachedText(one),
    ];
  });
  return table(['figure', 'Kadam', 'beside', 'its figure', 'ratio', 'target', 'reached'], rows);
}

export function subjectTable({ results, subjects }: Pick<Measured, 'results' | 'subjects'>): string {
  const measured = subjects.filter(({ name }) => results[name]?.length);
  const rows = figures.map((figure) => [
    figure.unit ? `${figure.label}, ${figure.unit}` : figure.label,
    ...measured.map(({ name }) => {
      const found = spreadOf(figure, results[name]);
      return found ? withRange(figure, found) : '–';
    }),
  ]);
  return table(['median (range)', ...measured.map(({ name }) => name)], rows);
}

/** How many runs, and which of them other programs disturbed. */
export function runsText(results: Results): string {
  const runs = Object.values(results).map((all) => all.length);
  const disturbed = Object.entries(results).flatMap(([name, all]) =>
    all.flatMap((run, place) => (run.disturbed ? `${name} ${place + 1}` : [])),
  );
  const count = `Medians of ${Math.min(...runs)} interleaved runs, and the range.`;
  if (disturbed.length === 0) return `${count} No run was disturbed by other programs.`;
  return `${count} **Disturbed by other programs: ${disturbed.join(', ')}.**`;
}

/** The generated part of docs/performance.md. */
export function figuresText(measured: Measured, comparisons: readonly Comparison[]): string {
  return [
    '![Each figure as a part of its target](performance.svg)',
    `${runsText(measured.results)} ${measured.date}, ${measured.machine}.`,
    comparisonTable(comparisons),
    'Every subject of the same run:',
    subjectTable(measured),
    `Versions: ${measured.versions.join(', ')}.`,
  ].join('\n\n');
}

/** A page with the text between the marks of this name. */
export function withPart(page: string, name: string, text: string): string {
  const part = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(?=\\n<!-- end of ${name} -->)`);
  if (!part.test(page)) throw new Error(`docs/performance.md has no part <!-- ${name} -->.`);
  return page.replace(part, (_all, mark: string) => mark + text);
}
