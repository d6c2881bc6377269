import { type Field, kindOf, type Option } from '#engine/fields.ts';
import { brokenRule, entryOf } from '#engine/rules.ts';
import { labelOf } from '#engine/wording.ts';
import { exampleFacts } from './check-answers.ts';
import { didYouMean } from './check-nearest.ts';
import { issueAt, type StepIssue } from './issue.ts';

function optionIssues(at: string, options: readonly Option[]): StepIssue[] {
  const values = options.map(({ value }) => value);
  return options.flatMap(({ value }, place) =>
    values.indexOf(value) < place
      ? [issueAt(`${at}.options[${place}].value`, `'${value}' is there twice`, 'each option once')]
      : [],
  );
}

/** What fits on a phone of 320 px: so many tiles, two beside one another, each with a text of two lines. */
const mostTiles = 6;
const longestTile = 24;

function tileIssues(at: string, field: Field): StepIssue[] {
  if (field.kind !== 'choice' || field.variant !== 'tiles') return [];
  const { options } = field;
  const long = options.flatMap((option, place) => {
    const shown = labelOf(option);
    if (shown.length <= longestTile) return [];
    const key = `${at}.options[${place}].${option.label === undefined ? 'value' : 'label'}`;
    return [issueAt(key, `'${shown}' is too long for a tile`, "a shorter text, or variant 'rows'")];
  });
  if (options.length <= mostTiles) return long;
  const wrong = `tiles are for up to ${mostTiles} short options, and there are ${options.length}`;
  return [issueAt(`${at}.variant`, wrong, "'rows'"), ...long];
}

/** The tokens of HTML that a step here may need; 'off' for what is not the borrower's own, or must not be stored. */
const tokens = (
  'off name given-name family-name nickname honorific-prefix email tel tel-national username new-password ' +
  'current-password one-time-code organization organization-title street-address address-line1 address-line2 ' +
  'address-line3 address-level1 address-level2 address-level3 address-level4 country country-name postal-code ' +
  'bday bday-day bday-month bday-year sex language url photo'
).split(' ');

function isPersonal(field: Field): boolean {
  const { autocomplete, reason, secret, rules } = field;
  if (autocomplete !== undefined || reason !== undefined || secret || kindOf(field).tools.personal) return true;
  return rules.some((rule) => entryOf(rule).entry.tools.isPersonal);
}

function personalIssues(at: string, field: Field): StepIssue[] {
  if (!isPersonal(field)) return [];
  const { autocomplete, reason } = field;
  const issues: StepIssue[] = [];
  if (autocomplete === undefined) {
    const write = `a token of HTML, such as '${kindOf(field).tools.personal?.autocomplete ?? 'name'}', or 'off'`;
    issues.push(issueAt(`${at}.autocomplete`, 'a personal field has an autocomplete token', write));
  } else if (!tokens.includes(autocomplete)) {
    const write = didYouMean(autocomplete, tokens, 'src/authoring/check-field.ts');
    issues.push(issueAt(`${at}.autocomplete`, `'${autocomplete}' is not an autocomplete token`, write));
  }
  if (reason === undefined) {
    const write = "a short sentence, as in 'We check it with …'";
    issues.push(issueAt(`${at}.reason`, 'a personal field needs a reason', write));
  }
  return issues;
}

function misstated(at: string, { rules }: Field): StepIssue[] {
  return rules.flatMap((rule, place) => {
    const { message } = rule;
    const numbers: readonly string[] = message.replaceAll(',', '').match(/\d+/g) ?? [];
    const value = 'value' in rule ? rule.value : undefined;
    if (typeof value !== 'number' || numbers.length === 0 || numbers.includes(String(value))) return [];
    return [
      issueAt(`${at}.rules[${place}].message`, `has ${numbers.join(', ')}, and the rule is ${value}`, `${value} in it`),
    ];
  });
}

function refusedShortcuts(at: string, name: string, field: Field): StepIssue[] {
  if (field.kind !== 'money') return [];
  return (field.shortcuts ?? []).flatMap((amount, place) => {
    const typed = String(amount);
    const broken = brokenRule(field.rules, typed, { answers: { [name]: typed }, facts: exampleFacts });
    return broken
      ? [issueAt(`${at}.shortcuts[${place}]`, `${amount} fails with '${broken.message}'`, 'an amount that passes')]
      : [];
  });
}

/** Without this rule a text that is no amount would be sent as a number, or as none. */
function uncheckedAmount(at: string, { kind, rules }: Field): StepIssue[] {
  if (kind !== 'money' || rules.some(({ rule }) => rule === 'wholeRupees')) return [];
  return [issueAt(`${at}.rules`, 'no rule rejects what is no amount', "wholeRupees('…') after required('…')")];
}

/** What is wrong with a field by itself. */
export function fieldIssues(name: string, field: Field): StepIssue[] {
  const at = `fields.${name}`;
  return [
    ...('options' in field ? optionIssues(at, field.options) : []),
    ...tileIssues(at, field),
    ...personalIssues(at, field),
    ...misstated(at, field),
    ...uncheckedAmount(at, field),
    ...refusedShortcuts(at, name, field),
  ];
}
