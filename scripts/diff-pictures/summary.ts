import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { readDrawn } from './storybook.ts';

/** Writes what differs as Markdown, for a pull request. */
export default class Summary implements Reporter {
  #all: Suite | undefined;

  onBegin(_config: FullConfig, all: Suite): void {
    this.#all = all;
  }

  onEnd(): void {
    const differing = this.#all?.allTests().filter((test) => !test.ok()) ?? [];
    const rows = [...Map.groupBy(differing, ({ parent }) => parent.title)].map(
      ([part, tests]) => `| ${part} | ${[...new Set(tests.map(({ title }) => title))].join(', ')} |`,
    );
    const table = ['| part | stories that differ |', '|---|---|', ...rows].join('\n');
    const head = `## Pictures\n\n${readDrawn().words}\n\n`;
    writeFileSync('test-results/pictures/summary.md', `${head}${rows.length > 0 ? table : 'No picture differs.'}\n`);
  }
}
