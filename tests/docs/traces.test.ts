import { describe, expect, test } from 'vitest';
import { rulesOf } from '#authoring/break-rules.ts';
import { calls } from '#contract/calls.ts';
import { routes } from '#contract/routes.ts';
import * as delays from '#engine/delays.ts';
import { steps } from '#schemas/index.ts';
import { entries } from '../../scripts/journey-map/map.ts';
import { tracesIn, tracesPage } from '../../scripts/traces/page.ts';
import type { TestFile } from '../../scripts/traces/test-files.ts';
import { readTests } from '../../scripts/traces/test-files.ts';

const files = readTests();
const groups = tracesIn(files);
const told = groups.flatMap(({ title, traces }) => traces.map(({ says, proofs }) => ({ title, says, proofs })));
const saysOf = (title: string) => told.filter((one) => one.title === title).map(({ says }) => says);

describe('the page of traces', () => {
  test('has every route, call and delay once', () => {
    expect(saysOf('Routes').toSorted()).toEqual(routes.map((route) => `\`${route}\``).toSorted());
    expect(saysOf('Calls')).toHaveLength(Object.keys(calls).length);
    expect(saysOf('Delays')).toHaveLength(Object.keys(delays).length);
  });

  test.for(steps)('has every rule of $route', (step) => {
    const rules = rulesOf(step).map(({ name, is }) => `\`${name}\` ${is.message}`);
    expect(saysOf(`Rules of ${step.route}`)).toEqual(rules);
  });

  test('has every row of every table', () => {
    const rows = entries.flatMap(({ tables }) =>
      tables.flatMap((table) => table.rows.map(({ label }) => [table.title, label])),
    );
    const missing = rows.filter(([title = '', says = '']) => !saysOf(title).includes(says));
    expect(missing).toEqual([]);
  });

  test('tells of no test that is not written', () => {
    const sources = new Map(files.map(({ path, text }) => [path, text.replaceAll('\\', '')]));
    const invented = told.flatMap(({ proofs }) =>
      proofs.filter(({ path, name = '' }) => {
        const [last = ''] = name.split(' › ').slice(-1);
        const claims = path.startsWith('tests/engine/decisions/') || path.endsWith('.flow.test.ts');
        return !(claims ? sources.has(path) : sources.get(path)?.includes(last));
      }),
    );
    expect(invented).toEqual([]);
  });
});

const written = (text: string): TestFile => ({
  path: 'tests/invented.test.ts',
  text,
  tests: [{ name: 'says hello', text, group: false }],
});

describe('what has no test', () => {
  const first = (tests: readonly TestFile[]) => tracesPage(tests).split('\n## ')[1] ?? '';

  test('is told first, all of it where there are no tests', () => {
    expect(first([]).split('\n- ')).toHaveLength(told.length + 1);
  });

  test('is told no more once a test names it', () => {
    expect(first([])).toContain('§2, Routes: `/select-loan`');
    expect(first([written("await page.goto('/select-loan');")])).not.toContain('§2, Routes: `/select-loan`');
    expect(first([written("meera.fails('pennyDrop', {});")])).not.toContain('Calls: `pennyDrop`');
    expect(first([written("await page.goto('/select-loans');")])).toContain('§2, Routes: `/select-loan`');
  });

  test('has a claim for every row of a table once that table is proved', () => {
    const claims = {
      ...written("proves(panConfirmed, [{ row: '200: next step' }]);\n"),
      path: 'tests/engine/decisions/one.test.ts',
    };
    expect(first([claims])).not.toContain('PAN confirmed: 200: next step');
    expect(first([claims])).toContain('PAN confirmed: 412');
  });
});
