import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { readDrawn } from './drawn.ts';

/** Writes what differs as Markdown, for a pull request. */
export default class Summary implements Reporter {
  readonly #differing: TestCase[] = [];

  onTestEnd(test: TestCase): void {
    if (!test.ok()) this.#differing.push(test);
  }

  onEnd(): void {
    const rows = [...Map.groupBy(this.#differing, ({ parent }) => parent.title)].map(
      ([part, all]) => `| ${part} | ${[...new Set(all.map(({ title }) => title))].join(', ')} |`,
    );
    const table = ['| part | stories that differ |', '|---|---|', ...rows].join('\n');
    const head = `## Pictures\n\n${readDrawn().words}\n\n`;
    writeFileSync('test-results/pictures/summary.md', `${head}${rows.length > 0 ? table : 'No picture differs.'}\n`);
  }
}
