import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { schemaPath } from '../../scripts/schema-names.ts';
import { choiceStep } from '../choice-step.ts';
import { copyProject } from '../copy-project.ts';
import { runScript } from '../run-script.ts';

// How every command treats its flags and words, which `runCommand` reads, and a wrong schema.

const copy = await copyProject(afterAll);

test.each([
  [['--unknown'], "Unknown option '--unknown'. --help lists the flags.\n"],
  [['--port', '-1'], "Option '--port' argument is ambiguous. --help lists the flags.\n"],
])('a command rejects the flags %j in one line, and starts nothing', async (flags, stderr) => {
  expect(await runScript(['scripts/dev.ts', ...flags])).toMatchObject({ code: 2, stdout: '', stderr });
});

test('a command that starts the product reads its flags first, and ends with the reason if the product does not start', async () => {
  // The same start ends at a build that fails: see 'npm run start' below.
  const run = (...flags: string[]) => runScript(['tests/browsers/main.ts', ...flags], { env: { KADAM_UNKNOWN: '' } });
  expect(await run('--unknown')).toMatchObject({ stderr: "Unknown option '--unknown'. --help lists the flags.\n" });
  const stderr = /^The sandbox ended early:\nSettings: KADAM_UNKNOWN is unknown, .+\n$/;
  expect(await run()).toMatchObject({ stderr: expect.stringMatching(stderr) });
});

test('a command that is ended at its question, by Ctrl-C, prints nothing', async () => {
  const asking = `
    import { createInterface } from 'node:readline/promises';
    import { PassThrough } from 'node:stream';
    import { runCommand } from './scripts/command.ts';
    const input = new PassThrough();
    const terminal = createInterface({ input, output: new PassThrough(), terminal: true });
    setImmediate(() => input.write('\\u0003'));
    await runCommand({ help: '', flags: {} }, () => terminal.question('Code? '));`;
  const ended = await runScript(['--input-type=module', '--eval', asking]);
  expect(ended).toMatchObject({ code: 130, stdout: '', stderr: '' });
});

test('a command that may not write its file names it in one line', async () => {
  const message = "EACCES: permission denied, open 'docs/journey.md'";
  const writing = `
    import { runCommand } from './scripts/command.ts';
    const refused = Object.assign(new Error("${message}"), { code: 'EACCES', path: 'docs/journey.md' });
    await runCommand({ help: '', flags: {} }, () => Promise.reject(refused));`;
  const ended = await runScript(['--input-type=module', '--eval', writing]);
  expect(ended).toMatchObject({ code: 2, stdout: '', stderr: `${message}\n` });
});

test('a command rejects an extra word', async () => {
  const { code, stderr } = await runScript(['scripts/check-step.ts', '/enter-name', 'main']);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^Unexpected argument '/)]);
});

test.each([
  ['no/mr.po', 'export', 'mr', 'no/mr.po'],
  // npm runs a command in the project's folder, wherever a person typed it.
  [path.resolve('docs'), 'import', 'mr', 'docs'],
])('a command names the file that it cannot read or write in one line: %s', async (file, ...words) => {
  const stderr = expect.stringMatching(new RegExp(`^.*${file}.*\n$`));
  expect(await runScript(['scripts/translations/main.ts', ...words])).toMatchObject({ code: 2, stdout: '', stderr });
});

test('--help prints what a command does', async () => {
  expect(await runScript(['scripts/check-step.ts', '--help'])).toMatchObject({
    stdout: expect.stringContaining('npm run check:step -- /gender'),
    stderr: '',
  });
});

/** Changes a file of the copy, and returns a function that restores it. */
async function change(name: string, edit: (text: string) => string) {
  const file = path.join(copy, name);
  const text = await readFile(file, 'utf8');
  await writeFile(file, edit(text));
  return () => writeFile(file, text);
}

const report = () => runScript(['scripts/report-schemas.ts'], { cwd: copy });

test('a command lists missing Hindi, and goes on', async () => {
  const edit = (text: string) => text.replace(choiceStep.title, 'Untranslated?');
  onTestFinished(await change(schemaPath(choiceStep.route), edit));
  const stderr = expect.stringMatching(/^schemas\S+ {2}title: 'Untranslated\?' has no Hindi\./m);
  const { code, ...printed } = await report();
  expect([code, printed]).toEqual([undefined, { stdout: '', stderr }]);
});

test('a command ends with the error of a checker that is broken', async () => {
  onTestFinished(await change('src/authoring/check-shape.ts', (text) => `${text}throw new Error('Broken.');\n`));
  expect(await report()).toMatchObject({ code: 1, stderr: expect.stringContaining('Error: Broken.') });
});

test.for([
  [
    'check-translations',
    'src/screens/support/page-not-found/page-not-found.tsx',
    / is shown in English to everybody\. /,
  ],
  ['check-citations', 'sandbox/README.md', /^sandbox\/README\.md:\d+ {2}There is no sandbox\/gone\.md\.$/m],
  ['check-citations', 'sandbox/hosts.ts', /^sandbox\/hosts\.ts:\d+ {2}'\S99' is not a section of /m],
] as const)('%s reads %s, and exits with 1 where something is wrong in it', async ([check, file, issue]) => {
  const wrong = { tsx: 'export const A = () => <p>Not translated</p>;', md: '[Gone](gone.md)', ts: `// §${99}` };
  const kind = path.extname(file).slice(1) as keyof typeof wrong;
  onTestFinished(await change(file, (text) => `${text}\n${wrong[kind]}\n`));
  expect(await runScript([`scripts/${check}.ts`], { cwd: copy })).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(issue),
  });
});

test('check-translations names the line of a catalogue that has one text twice', async () => {
  onTestFinished(await change('src/languages/mr.json', () => '{\n"Yes": "हो",\n"Yes": "होय"\n}\n'));
  const stderr = expect.stringMatching(
    /^src\/languages\/mr\.json:3 {2}import: this line cannot be read \('Yes' is written twice\)\. Write .+\n$/,
  );
  const ended = await runScript(['scripts/check-translations.ts'], { cwd: copy });
  expect(ended).toMatchObject({ code: 2, stdout: '', stderr });
});

describe('with a wrong schema', () => {
  beforeAll(() => change(schemaPath(choiceStep.route), (text) => text.replace(/(kind\W+)choice/, '$1choise')));

  // Each command that uses every schema, but the single suites of tests.
  const commands = [
    ...['start', 'test', 'build', 'dev', 'storybook', 'new:step', 'journey', 'docs', 'translations', 'test:quick'],
    ...['diff:schemas', 'diff:pictures', 'check:step', 'check:translations', 'accept:specification'],
    ...['check:provider', 'bench', 'bench:lender', 'test:browsers', 'test:faults'],
  ];
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  // Commands that begin alike end alike: one of them is run.
  const alike = Object.groupBy(commands, (name) => scripts[name].split(' ').slice(0, 3).join(' '));

  test.for(Object.values(alike).map((names = []) => [names.join(', '), names[0] ?? ''] as const))(
    'npm run %s ends with the line of the checker alone',
    { timeout: 60_000 },
    async ([, name]) => {
      const stderr = expect.stringMatching(/^schemas\/\S+:\d+ {2}fields\.\w+\.kind: is 'choise'\. Write .choice.\.\n$/);
      const env = { PORT: '0', KADAM_DATA: path.join(copy, '.data') };
      expect(await runScript(['--run', name], { cwd: copy, env })).toMatchObject({ code: 1, stdout: '', stderr });
    },
  );
});
