import { type Field, kindOf, optionsOf } from '#engine/fields.ts';
import { brokenRule, entryOf } from '#engine/rules.ts';
import { labelOf } from '#engine/wording.ts';
import { numbersIn } from './check-hindi.ts';
import { issueAt, repeatedValues, type StepIssues, unknownName } from './issue.ts';

/** What fits on a phone of 320 px: the number of tiles, in two columns, and the length of their texts, on two lines. */
const mostTiles = 6;
const longestTile = 24;

function* optionIssues(at: string, field: Field): StepIssues {
  const options = optionsOf(field);
  const values = options.map(({ value }) => value);
  const repeated = [...repeatedValues(values, (index) => `${at}.options[${index}].value`, 'each option once')];
  // Options with conditions may show one at a time.
  const labels = options.map((option) => (option.showIf ? undefined : labelOf(option)));
  yield* repeated.length > 0
    ? repeated
    : repeatedValues(labels, (index) => `${at}.options[${index}].label`, 'another label, as both show the same');
  if (field.placeholder && kindOf(field).tools.control === 'radio')
    yield issueAt(`${at}.placeholder`, 'is not shown where options are tapped', 'it as the hint');
  if (field.kind !== 'choice' || field.variant !== 'tiles') return;
  if (options.length > mostTiles) {
    const wrong = `tiles are for up to ${mostTiles} short options, and there are ${options.length}`;
    yield issueAt(`${at}.variant`, wrong, "'rows'");
  }
  for (const [index, option] of options.entries()) {
    const shown = labelOf(option);
    if (shown.length <= longestTile) continue;
    const key = `${at}.options[${index}].${option.label === undefined ? 'value' : 'label'}`;
    yield issueAt(key, `'${shown}' is too long for a tile`, "a shorter text, or variant 'rows'");
  }
}

/** The tokens of HTML that a step here may need; 'off' for what is not the borrower's own, or must not be stored. */
const tokens = (
  'off name given-name family-name nickname honorific-prefix email tel tel-national username new-password ' +
  'current-password one-time-code organization organization-title street-address address-line1 address-line2 ' +
  'address-line3 address-level1 address-level2 address-level3 address-level4 country country-name postal-code ' +
  'bday bday-day bday-month bday-year sex language url photo'
).split(' ');

function* personalIssues(at: string, field: Field): StepIssues {
  const { autocomplete, reason, secret } = field;
  const known = [kindOf(field), ...field.rules.map((rule) => entryOf(rule).entry)].flatMap(
    ({ tools }) => tools.personal ?? [],
  );
  if (known.length === 0 && autocomplete === undefined && reason === undefined && !secret) return;
  if (!secret && known.some((tools) => tools.secret))
    yield issueAt(`${at}.secret`, 'is missing, and the draft would store the answer', 'true');
  if (kindOf(field).tools.control === 'radio') {
    if (autocomplete !== undefined)
      yield issueAt(`${at}.autocomplete`, 'is not read where options are tapped', 'nothing here: leave it out');
  } else if (autocomplete === undefined) {
    const token = known[0]?.autocomplete ?? 'name';
    const write = token === 'off' ? "'off'" : `a token of HTML, such as '${token}', or 'off'`;
    yield issueAt(`${at}.autocomplete`, 'a personal field has an autocomplete token', write);
  } else {
    const what = 'an autocomplete token';
    yield* unknownName(`${at}.autocomplete`, autocomplete, what, tokens, 'src/authoring/check-field.ts');
  }
  if (reason === undefined) {
    const write = "a short sentence, as in 'We check it with …'";
    yield issueAt(`${at}.reason`, 'a personal field needs a reason', write);
  }
}

function* messageIssues(at: string, { rules }: Field): StepIssues {
  for (const [index, rule] of rules.entries()) {
    const { value } = entryOf(rule);
    const numbers = numbersIn(rule.message);
    if (typeof value !== 'number' || numbers.length === 0 || numbers.includes(String(value))) continue;
    const wrong = `has ${numbers.join(', ')}, and the rule is ${value}`;
    yield issueAt(`${at}.rules[${index}].message`, wrong, `${value} in it`);
  }
}

function* amountIssues(at: string, field: Field): StepIssues {
  if (field.kind !== 'money') return;
  // Without this rule a text that is no amount would be sent as a number, or as none.
  if (!field.rules.some(({ rule }) => rule === 'digitsOnly')) {
    yield issueAt(`${at}.rules`, 'no rule rejects what is no amount', "digitsOnly('…') after required('…')");
  }
  const { shortcuts = [] } = field;
  yield* repeatedValues(shortcuts, (index) => `${at}.shortcuts[${index}]`, 'each amount once');
  for (const [index, amount] of shortcuts.entries()) {
    const typed = String(amount);
    const broken = brokenRule(field.rules, typed);
    if (!broken) continue;
    yield issueAt(`${at}.shortcuts[${index}]`, `${amount} fails with '${broken.message}'`, 'an amount that passes');
  }
}

/** What is wrong with a field by itself. */
export function* fieldIssues(name: string, field: Field): StepIssues {
  const at = `fields.${name}`;
  yield* optionIssues(at, field);
  yield* personalIssues(at, field);
  yield* messageIssues(at, field);
  yield* amountIssues(at, field);
}
