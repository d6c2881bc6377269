import type { CustomerType } from '#contract/session.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { passes, mobile as tenDigits } from '#engine/rules.ts';
import { enrol } from '../acts/enrol.ts';
import { productOf } from '../acts/loans.ts';
import { sendCode, takeCode } from '../acts/one-time-codes.ts';
import { personaOf } from '../personas.ts';
import { tokenLivesMs } from '../rules/tokens.ts';
import { randomToken } from '../secrets.ts';
import { holdCustomerOfToken, keepToken } from '../store/access.ts';
import { addRecord } from '../store/controls.ts';
import type { Customer } from '../store/customers.ts';
import { newestLead } from '../store/leads.ts';
import type { Act, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';
import { toStorable } from '../wire/storable-text.ts';

const mobileRule = tenDigits('Please enter valid mobile number');

function demandMobile(mobile: string): void {
  const held =
    mobile !== '' && passes(mobileRule, mobile, { answers: {}, facts: { ...emptyUserSession, ...emptyDraft } });
  if (!held) refuse(400, mobileRule.message);
}

/** A token with which a customer is logged in. */
export async function newToken({ db, now }: Act, kind: 'bearer' | 'access', { id }: Customer): Promise<string> {
  const token = randomToken();
  await keepToken(db, token, kind, id, now + tokenLivesMs);
  return token;
}

/** §6: whether the shorter path is theirs. */
export async function customerType({ db }: Act, { id }: Customer): Promise<CustomerType> {
  const lead = await newestLead(db, id);
  return lead?.lead_type === 'Repeat Case' ? 'Repeat Customer' : 'New Customer';
}

/** §7 "Login and session": one-time codes and tokens. */
export const loginHandlers = {
  async loginByMobile({ body: { mobile }, query: { utm_source } }, act) {
    demandMobile(mobile);
    await sendCode(act, mobile, 'login');
    const source = toStorable(utm_source ?? '');
    if (source) await addRecord(act.db, 'visit', { mobile, utm_source: source }, new Date(act.now), mobile);
    return { message: 'We have sent you an OTP.' };
  },

  async verifyOtp({ body: { mobile, otp } }, act) {
    demandMobile(mobile);
    await takeCode(act, mobile, 'login', otp);
    const customer = await enrol(act, personaOf(mobile));
    const persona = personaOf(mobile, customer.persona);
    return {
      data: {
        jwtToken: await newToken(act, 'bearer', customer),
        accessToken: await newToken(act, 'access', customer),
        customer: { customerID: String(customer.id), mobile, name: customer.name },
        lead: { customer_type: await customerType(act, customer), productId: productOf(persona).id },
      },
    };
  },

  async autoLoginCall({ body: { access_token } }, { db, now }) {
    const customer = await holdCustomerOfToken(db, access_token, 'access', now);
    if (!customer) return { status: 0 };
    const { name, mobile } = customer;
    return { status: 1, data: { customer_details: { name, mobile, customerID: String(customer.id) } } };
  },
} satisfies Handlers;
