import { globSync, readFileSync } from 'node:fs';

/** A test or a group of tests as its source has it: nothing is run. */
export interface WrittenTest {
  /** As it is written, after the groups it stands in: a `$row` or `%s` in it is filled in by its table. */
  readonly name: string;
  readonly group: boolean;
  readonly text: string;
}

export interface TestFile {
  readonly path: string;
  readonly text: string;
  readonly tests: readonly WrittenTest[];
}

const opening = /^( *)(?:test|describe)(?:\.(?:each|for|describe))?(?=[(.])/;
const quoted = /(['"`])((?:\\.|(?!\1)[\s\S])*)\1/y;
const group = /^ *(?:test\.)?describe/;

/** Where a test that opens on a line ends: the sources are formatted, so that it is the next line as little indented that closes. */
function endOf(lines: readonly string[], start: number, indent: string): number {
  const closes = (line: string) =>
    line.startsWith(`${indent})`) || line.startsWith(`${indent}}`) || line.startsWith(`${indent}]`);
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.endsWith(';') && (at === start || closes(line))) return at + 1;
  }
  return lines.length;
}

/** The first text that is handed over by the call itself, after the rows of its table where it has some. */
function nameIn(text: string): string {
  const places = [...text.matchAll(/^ *(?:test|describe)(?:\.describe)?\(\s*(?=['"`])|\)\(\s*(?=['"`])/g)];
  const [first] = places;
  if (!first) return '';
  quoted.lastIndex = first.index + first[0].length;
  return quoted.exec(text)?.[2]?.replaceAll(/\\(['"`])/g, '$1') ?? '';
}

function testsIn(source: string) {
  const lines = source.split('\n');
  return lines.flatMap((line, start) => {
    const [, indent] = opening.exec(line) ?? [];
    if (indent === undefined) return [];
    const end = endOf(lines, start, indent);
    const text = lines.slice(start, end).join('\n');
    const name = nameIn(text);
    return name ? [{ name, text, group: group.test(line), start, end }] : [];
  });
}

/** Each by its whole name. */
function named(source: string): WrittenTest[] {
  const found = testsIn(source);
  const groups = found.filter((each) => each.group);
  return found.map(({ name, text, group, start, end }) => {
    const around = groups.filter((each) => each.start < start && each.end >= end).map((each) => each.name);
    return { name: [...around, name].join(' › '), text, group };
  });
}

/** Every file of tests, in the order of their paths. */
export function readTests(): TestFile[] {
  return globSync('tests/**/*.{test.ts,test.tsx,spec.ts}')
    .filter((path) => !path.includes('/fixtures/'))
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, tests: named(text) };
    });
}
