import * as z from 'zod/mini';
import { journeyParts } from '#engine/screen.ts';
import { lookupSources, suggestSources } from '#engine/sources.ts';
import { stepCalls } from '#engine/step-calls.ts';
import { stepDecisions } from '#engine/step-decisions.ts';
import type { Fault } from './check-finding.ts';
import { longestText } from './check-finding.ts';
import { faultsOf } from './check-issue.ts';

const text = (write: string) =>
  z.string(write).check(z.minLength(1, write), z.maxLength(longestText, 'a shorter text'));
const maybeText = z.optional(text('a text, or leave it out'));
const made = (write: string) => z.custom((value) => typeof value === 'function', write);
const onlyTrue = z.optional(z.literal(true, 'true, or leave it out'));
/** The name of an entry of a registry, such as a call. */
const named = (registry: object, what: string) => z.literal(Object.keys(registry), what);
const call = named(stepCalls, 'a call of src/engine/step-calls.ts');
const writeRoute = "a route in small letters with hyphens, such as '/loan-purpose'";
const route = z.string(writeRoute).check(z.regex(/^\/[a-z][a-z\d]*(-[a-z\d]+)*$/, writeRoute));

const rule = z.strictObject(
  {
    name: text('a rule of src/engine/rules.ts'),
    message: text("the words the borrower sees, as in required('Please select your gender')"),
    of: z.optional(z.union([z.number(), z.string()], 'a number or a text')),
    holds: made('a rule of src/engine/rules.ts'),
  },
  'a rule of src/engine/rules.ts',
);
const option = z.strictObject({ value: text('the words shown and sent'), icon: maybeText }, "{ value: '…' }");

const anyField = {
  label: text('the words above the field'),
  hint: maybeText,
  placeholder: maybeText,
  rules: z.array(rule, 'a list of rules, an empty one for a field that may stay empty'),
  autocomplete: maybeText,
  reason: maybeText,
  secret: onlyTrue,
  groupTitle: maybeText,
};
const typed = { ...anyField, normalize: z.optional(made('a typing aid of src/engine/typing.ts')) };
const options = z
  .array(option, 'a list of options')
  .check(z.minLength(1, 'the options, in the order in which they show'));
const numbers = z.optional(z.array(z.number('an amount in rupees'), 'a list of amounts'));

const kind = <const Name extends string, Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) =>
  z.strictObject({ kind: z.literal(name), ...shape });

const field = z.discriminatedUnion(
  'kind',
  [
    kind('text', typed),
    kind('email', typed),
    kind('digits', { ...typed, prefix: maybeText }),
    kind('money', { ...anyField, shortcuts: numbers }),
    kind('code', { ...typed, length: z.literal([4, 6], '4 or 6') }),
    kind('choice', { ...anyField, variant: z.literal(['rows', 'tiles'], "'rows' or 'tiles'"), options }),
    kind('days', anyField),
    kind('select', { ...anyField, options }),
    kind('suggest', {
      ...typed,
      source: named(suggestSources, 'a source of src/engine/sources.ts'),
      emptyText: text('what shows when nothing is found'),
    }),
    kind('masked', typed),
    kind('lookup', {
      ...typed,
      source: named(lookupSources, 'a source of src/engine/sources.ts'),
      fills: text('the name of the field it fills'),
    }),
  ],
  'a kind of src/engine/fields.ts',
);

const decision = named(stepDecisions, 'a decision of src/engine/step-decisions.ts');
const bodyValue = z.union(
  [z.string(), z.strictObject({ session: z.string() }), z.strictObject({ address: z.string() })],
  "a field's name, { session: 'leadID' } or { address: '/finbox' }",
);
const body = z.union([z.record(z.string(), bodyValue), made('')], "{ nameOnTheWire: 'field' }");
const saveKey = text('a save key');
const saves = [
  z.strictObject({ call, body, decision }),
  z.strictObject({ key: saveKey, decision: z.optional(decision) }),
  z.strictObject({ keys: z.record(z.string(), saveKey), decision: z.optional(decision) }),
] as const;
const rows = z.array(
  z.strictObject({ label: text('the words before it'), value: text("'{field}'") }),
  "[{ label: '…', value: '{field}' }]",
);

const answers = z.record(z.string(), z.string("a text, '' for an answer that was not given"), '{ field: answer }');
const transient = z.array(answers, 'a list of answers').check(z.minLength(1, 'at least one example that passes'));
const failing = z
  .array(z.strictObject({ answers, errors: answers }, '{ answers: { … }, errors: { … } }'), 'a list of examples')
  .check(z.minLength(1, 'one example for every rule, with the message it shows'));

const partIds = journeyParts.map(({ id }) => id);

const step = z.strictObject(
  {
    route,
    section: text('the name of the section, in the bar'),
    title: text('the one question of the screen'),
    subtitle: maybeText,
    part: z.optional(z.literal(partIds, `${partIds.map((id) => `'${id}'`).join(', ')}, or leave it out`)),
    fields: z
      .record(z.string(), field, '{ name: field }')
      .check(z.refine((fields) => Object.keys(fields).length > 0, 'at least one field')),
    prefill: z.optional(
      z.strictObject({
        call,
        when: z.optional(made('a function from the facts to yes or no')),
        answers: z.union([z.record(z.string(), z.string()), made('')], "{ field: 'data.place' }"),
        refuses: z.optional(made('a function from the answer and the answers to an outcome')),
      }),
    ),
    save: z.union(saves, "{ key: '…' }, { keys: { field: '…' } } or { call, body, decision }"),
    back: z.strictObject({ to: route, supplied: onlyTrue, repeatCustomer: z.optional(route) }, "{ to: '/a-route' }"),
    repeatCustomer: z.literal(['draft', 'save'], "'draft' or 'save'"),
    confirm: z.optional(
      z.strictObject({
        when: z.literal(['beforeSave', 'afterSave'], "'beforeSave' or 'afterSave'"),
        variant: z.literal(['sheet', 'dialog'], "'sheet' or 'dialog'"),
        title: text('what is asked'),
        text: maybeText,
        no: text('the words of the button that goes back'),
        yes: text('the words of the button that goes on'),
        rows: z.optional(z.union([rows, made('')], "[{ label: '…', value: '{field}' }]")),
        save: z.optional(saves[0]),
      }),
    ),
    slowSubmit: onlyTrue,
    hindi: z.optional(z.record(z.string(), z.string('the words in Hindi'), "{ 'English': 'हिन्दी' }")),
    examples: z.strictObject({ pass: transient, fail: failing }, '{ pass: [ … ], fail: [ … ] }'),
  },
  'step({ … })',
);

/** What is missing in a step, or is not what it must be; every further check may then trust its shape. */
export function shapeFaults(entry: unknown): Fault[] {
  const issues = step.safeParse(entry).error?.issues ?? [];
  return issues.flatMap((issue) => faultsOf(issue, entry, Object.keys({ ...step.shape, ...typed })));
}
