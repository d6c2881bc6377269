import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareJourneys } from '#authoring/compare-journeys.ts';
import type { Condition } from '#engine/condition.ts';
import { required } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { steps } from '#schemas/index.ts';
import { stepText } from '../../scripts/new-step/print-step.ts';
import { schemaPath } from '../../scripts/schema-names.ts';
import { addSteps } from '../add-steps.ts';
import { copyProject } from '../copy-project.ts';
import { runScript } from '../run-script.ts';
import { hasFunction } from './has-function.ts';

/** The step with an exclamation mark after a text, wherever it has that text. */
const exclaimed = (step: Step, text: string): Step =>
  JSON.parse(JSON.stringify(step).replaceAll(JSON.stringify(text), JSON.stringify(`${text}!`)));

const firstField = ({ fields }: Step) => Object.entries(fields)[0] ?? expect.unreachable();

/** An edit that adds a field with a condition, which gets the name and the last option of the field before it. */
const withMore =
  (conditionOf: (name: string, last: string) => Condition) =>
  (step: Step): Step | undefined => {
    const [name, field] = firstField(step);
    if (!('key' in step.save) || field.kind !== 'choice') return undefined;
    const rules = [required('Please write more')];
    const more = `${name}More`;
    const last = String(field.options.at(-1)?.value);
    const showIf = conditionOf(name, last);
    // /confirm-details sends one answer of a step, so a step with two saves them itself.
    const { repeatCustomer: _removed, ...saved } = step;
    const { fail } = step.examples;
    const { key, ...decision } = step.save;
    return {
      ...saved,
      fields: { ...step.fields, [more]: { kind: 'text', label: 'More', rules, showIf } },
      save: { keys: { [name]: key, [more]: more }, ...decision },
      hindi: { ...step.hindi, More: 'और', 'Please write more': 'कृपया और लिखें' },
      examples: {
        pass: [{ [name]: last, [more]: 'More' }],
        fail: [...fail, { answers: { [name]: last, [more]: '' }, errors: { [more]: 'Please write more' } }],
      },
    };
  };

/** Edits of the product team; undefined where an edit does not apply to a step. */
const edits: readonly ((step: Step) => Step | undefined)[] = [
  (step) => exclaimed(step, step.title),
  (step) => exclaimed(step, firstField(step)[1].label),
  (step) => {
    const [rule] = firstField(step)[1].rules;
    return rule && exclaimed(step, rule.message);
  },
  (step) => {
    const [name, field] = firstField(step);
    // The Hindi of a hint that is replaced would be left over.
    if (field.hint) return undefined;
    const hindi = { ...step.hindi, 'A new hint': 'नया संकेत' };
    return { ...step, hindi, fields: { ...step.fields, [name]: { ...field, hint: 'A new hint' } } };
  },
  (step) => {
    const [name, field] = firstField(step);
    if (field.kind !== 'choice') return undefined;
    const options = [...field.options, { value: 'One more' }].toReversed();
    const hindi = { ...step.hindi, 'One more': 'एक और' };
    return { ...step, hindi, fields: { ...step.fields, [name]: { ...field, variant: 'rows', options } } };
  },
  (step) => {
    if (!('key' in step.save) || step.askIf) return undefined;
    return { ...step, askIf: { session: 'repeatCustomer', equals: false } };
  },
  withMore((answer, equals) => ({ answer, equals })),
  withMore(() => ({ session: 'leadType', equals: 'Repeat Case' })),
];

// A step with functions cannot be printed from its data.
const written = steps.filter((step: Step) => !hasFunction(step));
const edited = written.map((step, index) => edits[index % edits.length]?.(step) ?? exclaimed(step, step.title));

test('the diff describes a change of each edited step', () => {
  expect(compareJourneys(written, edited).map(({ of }) => of)).toEqual(edited.map(({ route }) => route));
});

/** The tests that read the schemas, except those that start a server or a tool. */
const readers = [
  ...['single-steps', 'json-schema'].map((name) => `tests/schemas/${name}.`),
  ...['conditions', 'rejected-answers', 'step-order'].map((name) => `tests/sandbox/rules/${name}.`),
  ...['docs/journey-map.', 'stories/', 'telemetry/events.', 'screens/home/home.flow.'].map((name) => `tests/${name}`),
];

test('after an edit of every step of a copy, the checker and the unit tests pass there', async () => {
  const copy = await copyProject();
  for (const step of edited) {
    const file = path.join(copy, schemaPath(step.route));
    const [, constant = ''] = /export const (\w+)/.exec(await readFile(file, 'utf8')) ?? [];
    await writeFile(file, stepText(step, constant, file.endsWith('.json')));
  }
  // Leaves out the projects that need a browser, whose tools take longer to load than these tests to run.
  // A busy machine needs as long as in the project.
  const config = { test: { isolate: false, maxWorkers: 1, testTimeout: 30_000 } };
  await writeFile(path.join(copy, 'vitest.config.ts'), `export default ${JSON.stringify(config)};`);
  const run = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await runScript(args, { cwd: copy, env: { NO_COLOR: '1' } });
    return code === undefined ? stdout : expect.unreachable(stdout + stderr);
  };
  await run('--run', 'accept:specification');
  expect(await run('scripts/check-schemas.ts')).toContain('no issues');
  await run('scripts/write-docs.ts');
  await run('node_modules/vitest/vitest.mjs', 'run', ...readers);
}, 300_000);

test('with 500 more steps, the checker passes and the generated pages are written', async () => {
  const copy = await copyProject();
  const names = await addSteps(copy, 500);
  for (const script of ['check-schemas', 'write-docs']) {
    const { code, stdout, stderr } = await runScript([`scripts/${script}.ts`], { cwd: copy });
    expect(code, stdout + stderr).toBeUndefined();
  }
  expect(await readFile(path.join(copy, 'docs/journey.svg'), 'utf8')).toContain(`/${names.at(-1)}`);
}, 300_000);
