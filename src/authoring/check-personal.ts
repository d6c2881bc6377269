import type { Field } from '#engine/fields.ts';
import { kindOf } from '#engine/fields.ts';
import { entryOf } from '#engine/rules.ts';
import { didYouMean } from './check-nearest.ts';
import type { StepIssue } from './issue.ts';
import { issueAt } from './issue.ts';

/** The tokens of HTML that a step here may need; 'off' for what is not the borrower's own, or must not be stored. */
const tokens = (
  'off name given-name family-name nickname honorific-prefix email tel tel-national username new-password ' +
  'current-password one-time-code organization organization-title street-address address-line1 address-line2 ' +
  'address-line3 address-level1 address-level2 address-level3 address-level4 country country-name postal-code ' +
  'bday bday-day bday-month bday-year sex language url photo'
).split(' ');

/** Whether a field asks for something that identifies the borrower, or somebody else. */
function isPersonal(field: Field): boolean {
  const { autocomplete, reason, secret, rules } = field;
  if (autocomplete !== undefined || reason !== undefined || secret || kindOf(field).tools.personal) return true;
  return rules.some((rule) => entryOf(rule).entry.tools.isPersonal);
}

/** A personal field needs an autocomplete token for the browser, and a reason for the borrower. */
export function personalIssues(at: string, field: Field): StepIssue[] {
  if (!isPersonal(field)) return [];
  const { autocomplete, reason } = field;
  const issues: StepIssue[] = [];
  if (autocomplete === undefined) {
    const write = `a token of HTML, such as '${kindOf(field).tools.personal ?? 'name'}', or 'off'`;
    issues.push(issueAt(`${at}.autocomplete`, 'a personal field has an autocomplete token', write));
  } else if (!tokens.includes(autocomplete)) {
    const write = didYouMean(autocomplete, tokens, 'src/authoring/check-personal.ts');
    issues.push(issueAt(`${at}.autocomplete`, `'${autocomplete}' is not an autocomplete token`, write));
  }
  if (reason === undefined) {
    const write = "a short sentence, as in 'We check it with …'";
    issues.push(issueAt(`${at}.reason`, 'a personal field needs a reason', write));
  }
  return issues;
}
