import * as z from 'zod/mini';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';

/** What can go wrong with a call, in words. */
export const faultKinds = {
  refuse: 'refuse with the status code',
  stall: 'answer only after the seconds',
  nonsense: 'answer something that is no answer',
  drop: 'drop the connection, nothing done',
  'lose answer': 'do it, then drop the connection',
} as const;

export const faultStatuses = [400, 403, 404, 406, 412, 422, 428, 500] as const;

// Object.keys forgets the names it was given.
export const callNames = (Object.keys(calls) as CallName[]).sort();
const kinds = Object.keys(faultKinds) as (keyof typeof faultKinds)[];

const mobile = z.optional(z.string().check(z.trim()));

/** A fault as the page's form or a test's JSON gives it. */
export const faultForm = z.object({
  call: z.enum(callNames),
  kind: z.enum(kinds),
  status: z._default(z.coerce.number().check(z.int(), z.gte(400), z.lte(599)), 500),
  message: z._default(z.string(), 'The sandbox was told to refuse this.'),
  seconds: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(120)), 5),
  /** Once, or until it is cleared. */
  once: z._default(z.union([z.boolean(), z.stringbool()]), true),
  /** Only for this borrower. */
  mobile,
});

/** Beyond a century, dates are no longer written with four digits of a year. */
const daysOfCentury = 36_525;
const within = (days: number) => z.coerce.number().check(z.gte(-days), z.lte(days));

/** How far the clock may be from the true time. */
export const furthestMs = daysOfCentury * 86_400_000;

export const clockForm = z.object({
  minutes: z._default(within(daysOfCentury * 1440), 0),
  days: z._default(within(daysOfCentury), 0),
  /** Back to the true time first. */
  reset: z._default(z.union([z.boolean(), z.stringbool()]), false),
});

export const resetForm = z.object({ mobile });

export const clearForm = z.object({ id: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1))) });
