import type { Field } from '#engine/fields.ts';
import { didYouMean } from './check-nearest.ts';
import type { StepIssue } from './issue.ts';
import { issueAt } from './issue.ts';

/** The tokens of HTML that a step here may need; 'off' for what is not the borrower's own, or is not to be kept. */
const tokens = (
  'off name given-name family-name nickname honorific-prefix email tel tel-national username new-password ' +
  'current-password one-time-code organization organization-title street-address address-line1 address-line2 ' +
  'address-line3 address-level1 address-level2 address-level3 address-level4 country country-name postal-code ' +
  'bday bday-day bday-month bday-year sex language url photo'
).split(' ');

/** A rule that only a personal answer has. */
const personalRules = ['email', 'pan', 'aadhaar', 'mobile', 'notOwnMobile', 'singleSpacedLetters'];

/** Whether a field asks for something that tells who the borrower, or somebody else, is. */
function isPersonal({ kind, autocomplete, reason, secret, rules }: Field): boolean {
  const said = autocomplete !== undefined || reason !== undefined || secret === true;
  return said || kind === 'email' || kind === 'masked' || rules.some(({ name }) => personalRules.includes(name));
}

/** A personal field tells the browser what it is, and the borrower why it is asked. */
export function personalIssues(at: string, field: Field): StepIssue[] {
  if (!isPersonal(field)) return [];
  const { autocomplete, reason } = field;
  const issues: StepIssue[] = [];
  if (autocomplete === undefined) {
    const write = `a token of HTML, such as '${field.kind === 'email' ? 'email' : 'name'}', or 'off'`;
    issues.push(issueAt(`${at}.autocomplete`, 'a personal field has an autocomplete token', write));
  } else if (!tokens.includes(autocomplete)) {
    const write = didYouMean(autocomplete, tokens, 'src/authoring/check-personal.ts');
    issues.push(issueAt(`${at}.autocomplete`, `'${autocomplete}' is not an autocomplete token`, write));
  }
  if (reason === undefined) {
    const write = "a short sentence, as in 'We check it with …'";
    issues.push(issueAt(`${at}.reason`, 'a personal field says why it is asked', write));
  }
  return issues;
}
