import * as z from 'zod/mini';
import { journeyParts } from '#engine/screen.ts';
import type { Fault } from './check-finding.ts';
import { longestText } from './check-finding.ts';
import { faultsOf } from './check-issue.ts';

const text = (write: string) =>
  z.string(write).check(z.minLength(1, write), z.maxLength(longestText, 'a shorter text'));
const maybeText = z.optional(text('a text, or leave it out'));
const made = (write: string) => z.custom((value) => typeof value === 'function', write);
const onlyTrue = z.optional(z.literal(true, 'true, or leave it out'));
const call = z.custom((value) => Object(value).path !== undefined, 'a call of src/contract, by its name');
const route = text("a route of src/contract/routes.ts, such as '/loan-purpose'");

const rule = z.strictObject(
  {
    name: text('a rule of src/engine/rules.ts'),
    message: text("the words the borrower sees, as in required('Please select your gender')"),
    of: z.optional(z.union([z.number(), z.string()], 'a number or a text')),
    holds: made('a rule of src/engine/rules.ts'),
  },
  'a rule of src/engine/rules.ts',
);
const comparisons: Readonly<Record<string, z.ZodMiniType>> = {
  equals: z.union([z.string(), z.number(), z.boolean()]),
  oneOf: z.array(z.union([z.string(), z.number(), z.boolean()])).check(z.minLength(2)),
  atLeast: z.number(),
};
const test = (subject: 'answer' | 'session') =>
  Object.entries(comparisons).map(([name, value]) => z.strictObject({ [subject]: z.string(), [name]: value }));
const condition: z.ZodMiniType = z.lazy(() =>
  z.union(
    [
      ...test('answer'),
      ...test('session'),
      z.strictObject({ and: z.array(condition) }),
      z.strictObject({ or: z.array(condition) }),
      z.strictObject({ not: condition }),
    ],
    "{ answer: 'aField', equals: 'Yes' }; or session, and oneOf (two or more) or atLeast; or and, or, not",
  ),
);
const showIf = z.optional(condition);

const option = z.strictObject(
  { value: text('the words sent'), label: maybeText, icon: maybeText, showIf },
  "{ value: '…' }",
);

const anyField = {
  label: text('the words above the field'),
  hint: maybeText,
  placeholder: maybeText,
  rules: z.array(rule, 'a list of rules, an empty one for a field that may stay empty'),
  autocomplete: maybeText,
  reason: maybeText,
  secret: onlyTrue,
  groupTitle: maybeText,
  showIf,
};
const typed = { ...anyField, normalize: z.optional(made('a typing aid of src/engine/typing.ts')) };
const options = z
  .array(option, 'a list of options')
  .check(z.minLength(1, 'the options, in the order in which they show'));
const query = made('a function from the typed text to the query');
const reading = made('readBy(the call, (answer) => …)');
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
      call,
      query,
      suggestions: reading,
      emptyText: text('what shows when nothing is found'),
    }),
    kind('masked', typed),
    kind('lookup', {
      ...typed,
      call,
      query,
      atLength: z.number('the length of a whole code'),
      fills: text('the name of the field it fills'),
      found: reading,
    }),
  ],
  'a kind of src/engine/fields.ts',
);

const decision = z.custom(
  (value) => typeof value === 'function' || Array.isArray(Object(value).rows),
  'a decision of src/engine/decisions',
);
const callSave = z.strictObject({ call, body: made('a function from the answers to the body'), decision });
const valueSave = z.strictObject({
  key: text('a save key of src/contract/routes.ts'),
  sends: z.optional(z.literal('number')),
  decision: z.optional(decision),
});

const answers = z.record(z.string(), z.string("a text, '' for an answer that was not given"), '{ field: answer }');
const transient = z.array(answers, 'a list of answers').check(z.minLength(1, 'at least one example that passes'));
const failing = z
  .array(z.strictObject({ answers, errors: answers }, '{ answers: { … }, errors: { … } }'), 'a list of examples')
  .check(z.minLength(1, 'one example for every rule, with the message it shows'));

const fieldWording = z.strictObject({
  label: maybeText,
  hint: maybeText,
  placeholder: maybeText,
  reason: maybeText,
  groupTitle: maybeText,
  options: z.optional(z.record(z.string(), text("the option's label"))),
});
const wording = z.strictObject(
  { title: maybeText, subtitle: maybeText, fields: z.optional(z.record(z.string(), fieldWording)) },
  '{ title, subtitle, fields }: the texts that differ',
);

const partIds = journeyParts.map(({ id }) => id);

const step = z.strictObject(
  {
    route,
    section: text('the name of the section, in the bar'),
    title: text('the one question of the screen'),
    subtitle: maybeText,
    part: z.optional(z.literal(partIds, `${partIds.map((id) => `'${id}'`).join(', ')}, or leave it out`)),
    askIf: z.optional(condition),
    fields: z
      .record(z.string(), field, '{ name: field }')
      .check(z.refine((fields) => Object.keys(fields).length > 0, 'at least one field')),
    prefill: z.optional(
      z.strictObject({
        call,
        when: made('a function from the facts to yes or no'),
        answers: reading,
        refuses: z.optional(made('a function from the answer and the answers to an outcome')),
      }),
    ),
    save: z.union([callSave, valueSave], '{ key: a save key } or saveBy(a call, its body, its decision)'),
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
        rows: made('a function from the answers to the rows'),
        save: z.optional(callSave),
      }),
    ),
    slowSubmit: onlyTrue,
    variants: z.optional(z.record(z.string(), wording, '{ name: wording }')),
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
