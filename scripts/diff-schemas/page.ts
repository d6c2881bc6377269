import type { Change } from './compare.ts';

/** What a pull request is told: of which commit, the steps, and the files beside them. */
export interface Told {
  readonly since: string;
  readonly changes: readonly Change[];
  /** Every file that differs. */
  readonly files: readonly string[];
  readonly note?: string | undefined;
}

const inSchemas = (file: string) => file.startsWith('schemas/');

/** Whether a reviewer has to look beyond the schemas. */
function reach(files: readonly string[]): string {
  const others = files.filter((file) => !inSchemas(file));
  if (files.length === 0) return 'No file differs.';
  if (others.length === 0) return 'This change touches schemas/ alone.';
  const shown = others.slice(0, 8).map((file) => `\`${file}\``);
  const more = others.length > shown.length ? `, and ${others.length - shown.length} more` : '';
  const count = others.length === 1 ? '1 other file' : `${others.length} other files`;
  const beside = files.some(inSchemas)
    ? 'Beside schemas/, this change touches'
    : 'This change touches nothing in schemas/, and';
  return `${beside} ${count}: ${shown.join(', ')}${more}.`;
}

/** The changes as Markdown for a pull request. */
export function diffPage({ since, changes, files, note }: Told): string {
  const sections = changes.map(({ of, lines }) => [`### ${of}`, '', ...lines.map((line) => `- ${line}`)].join('\n'));
  const unchanged = files.some(inSchemas)
    ? 'No borrower and no server sees a difference in the steps.'
    : 'The steps are as they were.';
  return [
    `## Steps, compared with ${since}`,
    reach(files),
    ...(note === undefined ? [] : [note]),
    ...(sections.length > 0 ? sections : [unchanged]),
  ].join('\n\n');
}
