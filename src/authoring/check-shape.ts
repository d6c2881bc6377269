import * as z from 'zod/mini';
import { conditionShape, made, maybeText, nameShape, onlyTrue, text, typedField } from '#engine/fields/shapes.ts';
import type { Field } from '#engine/fields.ts';
import { fieldKinds } from '#engine/fields.ts';
import { journeyParts } from '#engine/screen.ts';
import { stepCalls } from '#engine/step-calls.ts';
import { stepDecisions } from '#engine/step-decisions.ts';
import type { StepIssue } from './issue.ts';
import { issuesOf } from './shape-issues.ts';

const kinds = Object.entries(fieldKinds).map(([name, { tools }]) => {
  z.globalRegistry.add(tools.shape, { id: `field-${name}`, description: tools.describe });
  return tools.shape;
});

/** A field as a schema writes it: every kind of the registry, by its `kind`. */
export const fieldShape = z.discriminatedUnion(
  'kind',
  // A registry has entries; a list of its values does not type which ones. `Field` is made of the same shapes.
  kinds as unknown as readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
  'a kind of src/engine/fields.ts',
) as unknown as z.ZodMiniType<Field>;

const call = nameShape(stepCalls, 'a call of src/engine/step-calls.ts');
const writeRoute = "a route in small letters with hyphens, such as '/loan-purpose'";
const route = z.string(writeRoute).check(z.regex(/^\/[a-z][a-z\d]*(-[a-z\d]+)*$/, writeRoute));

const decision = nameShape(stepDecisions, 'a decision of src/engine/step-decisions.ts');
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
const passing = z.array(answers, 'a list of answers').check(z.minLength(1, 'at least one example that passes'));
const failing = z
  .array(z.strictObject({ answers, errors: answers }, '{ answers: { … }, errors: { … } }'), 'a list of examples')
  .check(z.minLength(1, 'one example for every rule, with the message it shows'));

const fieldWording = z.strictObject({
  label: maybeText(),
  hint: maybeText(),
  placeholder: maybeText(),
  reason: maybeText(),
  groupTitle: maybeText(),
  options: z.optional(z.record(z.string(), text("the option's label"))),
});
const wording = z.strictObject(
  { title: maybeText(), subtitle: maybeText(), fields: z.optional(z.record(z.string(), fieldWording)) },
  '{ title, subtitle, fields }: the texts that differ',
);

const partIds = journeyParts.map(({ id }) => id);

export const stepShape = z.strictObject(
  {
    route,
    section: text('the name of the section, in the bar'),
    title: text('the one question of the screen'),
    subtitle: maybeText(),
    part: z.optional(z.literal(partIds, `${partIds.map((id) => `'${id}'`).join(', ')}, or leave it out`)),
    askIf: z.optional(conditionShape()),
    fields: z
      .record(z.string(), fieldShape, '{ name: field }')
      .check(z.refine((fields) => Object.keys(fields).length > 0, 'at least one field')),
    prefill: z.optional(
      z.strictObject({
        call,
        when: z.optional(conditionShape()),
        answers: z.union([z.record(z.string(), z.string()), made('')], "{ field: 'data.place' }"),
        refuses: z.optional(made('a function from the answer and the answers to an outcome')),
      }),
    ),
    save: z.union(saves, "{ key: '…' }, { keys: { field: '…' } } or { call, body, decision }"),
    back: z.strictObject({ to: route, supplied: onlyTrue(), repeatCustomer: z.optional(route) }, "{ to: '/a-route' }"),
    repeatCustomer: z.literal(['draft', 'save'], "'draft' or 'save'"),
    confirm: z.optional(
      z.strictObject({
        when: z.literal(['beforeSave', 'afterSave'], "'beforeSave' or 'afterSave'"),
        variant: z.literal(['sheet', 'dialog'], "'sheet' or 'dialog'"),
        title: text('the question'),
        text: maybeText(),
        no: text('the words of the button that goes back'),
        yes: text('the text of the button that continues'),
        rows: z.optional(z.union([rows, made('')], "[{ label: '…', value: '{field}' }]")),
        save: z.optional(saves[0]),
      }),
    ),
    slowSubmit: onlyTrue(),
    variants: z.optional(z.record(z.string(), wording, '{ name: wording }')),
    hindi: z.optional(z.record(z.string(), z.string('the words in Hindi'), "{ 'English': 'हिन्दी' }")),
    examples: z.strictObject({ pass: passing, fail: failing }, '{ pass: [ … ], fail: [ … ] }'),
  },
  'step({ … })',
);

/** The issues of a step's shape, and the paths of the parts that are not what they must be. */
export interface Shape {
  readonly issues: readonly StepIssue[];
  readonly broken: readonly (readonly PropertyKey[])[];
}

/** What is missing in a step, or is not what it must be; further checks may trust the shape of every other part. */
export function shapeOf(entry: unknown): Shape {
  const issues = stepShape.safeParse(entry).error?.issues ?? [];
  return {
    issues: issues.flatMap((issue) => issuesOf(issue, entry, Object.keys({ ...stepShape.shape, ...typedField() }))),
    // A part that nothing reads does not harm the parts beside it.
    broken: issues.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => path),
  };
}
