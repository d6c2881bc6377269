import type { Field } from '#engine/fields.ts';
import { kindOf } from '#engine/fields.ts';
import { entryOf } from '#engine/rules.ts';
import type { Fault } from './check-finding.ts';
import { fault } from './check-finding.ts';
import { didYouMean } from './check-nearest.ts';

/** The tokens of HTML that a step here may need; 'off' for what is not the borrower's own, or is not to be kept. */
const tokens = (
  'off name given-name family-name nickname honorific-prefix email tel tel-national username new-password ' +
  'current-password one-time-code organization organization-title street-address address-line1 address-line2 ' +
  'address-line3 address-level1 address-level2 address-level3 address-level4 country country-name postal-code ' +
  'bday bday-day bday-month bday-year sex language url photo'
).split(' ');

/** Whether a field asks for something that tells who the borrower, or somebody else, is. */
function isPersonal(field: Field): boolean {
  const { autocomplete, reason, secret, rules } = field;
  if (autocomplete !== undefined || reason !== undefined || secret || kindOf(field).tools.personal) return true;
  return rules.some((rule) => entryOf(rule).entry.tools.isPersonal);
}

/** A personal field tells the browser what it is, and the borrower why it is asked. */
export function personalFaults(at: string, field: Field): Fault[] {
  if (!isPersonal(field)) return [];
  const { autocomplete, reason } = field;
  const faults: Fault[] = [];
  if (autocomplete === undefined) {
    const write = `a token of HTML, such as '${kindOf(field).tools.personal ?? 'name'}', or 'off'`;
    faults.push(fault(`${at}.autocomplete`, 'a personal field has an autocomplete token', write));
  } else if (!tokens.includes(autocomplete)) {
    const write = didYouMean(autocomplete, tokens, 'src/authoring/check-personal.ts');
    faults.push(fault(`${at}.autocomplete`, `'${autocomplete}' is not an autocomplete token`, write));
  }
  if (reason === undefined) {
    const write = "a short sentence, as in 'We check it with …'";
    faults.push(fault(`${at}.reason`, 'a personal field says why it is asked', write));
  }
  return faults;
}
