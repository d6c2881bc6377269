import type { Persona } from '../personas.ts';
import { personaOf, sampleAadhaar, samplePan } from '../personas.ts';
import type { Customer } from '../store/customers.ts';
import { addCustomer, changeCustomer, customerByMobile } from '../store/customers.ts';
import type { Act } from '../wire/handler.ts';
import { addPastLead } from './past-leads.ts';
import type { PastLead } from './starts.ts';
import { starts } from './starts.ts';

/** The date of birth that comes with a PAN, unless a persona has another. */
export const usualDob = '1994-08-14';

const address = {
  houseNo: '12, Lake View Road',
  city: 'Nagpur',
  state: 'Maharashtra',
  pinCode: '440010',
  landmark: '',
};

const newCase: PastLead = { status: 'Active', leadType: 'New Case', judgement: 'open', done: [], flags: {} };

async function fillProfile({ db, slowHash }: Act, { id, mobile }: Customer, { name, traits }: Persona): Promise<void> {
  const [pan, aadhaar] = [samplePan(mobile), sampleAadhaar(mobile)];
  await changeCustomer(db, id, {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@mail.in`,
    pan,
    pan_found: JSON.stringify({ pan_number: pan, full_name: name, dob: traits.dob ?? usualDob }),
    aadhaar_last4: aadhaar.slice(-4),
    aadhaar_hash: await slowHash(aadhaar),
    address: JSON.stringify(address),
  });
}

/** The customer of a mobile number; made at the first login, with what its persona brings along. */
export async function enrol(act: Act, mobile: string): Promise<Customer> {
  const { db, now } = act;
  const plain = { mobile, name: '', email: '', created_at: new Date(now) };
  const fresh = await addCustomer(db, plain);
  if (fresh) {
    const persona = personaOf(mobile);
    const past = persona.traits.starts && starts[persona.traits.starts];
    if (past) await fillProfile(act, fresh, persona);
    for (const lead of past ?? [newCase]) await addPastLead(act, fresh, persona, lead);
  }
  const customer = await customerByMobile(db, mobile);
  if (!customer) throw new Error(`The customer of ${mobile} was just made and is not there.`);
  return customer;
}
