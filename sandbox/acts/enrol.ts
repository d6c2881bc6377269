import type { Persona } from '../personas.ts';
import { personaOf, sampleAadhaar, samplePan } from '../personas.ts';
import { addDays, indianDate } from '../rules/calendar.ts';
import { inPaise, loanTerms } from '../rules/loan-arithmetic.ts';
import type { Product } from '../rules/products.ts';
import { emi, payday } from '../rules/products.ts';
import { slowHashOf } from '../secrets.ts';
import type { Customer } from '../store/customers.ts';
import { addCustomer, changeCustomer, customerByMobile } from '../store/customers.ts';
import { addLead } from '../store/leads.ts';
import { addLoan } from '../store/money.ts';
import type { Act } from '../wire/handler.ts';
import type { PastLead } from './starts.ts';
import { starts } from './starts.ts';

/** The date of birth that comes with a PAN, unless a persona has another. */
export const usualDob = '1994-08-14';

export function productOf(persona: Persona): Product {
  return persona.traits.emi ? emi : payday;
}

const amount = 50_000;
const paidShare = { all: 1, half: 0.5, nothing: 0 };

/** The answers of somebody who has been through the application. */
const answers = {
  purposeloan: 'Salary Delay',
  loanRequeried: amount,
  gender: 'Female',
  marrital: 'Single',
  education: 'Bachelors',
  employeeType: 'Salaried',
  salaryMode: 'Bank Transfer',
  companyName: 'Vanya Textiles',
  industry: 'E-commerce',
  designation: 'Executive',
  monthlyIncome: 42_500,
  totalExperience: '2 - 5 Years',
  salary_date: 7,
  residenceType: 'Rented',
};

const address = {
  houseNo: '12, Lake View Road',
  city: 'Nagpur',
  state: 'Maharashtra',
  pinCode: '440010',
  landmark: '',
};

async function fillProfile({ db, salt }: Act, { id, mobile }: Customer, { name, traits }: Persona): Promise<void> {
  const [pan, aadhaar] = [samplePan(mobile), sampleAadhaar(mobile)];
  await changeCustomer(db, id, {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@mail.in`,
    pan,
    pan_found: JSON.stringify({ pan_number: pan, full_name: name, dob: traits.dob ?? usualDob }),
    aadhaar_last4: aadhaar.slice(-4),
    aadhaar_hash: await slowHashOf(aadhaar, salt),
    address: JSON.stringify(address),
  });
}

async function addPastLead({ db, now }: Act, customerId: number, past: PastLead, product: Product): Promise<void> {
  const offer = { amount: inPaise(amount), full: inPaise(amount) };
  const lead = await addLead(db, {
    customer_id: customerId,
    lead_type: past.leadType,
    status: past.status,
    judgement: past.judgement,
    done: JSON.stringify(past.done),
    answers: JSON.stringify(answers),
    offer: past.judgement === 'approved' ? JSON.stringify(offer) : null,
    flags: JSON.stringify(past.flags),
    created_at: new Date(now),
  });
  if (!past.loan) return;
  const disbursedOn = addDays(indianDate(now), -past.loan.daysAgo);
  const terms = loanTerms(offer.amount, product.tenureDays, disbursedOn);
  await addLoan(db, {
    lead_id: lead.id,
    customer_id: customerId,
    product_id: product.id,
    status: past.loan.status,
    amount: terms.amount,
    fee: terms.fee,
    gst: terms.gst,
    repay: terms.repay,
    paid: Math.round(terms.repay * paidShare[past.loan.paid]),
    tenure: terms.tenureDays,
    disbursed_on: disbursedOn,
    repay_on: terms.repayOn,
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
    const leads = past ?? [{ status: 'Active', leadType: 'New Case', judgement: 'open', done: [], flags: {} } as const];
    for (const lead of leads) await addPastLead(act, fresh.id, lead, productOf(persona));
  }
  const customer = await customerByMobile(db, mobile);
  if (!customer) throw new Error(`The customer of ${mobile} was just made and is not there.`);
  return customer;
}
