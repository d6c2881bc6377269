import * as z from 'zod/mini';
import { checkRepeatCase } from '#contract/application.ts';
import { emptyDraft, emptyUserSession, type Facts } from '#contract/session.ts';
import { conditionShape, functionShape, maybeText, nameShape, onlyTrue, text } from './fields/shapes.ts';
import { type Field, fieldKinds } from './fields.ts';
import type { Outcome } from './outcome.ts';
import type { Answers } from './rule.ts';
import { journeyParts } from './screen.ts';
import { prefillCalls, type StepView, saveCalls, updates } from './step-calls.ts';

// Only the tools read these shapes; the types of step.ts follow from them.

const kinds = Object.entries(fieldKinds).map(([name, { tools }]) => {
  z.globalRegistry.add(tools.shape, { id: `field-${name}`, description: tools.describe });
  return tools.shape;
});

/** A field as a schema writes it: every kind of the registry, by its `kind`. */
const fieldShape = z.discriminatedUnion(
  'kind',
  // A list of the registry's values loses the type of each. `Field` is made from the same shapes.
  kinds as unknown as readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
  'a kind of src/engine/fields.ts',
) as z.ZodMiniType<Field>;

const aCall = 'a call of src/engine/step-calls.ts';
const writeRoute = "a route in small letters with hyphens, such as '/loan-purpose'";
const route = z.string(writeRoute).check(z.regex(/^\/[a-z][a-z\d]*(-[a-z\d]+)*$/, writeRoute));

const writeName = "a name of letters and digits without spaces, such as 'numberPlate'";
const fieldName = z.string().check(
  z.regex(/^[a-zA-Z]\w*$/, writeName),
  // Such as 'constructor': the draft would seem to have an answer to it.
  z.refine((name) => !(name in Object.prototype), 'another name, as every object in JavaScript has this one'),
);

const decision = z.optional(nameShape(updates, 'a decision of src/engine/step-calls.ts'));
const sessionKey = nameShape({ ...emptyUserSession, ...emptyDraft }, 'a fact of src/contract/session.ts');
/** One value of a body: the answer of a field, by its name; a fact of the session; or an address of the app. */
const bodyValue = z
  .union(
    [
      z.string(),
      z.strictObject({ session: sessionKey }),
      z.strictObject({ address: z.string('an address of the app') }),
    ],
    "a field's name, { session: 'leadID' } or { address: '/finbox' }",
  )
  .register(z.globalRegistry, { id: 'body-value' });
const callSaves = Object.entries(saveCalls).map(([name, { call }]) => {
  const names = Object.keys(call.body.shape).map((key) => [key, bodyValue]);
  const body = z.strictObject(Object.fromEntries(names), "{ nameOnTheWire: 'field' }");
  return z.strictObject({ call: z.literal(name), body });
});
interface CallSave {
  readonly call: keyof typeof saveCalls;
  readonly body: Readonly<Record<string, z.output<typeof bodyValue>>>;
}
/** A save by a call of the contract: what each name of its body is filled with. */
const callSave = z
  .discriminatedUnion('call', callSaves as never, aCall)
  .register(z.globalRegistry, { id: 'call-save' }) as z.ZodMiniType<CallSave>;
const saveKey = text('a save key').check(
  z.refine((key) => key !== 'leadID', 'another key, as every save sends the lead under this one'),
);
const keySave = z.strictObject({ key: saveKey, decision });
const keysSave = z.strictObject({ keys: z.record(z.string(), saveKey, "{ field: '…' }"), decision });
/** `{field}` in a value is replaced by the answer of that field. */
const row = z.strictObject(
  { label: text('the words before it'), value: z.string("'{field}'") },
  "{ label: '…', value: '{field}' }",
);
type RowMaker = (answers: Answers, facts: Facts, lang?: string) => readonly Readonly<z.output<typeof row>>[];
const rowList = z.array(row, "[{ label: '…', value: '{field}' }]");

const answers = z.record(z.string(), z.string("a text, '' for an answer that was not given"), '{ field: answer }');
const errors = z.record(z.string(), z.string('the message that shows'), '{ field: message }');
const passing = z.array(answers, 'a list of answers').check(z.minLength(1, 'at least one example that passes'));
const failing = z
  .array(z.strictObject({ answers, errors }, '{ answers: { … }, errors: { … } }'), 'a list of examples')
  .check(z.minLength(1, 'one example for every rule, with the message it shows'));

/** The texts of a field that a variant may replace; labels of options by their values. It cannot replace messages. */
const fieldWording = z.strictObject(
  {
    label: maybeText,
    hint: maybeText,
    placeholder: maybeText,
    reason: maybeText,
    groupTitle: maybeText,
    options: z.optional(z.record(z.string(), text("the option's label"), "{ 'value': 'label' }")),
  },
  "{ label: '…' }: the texts that differ",
);
const wording = z.strictObject(
  {
    title: maybeText,
    subtitle: maybeText,
    fields: z.optional(z.record(z.string(), fieldWording, "{ field: { label: '…' } }")),
  },
  '{ title, subtitle, fields }: the texts that differ',
);

const partIds = journeyParts.map(({ id }) => id);

/** One step of the journey, as the product team writes it. Read from the top, it is the screen from the top. */
export const stepShape = z.strictObject(
  {
    route,
    section: text('the name of the section, in the bar'),
    title: text('the one question of the screen'),
    subtitle: maybeText,
    /** The part of the journey it belongs to, as /home lists them; 'details' by default. */
    part: z.optional(z.literal(partIds, `${partIds.map((id) => `'${id}'`).join(', ')}, or leave it out`)),
    /** It shows only where this is true; otherwise progress and back arrows skip it. */
    askIf: z.optional(conditionShape),
    fields: z
      .record(fieldName, fieldShape, '{ name: field }')
      .check(z.refine((fields) => Object.keys(fields).length > 0, 'at least one field')),
    prefill: z.optional(
      z.strictObject(
        {
          call: nameShape(prefillCalls, aCall),
          when: z.optional(conditionShape),
          /** Where each answer is in the server's answer, such as 'data.houseNo'; or a function that reads them. */
          answers: z.union(
            [z.record(z.string(), z.string("'data.path'")), functionShape<(answer: never) => Partial<Answers>>('')],
            "{ field: 'data.path' }",
          ),
          /** The outcome of Next instead of a save, where the answers contradict what the server has saved. */
          refuses: z.optional(
            functionShape<(answer: never, answers: Answers) => Outcome<StepView> | undefined>(
              'a function from the answer and the answers to an outcome',
            ),
          ),
        },
        "{ call: '…', answers: { field: 'data.path' } }",
      ),
    ),
    save: z.union(
      [callSave, keySave, keysSave],
      "{ key: '…' }, { keys: { field: '…' } } or { call: '…', body: { … } }",
    ),
    /** Where the back arrow leads; to the entry before it in the journey by default. */
    back: z.optional(
      z.strictObject(
        { to: z.optional(route), supplied: onlyTrue(), repeatCustomer: z.optional(route) },
        "{ to: '/a-route' }",
      ),
    ),
    /** §4: Next stores a repeat customer's answer in the draft and returns to /confirm-details, which sends it. */
    repeatCustomer: z.optional(z.literal('draft', "'draft', or leave it out")),
    /** §2 "/confirm-details": the row of its first field there, and the name of that answer in what Continue sends. */
    summary: z.optional(
      z.strictObject(
        {
          /** The words before the answer; the label of the field by default. */
          label: maybeText,
          /** Where the answer is in the server's answer to `onePage`, such as 'data.loanPurpose'. Without it, no row. */
          answer: z.optional(z.string("'data.path'")),
          /** Its name in the body of `checkRepeatCase`. Without it, only the step itself saves the answer. */
          key: z.optional(
            nameShape(checkRepeatCase.body.shape, 'a name of the body of checkRepeatCase, or leave it out'),
          ),
        },
        "{ answer: 'data.path', key: '…' }",
      ),
    ),
    /** Asks before the save; or, with a save of its own, about what the answer to the step's save found. */
    confirm: z.optional(
      z.strictObject(
        {
          variant: z.literal(['sheet', 'dialog'], "'sheet' or 'dialog'"),
          title: text('the question'),
          text: maybeText,
          no: text('the words of the button that goes back'),
          yes: text('the text of the button that continues'),
          rows: z.optional(z.union([rowList, functionShape<RowMaker>('')], "[{ label: '…', value: '{field}' }]")),
          /** What Yes sends, after the step's save has opened the confirmation. */
          save: z.optional(callSave),
        },
        '{ variant, title, no, yes }',
      ),
    ),
    /** §9: the submits that take at least 500 ms. */
    slowSubmit: onlyTrue(),
    /** Other wordings of its texts, by the variant's name, such as 'b' or 'Repeat Case'. */
    variants: z.optional(z.record(z.string(), wording, '{ name: wording }')),
    /** Its texts in Hindi, by the English ones. One without Hindi is shown in English, and reported by the checker. */
    hindi: z.optional(z.record(z.string(), z.string('the words in Hindi'), "{ 'English': 'हिन्दी' }")),
    examples: z.strictObject({ pass: passing, fail: failing }, '{ pass: [ … ], fail: [ … ] }'),
  },
  'step({ … })',
);
