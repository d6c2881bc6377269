import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journey } from '#schemas/index.ts';
import { draftsFor, write } from '../../scripts/new-step/files.ts';
import { refusalsOf } from '../../scripts/new-step/refusals.ts';
import type { Wish } from '../../scripts/new-step/wish.ts';

const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);
let copy: string;

interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

const script = (file: string, ...args: string[]): Promise<Said> =>
  run(process.execPath, [path.join(copy, 'scripts', file), ...args], { cwd: copy }).catch((failed: Said) => failed);
const newStep = (flags: Readonly<Record<string, string>>, ...more: string[]) =>
  script('new-step/main.ts', ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]), ...more);
const read = (file: string) => readFile(path.join(copy, file), 'utf8');

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'kadam-tree-'));
  const kept = ['schemas', 'src', 'scripts', 'package.json', 'biome.json', '.gitignore'];
  await Promise.all(kept.map((name) => cp(path.join(root, name), path.join(copy, name), { recursive: true })));
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});
afterAll(() => rm(copy, { recursive: true }));

// Two steps that follow one another, whichever they are; the later one leads back to the earlier.
const steps = journey.map((entry) => (typeof entry === 'string' ? undefined : entry));
const places = steps.flatMap((step, at) => {
  const next = steps[at + 1];
  return step && next && 'key' in step.save && next.back.to === step.route && !('supplied' in next.back)
    ? [[step, next]]
    : [];
});
const [[before = expect.unreachable(), after = expect.unreachable()] = []] = places;

const language = {
  route: '/preferred-language',
  title: 'Which language do you prefer?',
  section: before.section,
  kind: 'choice',
  options: 'English,Hindi',
  'save-key': 'preferredLanguage',
  after: before.route,
};

test('a dry run shows the schema and its lines of the index, and writes none', async () => {
  const { stdout } = await newStep(language, '--dry-run');
  const files = ['schemas/preferred-language.ts', 'schemas/index.ts', `schemas${after.route}.ts`];
  expect(stdout.match(/^\S+\.ts$/gm)).toEqual(files);
  expect(stdout).toContain("+   save: { key: 'preferredLanguage' },");
  expect(stdout).toContain('Nothing was written.');
  expect(stdout).toContain("+   back: { to: '/preferred-language' },");
  await expect(read('schemas/preferred-language.ts')).rejects.toThrow('ENOENT');
});

const wish: Wish = {
  route: '/preferred-language',
  title: 'Which language do you prefer?',
  section: 'About you',
  kind: 'choice',
  options: ['English', 'Hindi'],
  saveKey: 'preferredLanguage',
  after: '/gender',
  label: 'Language',
  hindi: {},
};
const present = {
  routes: ['/gender'],
  saveKeys: { gender: '/gender' },
  order: ['/gender'],
  fields: { name: '/enter-name' },
};

test.for<[Partial<Wish>, string]>([
  [{ route: '/gender' }, '--route /gender is there already. Give another, or edit its step.'],
  [
    { route: 'Language' },
    "--route 'Language': give small letters with hyphens after a slash, such as /preferred-language.",
  ],
  [{ route: '/name' }, "--route /name: /enter-name has a field 'name', and the draft keeps one answer for both."],
  [{ saveKey: 'gender' }, '--save-key gender is the key of /gender. Give another.'],
  [{ saveKey: 'a key' }, "--save-key 'a key': give letters, digits and _, such as preferredLanguage."],
  [{ after: '/gendre' }, "--after '/gendre' is no place of the journey: give '/gender'."],
  [{ options: ['English'] }, '--options: give two or more, with commas between.'],
  [{ options: ['A', 'B', 'A'] }, "--options: 'A' is there twice."],
  [{ kind: 'text' }, '--options: a text field has none.'],
  [{ minimum: 5 }, '--minimum and --maximum are for money, not for choice.'],
  [{ kind: 'money', options: [], minimum: Number.NaN }, '--minimum and --maximum: give whole rupees.'],
  [{ kind: 'money', options: [], minimum: 9, maximum: 5 }, '--maximum is not above --minimum.'],
  [{ title: 'w'.repeat(91) }, `'${'w'.repeat(30)}…' has 91 characters, of 90. Give fewer.`],
])('%j is refused in a line, with what to give', ([parts, told]) => {
  expect(refusalsOf({ ...wish, ...parts }, present)).toEqual([told]);
});

test('flags that do not do are told in a line', async () => {
  expect((await newStep({ title: 'Which?', kind: 'text' })).stderr).toBe(
    'Missing: --route, --section, --save-key, --after. In a terminal, npm run new:step asks for them.\n',
  );
  expect((await newStep({ ...language, kind: 'lookup' })).stderr).toMatch(/^--kind 'lookup': give text, .*\n$/);
  expect((await newStep({ rout: '/a' })).stderr).toMatch(/Unknown option '--rout'.*\nThe flags are --route,/);
});

test('a step of every kind passes the check in its place, with all but its Hindi', async () => {
  const kinds: readonly Partial<Wish>[] = [
    { kind: 'select', route: '/town' },
    { kind: 'text', route: '/nick-name', reason: 'We greet you by it.' },
    { kind: 'email', route: '/mail' },
    { kind: 'digits', route: '/members' },
    { kind: 'money', route: '/rent', minimum: 500, maximum: 90000 },
    { kind: 'code', route: '/new' },
    { kind: 'days', route: '/pay-day' },
    { kind: 'masked', route: '/pass' },
  ];
  expect((await newStep(language)).stdout).toContain('schemas/preferred-language.ts');
  // What another step says already is said the same here.
  expect(await read('schemas/preferred-language.ts')).toContain(`: '${before.hindi?.[before.section]}'`);
  expect(await read(`schemas${after.route}.ts`)).toContain("back: { to: '/preferred-language' },");
  for (const [at, parts] of kinds.entries()) {
    const options = parts.kind === 'select' ? wish.options : [];
    const made = { ...wish, ...parts, options, saveKey: `key${parts.kind}` };
    // Each after the one before, so that no back arrow skips one.
    const behind = kinds[at - 1]?.route ?? '/preferred-language';
    await write(copy, await draftsFor(copy, { ...made, after: behind }, behind, after.route));
  }

  const { stdout } = await script('check-schemas.ts', '--issues');
  const told = stdout.split('\n').filter((line) => line !== '');
  expect(told.filter((line) => !/: is empty. Write the Hindi of/.test(line))).toEqual([]);
  expect(told.length).toBeGreaterThan(kinds.length);
  expect(await read('schemas/index.ts')).toMatch(/,\n {2}preferredLanguage,\n {2}town,/);
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  await expect(run(process.execPath, [biome, 'check', 'schemas'], { cwd: copy })).resolves.toBeDefined();
});

test('a step whose Hindi is given along has nothing left to write', async () => {
  const flags = { ...language, title: 'English?', section: 'English', label: 'English', options: 'English,Hindi' };
  const mother = { ...flags, route: '/mother-tongue', 'save-key': 'motherTongue', after: '/pan-verify' };
  const hindi = ['English=अंग्रेज़ी', 'English?=अंग्रेज़ी?', 'Hindi=हिन्दी', 'Please select english=अंग्रेज़ी चुनें'];
  await newStep(mother, ...hindi.flatMap((pair) => ['--hindi', pair]));
  expect(await read('schemas/mother-tongue.ts')).toContain("Hindi: 'हिन्दी',");
  expect((await script('check-schemas.ts', '--issues')).stdout).not.toContain('mother-tongue');
});
