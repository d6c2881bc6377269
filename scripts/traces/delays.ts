import { globSync, readFileSync } from 'node:fs';
import * as delays from '#engine/delays.ts';
import { declarationsIn } from './declared.ts';
import type { TestFile } from './test-files.ts';
import type { TraceGroup } from './trace.ts';
import { proofsIn } from './trace.ts';

/** A time as tests write it, 2000 or 2_000: of an outcome, or by which they move the clock. */
function asTime(value: number): RegExp {
  const grouped = String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_?');
  return new RegExp(`(?:(?:Ms|after|for)\\b\\W{1,3}|(?:pass|fastForward|advance\\w*)\\()${grouped}(?![\\w.])`);
}

type Sources = readonly (readonly [path: string, text: string])[];

const uses = (name: string, sources: Sources) => {
  const form = new RegExp(`\\b${name}\\b`);
  return sources.filter(([path, text]) => path !== 'src/engine/delays.ts' && form.test(text));
};

/** The modules of `src/` that use a delay, by its name or by that of an outcome which is made with it. */
function usersOf(name: string, sources: Sources): string[] {
  const outcomes = sources.filter(([path]) => path === 'src/engine/outcome.ts');
  const made = uses(name, outcomes).flatMap(([, text]) =>
    [...declarationsIn(text)].filter(([, own]) => own.includes(name)).map(([declared]) => declared),
  );
  return [name, ...made.filter((each) => each !== 'go')].flatMap((each) => uses(each, sources)).map(([path]) => path);
}

/** A test is about a module that it imports; about a part of a screen where it stands in the folder that mirrors it. */
function isAbout({ path, text }: TestFile, module: string): boolean {
  const mirrored = module.replace(/^src/, 'tests').replace(/[^/]+$/, '');
  const isEngine = module.startsWith('src/engine/');
  return text.includes(`'${module.replace(/^src\//, '#')}'`) || (!isEngine && path.replace(/[^/]+$/, '') === mirrored);
}

/** §9: every delay, and the tests of what it delays that name it, or its value. */
export function delayTraces(files: readonly TestFile[]): TraceGroup {
  const sources = globSync('src/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.stories.'))
    .sort()
    .map((path) => [path, readFileSync(path, 'utf8')] as const);
  return {
    section: '§9',
    title: 'Delays',
    how: 'A test that names the delay; or that waits for so long, or expects it of an outcome, in a file about what uses it.',
    // A module lists its names in another order wherever it runs.
    traces: Object.entries(delays)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, value]) => {
        const users = usersOf(name, sources);
        const time = asTime(value);
        const proofs = files.flatMap((file) => {
          const isNear = users.some((user) => isAbout(file, user));
          return proofsIn(file, (source) => source.includes(name) || (isNear && time.test(source)));
        });
        return { says: `\`${name}\` ${value}`, proofs };
      }),
  };
}
