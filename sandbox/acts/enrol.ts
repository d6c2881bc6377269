import { enterAddress } from '#schemas/enter-address.ts';
import { enterName } from '#schemas/enter-name.ts';
import type { Persona } from '../personas.ts';
import { sampleAadhaar, samplePan, usualDob } from '../personas.ts';
import type { Customer } from '../store/customers.ts';
import { addCustomer, changeCustomer, customerByMobile } from '../store/customers.ts';
import type { Act } from '../wire/handler.ts';
import { addPastLead } from './past-leads.ts';
import type { PastLead } from './starts.ts';
import { startOf } from './starts.ts';

/** What the places that are done have left with the customer: from the schemas' examples, with a PAN and an Aadhaar of their own. */
async function fillProfile(
  { db, slowHash }: Act,
  customer: Customer,
  persona: Persona,
  past: PastLead,
): Promise<Customer> {
  const { done, flags } = past;
  const { mobile } = customer;
  const [pan, aadhaar] = [samplePan(mobile), sampleAadhaar(mobile)];
  const example = enterName.examples.pass[0];
  const name = persona.name || (example?.name ?? '');
  const email = persona.name ? `${name.toLowerCase().replace(' ', '.')}@mail.in` : (example?.email ?? '');
  const found = { pan_number: pan, full_name: name, dob: persona.traits.dob ?? usualDob };
  const named = done.includes('/enter-name') ? { name, email } : { name: '', email: '' };
  await changeCustomer(db, customer.id, {
    ...named,
    ...(done.includes('/enter-your-pan') && { pan_found: JSON.stringify(found) }),
    ...(done.includes('/pan-verify') && { pan }),
    // The Aadhaar is kept before it is compared with the PAN.
    ...((done.includes('/enter-aadhar') || flags.kycFailed) && {
      aadhaar_last4: aadhaar.slice(-4),
      aadhaar_hash: await slowHash(aadhaar),
    }),
    ...(done.includes('/enter-address') && { address: JSON.stringify(enterAddress.examples.pass[0]) }),
  });
  return { ...customer, ...named };
}

/** The customer with a persona's mobile number; made at the first login, with the applications that are brought along. */
export async function enrol(
  act: Act,
  persona: Persona,
  leads: readonly PastLead[] = startOf(persona),
): Promise<Customer> {
  const { db, now } = act;
  const { mobile, id } = persona;
  const fresh = await addCustomer(db, { mobile, name: '', email: '', persona: id, created_at: new Date(now) });
  const newest = leads.at(-1);
  if (fresh && newest) {
    const filled = await fillProfile(act, fresh, persona, newest);
    for (const lead of leads) await addPastLead(act, filled, persona, lead);
  }
  const customer = await customerByMobile(db, mobile);
  if (!customer) throw new Error(`The customer of ${mobile} was just made and is not there.`);
  return customer;
}
