import type { Break } from '#authoring/break-rules.ts';
import { breakNamed, breaksOf, rulesOf } from '#authoring/break-rules.ts';
import { exampleAnswers, exampleFacts, messagesOf } from '#authoring/check-answers.ts';
import type { Step } from '#engine/step.ts';
import { steps } from '#schemas/index.ts';
import type { TestFile } from './test-files.ts';
import type { Proof, TraceGroup } from './trace.ts';
import { proofsIn } from './trace.ts';

/** A test that goes through what comes of the schemas. */
const goesThrough = (files: readonly TestFile[], source: RegExp) =>
  files
    .filter(({ text }) => text.includes("from '#schemas/index.ts'"))
    .flatMap((file) => proofsIn(file, (text) => source.test(text)))
    .filter((proof) => proof.name !== undefined);

interface Generated {
  /** Of each answer that breaks a rule, where the input lets it be typed. */
  readonly typed: readonly Proof[];
  /** Of each answer that breaks a rule, typed or not. */
  readonly all: readonly Proof[];
  /** Of each example that fails. */
  readonly examples: readonly Proof[];
}

function generated(files: readonly TestFile[]): Generated {
  const breaking = files.map((file) => ({ ...file, tests: file.tests.filter(({ group }) => !group) }));
  const onScreen = breaking.filter(({ path }) => path.startsWith('tests/steps/'));
  const elsewhere = breaking.filter(({ path }) => !path.startsWith('tests/steps/'));
  const breaks = /\bbreaksOf\(step\b/;
  return {
    typed: goesThrough(onScreen, breaks),
    all: goesThrough(elsewhere, breaks),
    examples: goesThrough(breaking, /\bexamples\.fail\b/),
  };
}

/** The breaks that tests name, such as 'companyName:min', each with the test that does. */
function namedBreaks(step: Step, files: readonly TestFile[]): [rule: string, Proof][] {
  const form = new RegExp(`['"\`]((?:${Object.keys(step.fields).join('|')}):[a-z][a-zA-Z\\d]*)['"\`]`, 'g');
  return files.flatMap((file) => {
    const written = new Set([...file.text.matchAll(form)].map(([, named = '']) => named));
    return [...written].flatMap((named) => {
      const rule = meant(step, named)?.name;
      const proofs = proofsIn(file, (source) => source.includes(named));
      return rule ? proofs.map((proof): [string, Proof] => [rule, proof]) : [];
    });
  });
}

function meant(step: Step, named: string): Break | undefined {
  try {
    return breakNamed(step, named);
  } catch {
    return undefined;
  }
}

function stepTraces(step: Step, files: readonly TestFile[], { typed, all, examples }: Generated): TraceGroup {
  const breaks = new Map(breaksOf(step).map((each) => [each.name, each]));
  const shown = step.examples.fail.flatMap(({ answers }) =>
    Object.entries(messagesOf(step, exampleAnswers(step, answers), exampleFacts)).map((pair) => pair.join(':')),
  );
  const named = namedBreaks(step, files);
  return {
    section: '§5',
    title: `Rules of ${step.route}`,
    traces: rulesOf(step).map(({ name, field, is }) => {
      const broken = breaks.get(name);
      return {
        says: `\`${name}\` ${is.message}`,
        proofs: [
          ...named.flatMap(([rule, proof]) => (rule === name ? [proof] : [])),
          ...(broken?.typed ? typed : []),
          ...(broken ? all : []),
          ...(shown.includes(`${field}:${is.message}`) ? examples : []),
        ],
      };
    }),
  };
}

/** §5: every rule of every field, and the tests that break it. */
export function ruleTraces(files: readonly TestFile[]): TraceGroup[] {
  const made = generated(files);
  return steps.map((step) => stepTraces(step, files, made));
}
