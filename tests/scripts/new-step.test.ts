import { EventEmitter } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldKinds } from '#engine/fields.ts';
import type { Screen } from '#engine/screen.ts';
import { order as places, steps } from '#schemas/index.ts';
import { screens } from '#screens/index.ts';
import { problemOf, readFields, readOptions } from '../../scripts/new-step/flags.ts';
import { makeStep } from '../../scripts/new-step/make-step.ts';
import { constantOf } from '../../scripts/new-step/print-step.ts';
import { schemaPath } from '../../scripts/schema-names.ts';
import { choiceStep } from '../choice-step.ts';
import { copyProject } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

const [after = expect.unreachable()] = places;
const order = { route: '/own-vehicle', section: 'About you', title: 'Do you own a vehicle?', after };
const vehicle = { ...order, fields: readFields('owns:choice(Yes|No):Vehicle, plate:text:Number plate') };

describe('a field as it is written', () => {
  test('has a name, a kind, options of the kind, and a label', () => {
    expect(readFields('useOfIt:choice(Work | Home, too), rent:money:Monthly rent')).toEqual([
      { name: 'useOfIt', kind: 'choice', label: 'Use of it', options: ['Work', 'Home, too'] },
      { name: 'rent', kind: 'money', label: 'Monthly rent', options: [] },
    ]);
  });

  test('may have an option with brackets and a comma in it', () => {
    const [level, plate] = readFields('level:choice(Secondary (10th, or less)|Diploma):Level, plate:text');
    expect(level?.options).toEqual(['Secondary (10th, or less)', 'Diploma']);
    expect(plate?.name).toBe('plate');
  });

  test.for([
    ['plate', "'plate' is not a field. Write one such as plate:text,"],
    ['plate:txt', "Unknown kind 'txt'. Write 'text'."],
    ['a:text, a:email', "--fields: 'a' is there twice."],
    [
      'code:text, ifscCode:lookup',
      "'ifscCode:lookup' fills the field after it. Write that field too, such as plate:text.",
    ],
    ['plate:text(4)', "'plate:text(4)': this kind has nothing in brackets. Write plate:text."],
    ['use:choice', "'use:choice()': a list to choose from has two or more options. Write use:choice(Yes|No)."],
    ['use:choice(Yes)', 'Write use:choice(Yes|No).'],
    ['use:choice(Yes|)', 'Write use:choice(Yes|No).'],
  ] as const)("'%s' is an error that names what to write", ([written, message]) => {
    expect(() => readFields(written)).toThrow(message);
  });
});

test('every rule of a new step fails in an example', () => {
  expect(makeStep(vehicle).examples).toEqual({
    pass: [{ owns: 'Yes', plate: 'An answer' }],
    fail: [
      { answers: { owns: '' }, errors: { owns: 'Please select vehicle' } },
      { answers: { plate: '' }, errors: { plate: 'Please enter number plate' } },
    ],
  });
});

test('a new step is in the same part of the journey as the step or the screen before it', () => {
  const before: readonly Pick<Screen, 'route' | 'part'>[] = [...steps, ...screens.map(({ record }) => record)];
  for (const { route, part } of before)
    expect([route, makeStep({ ...vehicle, after: route }).part]).toEqual([route, part]);
});

test('a step is named after its route, unless its file uses that name for something else', () => {
  const index = "import { routes } from '#contract/routes.ts';\nexport const order = [];";
  const named = (route: string, fields = vehicle.fields) => constantOf(makeStep({ ...vehicle, route, fields }), index);
  expect(['/own-vehicle', '/new', '/step', '/email'].map((route) => named(route))).toEqual([
    'ownVehicle',
    'newStep',
    'stepStep',
    'email',
  ]);
  expect(named('/email', readFields('mail:email'))).toBe('emailStep');
  expect(['/routes', '/order'].map((route) => named(route))).toEqual(['routesStep', 'orderStep']);
  // The linter refuses the name of a global.
  expect(named('/escape')).toBe('escapeStep');
});

test.for([
  [{ title: 'Which?' }, '--route is missing. In a terminal,'],
  [{ route: '/a', section: 'A', title: 'A?', after: `${after}x` }, `Unknown place '${after}x'. Write '${after}'.`],
] as const)('%j is an error that names what to write', async ([flags, message]) => {
  await expect(readOptions(flags, false)).rejects.toThrow(message);
});

test('a wrong answer in the terminal is reported at its prompt, so that the answers before it are kept', () => {
  expect(problemOf('after', `${after}x`)).toContain(`Write '${after}'.`);
  expect(problemOf('fields', 'plate:txt')).toContain("Write 'text'.");
  expect(problemOf('title', ' ')).toBe('Write something.');
  expect(problemOf('route', 'own-vehicle')).toBe(
    "--route is 'own-vehicle'. Write a route in small letters with hyphens, such as '/loan-purpose'.",
  );
  expect(problemOf('title', 'Own {a}?')).toContain('Write it without braces');
  const [{ route, fields } = expect.unreachable()] = steps;
  const [name] = Object.keys(fields);
  expect(problemOf('route', route)).toBe(`${schemaPath(route)} is there already. Write another route.`);
  expect(problemOf('fields', `plate:text, ${name}:text`)).toBe(`${route} has a field '${name}'. Write another name.`);
  const right = [problemOf('after', `${after} `), problemOf('fields', 'plate:text'), problemOf('title', 'Which?')];
  expect([...right, problemOf('route', '/own-vehicle')]).toEqual(Array(4).fill(undefined));
});

const copy = await copyProject(afterAll);

describe('npm run new:step', () => {
  const run = (...args: readonly string[]) => runScript(args, { cwd: copy });
  const newStep = (flags: Readonly<Record<string, string>>, ...more: readonly string[]) => {
    const written = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
    return run('scripts/new-step/main.ts', ...written, ...more);
  };
  const read = (file: string) => readFile(path.join(copy, file), 'utf8');

  const [before = expect.unreachable()] = steps;
  const flags = {
    route: '/test-step',
    section: before.section,
    title: 'Do you own a vehicle?',
    after: before.route,
    fields: 'ownsVehicle:choice(Car|None):Vehicle, carPlate:text:Plate, oldPlate:text:Old Plate',
  };

  const brackets: Readonly<Record<string, string>> = { choice: '(Car|None)', select: '(Pune|Delhi)' };
  const ofEach = Object.keys(fieldKinds).map((kind) => `${kind}Given:${kind}${brackets[kind] ?? ''}`);
  const fields = [...ofEach, 'filled:text'].join(', ');
  const every = { ...flags, route: '/every-kind', fields };
  let printed: Awaited<ReturnType<typeof run>>;
  let json: typeof printed;

  beforeAll(async () => {
    // The docs take seconds, and have their own tests.
    await writeFile(path.join(copy, 'scripts/write-docs.ts'), "console.log('The docs are written.');\n");
    // Another step lacks Hindi, which a new one does not wait for.
    const other = path.join(copy, schemaPath(choiceStep.route));
    await writeFile(other, (await readFile(other, 'utf8')).replace(choiceStep.title, 'Untranslated?'));
    printed = await newStep(every);
    // Checked before the JSON step is written, because its route has the type of any route, and would hide a wrong one.
    const types = await run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pure.json', '--incremental', 'false');
    expect(types.stdout).toBe('');
    json = await newStep({ ...flags, after: '/every-kind' }, '--json');
  }, 120_000);

  test.for([
    [{ route: before.route }, `${schemaPath(before.route)} is there already. Give another --route, or edit that file.`],
    [
      { route: '/my-loan' },
      "schemas/my-loan.json  route: '/my-loan' is the route of a screen. Write one that nothing answers yet.",
    ],
    [
      { route: '/earlier-step', fields: 'ownsVehicle:text' },
      'schemas/earlier-step.json  fields.ownsVehicle: /test-step has a field of this name, and',
    ],
  ] as const)('with %j, reports the problem and writes nothing', async ([changed, message]) => {
    const index = await read('schemas/index.ts');
    expect((await newStep({ ...flags, ...changed }, '--json')).stderr).toContain(message);
    expect(await read('schemas/index.ts')).toBe(index);
  });

  test('writes a step with a field of every kind, which lacks only its Hindi, and writes the docs again', async () => {
    expect([printed.stderr, json.stderr]).toEqual(['', '']);
    expect(printed.stdout).toContain('The docs are written.');
    const issuesIn = ({ stdout }: typeof json) => stdout.split('\n').filter((line) => line.startsWith('  schemas/'));
    const issues = issuesIn(printed);
    expect(issues.filter((line) => !/: is empty. Write the Hindi of/.test(line))).toEqual([]);
    expect(issues.length).toBeGreaterThan(ofEach.length + 1);
    // Not the Hindi that the step before it lacks.
    expect(issuesIn(json).filter((line) => !/test-step\.json:\d+ {2}hindi/.test(line))).toEqual([]);
    expect(await read('schemas/every-kind.ts')).toContain("fills: 'filled',");
    expect(await read('schemas/every-kind.ts')).toContain(`: '${before.hindi?.[before.section]}'`);
    expect(await read('schemas/test-step.json')).toMatch(
      /^\{\s+"\$schema": "\.\/step\.schema\.json",.*\{ "rule": "required", "message": "Please select vehicle" \}/s,
    );
    expect(await read('schemas/index.ts')).toMatch(/,\n {2}everyKind,\n {2}stepFromJson\(testStep\),/);
  });

  test('writes a step that the development server shows, with its missing Hindi in the log', async () => {
    const logged: string[] = [];
    const { promise: sent, resolve: send } = Promise.withResolvers();
    const watcher = new EventEmitter();
    const logger = { warn: (text: string) => logged.push(text), error: send };
    const server = { config: { root: copy, logger }, ws: { send, on: () => undefined }, watcher };
    const overlay = await import(/* @vite-ignore */ path.join(copy, 'scripts/schema-overlay.ts'));
    overlay.schemaOverlay().configureServer(server);
    watcher.emit('all', 'change', path.join(copy, 'schemas/every-kind.ts'));
    // An update without an error removes the overlay from the page.
    expect(await sent).toEqual({ type: 'update', updates: [] });
    expect(logged).toEqual([expect.stringMatching(/^schemas\/every-kind\.ts:\d+ {2}hindi\./)]);
  }, 60_000);

  test('writes a step whose Hindi is imported from a PO file, each text under its key, in TypeScript and in JSON', async () => {
    const catalogue = JSON.parse(await read('src/languages/hi.json'));
    const { route, title } = steps.find((step) => !(step.title in catalogue)) ?? expect.unreachable();
    const withoutHindi = (await read(schemaPath(route))).replace(/ hindi: \{.*?\n {2}\},/s, '');
    await writeFile(path.join(copy, schemaPath(route)), withoutHindi);
    const hindi = { Plate: `नंबर "प्लेट"`, 'Text given': `'लिखा' हुआ`, [title]: 'आपका नाम' };
    const header = { '': 'Language: hi\nContent-Type: text/plain; charset=utf-8\n' };
    const entries = Object.entries({ ...header, ...hindi, 'Old Plate': 'पुरानी प्लेट 2' });
    const po = entries.map((texts) => texts.map((text, at) => `${['msgid', 'msgstr'][at]} ${JSON.stringify(text)}`));
    await writeFile(path.join(copy, 'hi.po'), po.map((lines) => lines.join('\n')).join('\n\n'));
    const { code, stdout } = await run('scripts/translations/main.ts', 'import', 'hi');
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^hi\.po:\d+ .*'Old Plate'.*\n.+: 3, not read: 1\./)]);
    expect(JSON.parse(await read('src/languages/hi.json')), 'has the texts of the code alone').toEqual(catalogue);
    expect(JSON.parse(await read('schemas/test-step.json')).hindi).toMatchObject({
      Plate: hindi.Plate,
      'Old Plate': '',
    });
    const { everyKind } = await import(/* @vite-ignore */ path.join(copy, 'schemas/every-kind.ts'));
    expect(everyKind.hindi).toMatchObject({ 'Text given': hindi['Text given'], 'Email given': '' });
    expect(await read(schemaPath(route))).toMatch(/ hindi: \{\s+['"].+: ['"]आपका नाम['"]/);
  }, 30_000);
});
