import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type CallName, calls } from '#contract/calls.ts';
import { fieldsOf, isJson } from '../http/context.ts';
import { isMobile } from '../routes/login.ts';

export const faultKinds = {
  refuse: 'refuse with the status code',
  stall: 'answer only after the seconds',
  nonsense: 'answer something that is no answer',
  drop: 'drop the connection, nothing done',
  'lose answer': 'do it, then drop the connection',
  late: 'do it, answer only after the seconds',
  twice: 'do it twice, as after a repeated request',
  'wrong shape': 'do it, then answer JSON of another shape',
} as const;

export const faultStatuses = [400, 403, 404, 406, 412, 422, 428, 500] as const;

// Object.keys loses the type of the keys.
export const callNames = (Object.keys(calls) as CallName[]).sort();
/** Any call of the borrower, whichever comes next. */
export const anyCall = 'any';
const kinds = Object.keys(faultKinds) as (keyof typeof faultKinds)[];

const text = z.optional(z.string().check(z.trim()));
const mobileNumber = z.optional(z.string().check(z.trim(), z.refine(isMobile, 'Send 10 digits that start 6 to 9.')));
const flag = (byDefault: boolean) => z._default(z.union([z.boolean(), z.stringbool()]), byDefault);
const integer = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max));
const within = (limit: number) => z._default(z.coerce.number().check(z.gte(-limit), z.lte(limit)), 0);

export const defaultFaultMessage = 'The sandbox was set to refuse this.';

export const faultForm = z.strictObject({
  call: z.enum([...callNames, anyCall]),
  kind: z.enum(kinds),
  status: z._default(integer(400, 599), 500),
  message: z._default(z.string(), defaultFaultMessage),
  seconds: z._default(integer(0, 120), 5),
  once: flag(true),
  mobile: mobileNumber,
});

/** The years of later dates have more than four digits. */
const daysOfCentury = 36_525;
export const maxClockOffsetMs = daysOfCentury * 86_400_000;

export const clockForm = z.strictObject({
  minutes: within(daysOfCentury * 1440),
  days: within(daysOfCentury),
  reset: flag(false),
});
export const resetForm = z.strictObject({ mobile: mobileNumber });
export const clearForm = z.strictObject({ id: z.optional(integer(1, 2 ** 31 - 1)), mobile: mobileNumber });
export const openForm = z.strictObject({ persona: text, mobile: text, at: text, fault: text });

/** A control request that is not possible: the problem and the valid values. */
export class ControlError extends Error {}

/** Handles a form or a JSON body. A form is redirected to a page, JSON gets a JSON response. */
export async function handleControlRequest<Schema extends z.ZodMiniType, Result>(
  c: Context,
  schema: Schema,
  work: (form: z.output<Schema>) => Promise<Result>,
  redirectTo: (result: Result) => string = () => '/sandbox',
) {
  const form = schema.safeParse(await fieldsOf(c));
  if (!form.success) return c.json({ statusCode: 400, message: z.prettifyError(form.error) }, 400);
  try {
    const result = await work(form.data);
    return isJson(c) ? c.json({ statusCode: 200, ...result }) : c.redirect(redirectTo(result), 303);
  } catch (error) {
    if (error instanceof ControlError) return c.json({ statusCode: 400, message: error.message }, 400);
    throw error;
  }
}
