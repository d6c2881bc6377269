import type { CustomerType } from '#contract/session.ts';
import { ruleRegistry } from '#engine/rules.ts';
import { type Handlers, refuse } from '../http/context.ts';
import { personaOf } from '../personas.ts';
import { hashOf, randomToken } from '../secrets.ts';
import { productOf } from '../services/loans.ts';
import { redeemCode, sendCode } from '../services/one-time-codes.ts';
import { findOrCreateCustomer } from '../services/seed.ts';
import { type Customer, lockCustomerByToken, newestLead } from '../store/borrowers.ts';
import { addRecord, type Moment } from '../store/controls.ts';

/** §6: how long a borrower stays logged in. */
const tokenLifetimeMs = 86_400_000;

/** What `isMobile` accepts, in words. */
export const mobileFormat = '10 digits that start 6 to 9';
export const isMobile = (mobile: string): boolean => ruleRegistry.mobile.check(mobile);

function assertMobile(mobile: string): void {
  if (!isMobile(mobile)) refuse(400, 'Please enter valid mobile number');
}

export async function newToken({ db, now }: Moment, kind: 'bearer' | 'access', { id }: Customer) {
  const token = randomToken();
  const row = { hash: await hashOf(token), kind, customer_id: id, expires_at: new Date(now + tokenLifetimeMs) };
  await db.insertInto('tokens').values(row).execute();
  return token;
}

/** §6: a repeat customer has a shorter journey. */
export async function customerType({ db }: Moment, { id }: Customer): Promise<CustomerType> {
  const lead = await newestLead(db, id);
  return lead?.lead_type === 'Repeat Case' ? 'Repeat Customer' : 'New Customer';
}

/** §7 "Login and session": one-time codes and tokens. */
export const loginHandlers = {
  async loginByMobile({ body: { mobile }, query: { utm_source } }, ctx) {
    assertMobile(mobile);
    await sendCode(ctx, mobile, 'login');
    // From a link that anybody can write: what the database cannot store is removed instead of refused.
    const source = utm_source?.toWellFormed().replaceAll('\0', '');
    if (source) await addRecord(ctx, { kind: 'visit', data: { mobile, utm_source: source }, mobile });
    return { message: 'We have sent you an OTP.' };
  },

  async verifyOtp({ body: { mobile, otp } }, ctx) {
    assertMobile(mobile);
    await redeemCode(ctx, mobile, 'login', otp);
    const customer = await findOrCreateCustomer(ctx, personaOf(mobile));
    const persona = personaOf(mobile, customer.persona);
    return {
      data: {
        jwtToken: await newToken(ctx, 'bearer', customer),
        accessToken: await newToken(ctx, 'access', customer),
        customer: { customerID: String(customer.id), mobile, name: customer.name },
        lead: { customer_type: await customerType(ctx, customer), productId: productOf(persona).id },
      },
    };
  },

  async autoLoginCall({ body: { access_token } }, ctx) {
    const customer = await lockCustomerByToken(ctx, access_token, 'access');
    if (!customer) return { status: 0 };
    const { name, mobile } = customer;
    return { status: 1, data: { customer_details: { name, mobile, customerID: String(customer.id) } } };
  },
} satisfies Handlers;
