import * as z from 'zod/mini';
import type { Condition } from '../condition.ts';
import type { RuleValueKind, RuleValues } from '../rule.ts';
import { type Rule, ruleRegistry } from '../rules.ts';
import { plainText, typingAids } from '../typing.ts';

// Only the tools use these. Each is a function, or made by one that is marked as pure, so that the build drops them all.

/** The most characters of a text of a step: nobody reads more on a phone. */
export const longestText = 90;

/** `write`, here and below: what to write instead, for the issue about a wrong value. */
export const text = (write: string) =>
  z.string(write).check(
    z.minLength(1, write),
    z.maxLength(longestText, 'a shorter text'),
    z.refine(
      (value) => value === plainText(value).replace(/ +/g, ' ').trim(),
      'it with single spaces, none at an end, and nothing invisible',
    ),
    z.refine((value) => !/\{.*\}/.test(value), 'it without braces: only rows of a confirmation show answers'),
  );
const optionalText = () =>
  z.optional(text('a text, or leave it out').register(z.globalRegistry, { id: 'optional-text' }));
export const maybeText = /* @__PURE__ */ optionalText();
export const onlyTrue = () => z.optional(z.literal(true, 'true, or leave it out'));
export const functionShape = <Type>(write: string) => z.custom<Type>((value) => typeof value === 'function', write);
export const nameShape = <const Name extends string>(registry: Readonly<Record<Name, unknown>>, write: string) =>
  // A registry has these names and no other.
  z.literal(Object.keys(registry) as Name[], write);

function isExpression(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

const valueShapes = () =>
  ({
    none: z.undefined(),
    length: z.int('a number of characters').check(z.nonnegative('a number of characters')),
    amount: z.int('an amount in rupees').check(z.nonnegative('an amount in rupees')),
    field: text('the name of another field'),
    pattern: z.string("an expression as a text, such as '[A-Z]+'").check(
      z.refine(isExpression, "an expression that can be read, such as '[A-Z]+'"),
      z.refine((source) => !/^\/.*\/[a-z]*$/.test(source), 'it without the slashes around it'),
    ),
  }) satisfies { readonly [Kind in RuleValueKind]: z.ZodMiniType<RuleValues[Kind]> };

const ruleList = 'a rule as in schemas/README.md';

function makeRuleShape() {
  const words = "the words the borrower sees, such as 'Please select your gender'";
  const message = text(words).register(z.globalRegistry, { id: 'message' });
  const shapes = Object.entries(ruleRegistry).map(([name, { value, tools }]) => {
    const parts = { rule: z.literal(name), ...(value !== 'none' && { value: valueShapes()[value] }), message };
    const description = tools.describe('‹value›');
    return z.strictObject(parts, ruleList).register(z.globalRegistry, { id: `rule-${name}`, description });
  });
  const shape = z.discriminatedUnion('rule', shapes as never, ruleList).register(z.globalRegistry, { id: 'rule' });
  // The shapes are made from the registry, as `Rule` is; a type cannot follow the loop that makes them.
  return shape as z.ZodMiniType<Rule>;
}
const ruleShape = /* @__PURE__ */ makeRuleShape();

function makeNormalizeShape() {
  const aids = Object.entries(typingAids);
  const write = aids.map(([name]) => `'${name}'`).join(' or ');
  const description = aids.map(([name, { tools }]) => `${name}: ${tools.describe}`).join('; ');
  return nameShape(typingAids, write).register(z.globalRegistry, { id: 'normalize', description });
}
const normalizeShape = /* @__PURE__ */ makeNormalizeShape();

function makeConditionShape(): z.ZodMiniType<Condition> {
  const value = z
    .union([z.string(), z.number(), z.boolean()], 'a text, a number, true or false; oneOf for several')
    .register(z.globalRegistry, { id: 'value' });
  const values = z.array(value, "a list: ['Yes', 'No']").check(z.minLength(2, 'two or more values, or equals for one'));
  const comparisons = { equals: value, oneOf: values, atLeast: z.number('a number') };
  const subjects = { answer: 'the name of a field', session: 'the name of a fact' };
  const tests = Object.entries(subjects).flatMap(([subject, name]) =>
    Object.entries(comparisons).map(([comparison, compared]) =>
      z.strictObject({ [subject]: z.string(name), [comparison]: compared }),
    ),
  );
  const list = z.lazy(() => z.array(shape, 'a list of conditions'));
  const write = "{ answer: 'aField', equals: 'Yes' }; or session, and oneOf (two or more) or atLeast; or and, or, not";
  // The shapes are those of `Condition`; a type cannot follow the loop that makes the comparisons.
  const shape = z.union(
    [
      ...tests,
      z.strictObject({ and: list }),
      z.strictObject({ or: list }),
      z.strictObject({ not: z.lazy(() => shape) }),
    ],
    write,
  ) as z.ZodMiniType<Condition>;
  return shape.register(z.globalRegistry, { id: 'condition', description: 'When it shows' });
}
export const conditionShape = /* @__PURE__ */ makeConditionShape();

/** Each has a line in ui/brand/icon-paths.ts. */
const optionIcons = [
  'bank',
  'cal',
  'cap',
  'clock',
  'doc',
  'dots',
  'flag',
  'home',
  'medical',
  'receipt',
  'rupee',
  'umbrella',
  'user',
  'wallet',
] as const;

function makeOptionsShape() {
  const drawn = `one of ${optionIcons.map((icon) => `'${icon}'`).join(', ')}`;
  const option = z.strictObject(
    {
      value: text('the words that are sent'),
      label: maybeText,
      icon: z.optional(z.literal(optionIcons, drawn)),
      showIf: z.optional(conditionShape),
    },
    "{ value: '…' }",
  );
  return z
    .array(option, 'a list of options')
    .check(z.minLength(1, 'the options, in the order in which they show'))
    .register(z.globalRegistry, { id: 'options' });
}
export const optionsShape = /* @__PURE__ */ makeOptionsShape();

/** What every field has, whatever its kind. */
export const anyField = <const Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind),
  label: text('the words above the field'),
  hint: maybeText,
  placeholder: maybeText,
  /** In the order in which their messages may show: the message of the first broken rule shows. */
  rules: z.array(ruleShape, 'a list of rules, an empty one for a field that may stay empty'),
  autocomplete: maybeText,
  /** The reason for it, which the borrower reads; for a personal field. */
  reason: maybeText,
  /** Never stored in the draft: account numbers, one-time codes, Aadhaar. */
  secret: onlyTrue(),
  /** The heading of the group it opens, such as 'Reference 1'. */
  groupTitle: maybeText,
  /** Shows only where this is true. It reads answers of earlier steps and of the fields above, and facts of the session. */
  showIf: z.optional(conditionShape),
});

export const typedField = <const Kind extends string>(kind: Kind) => ({
  ...anyField(kind),
  normalize: z.optional(normalizeShape),
});
