import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { isRecord, parseJson } from '#contract/parse-json.ts';
import type { Env, SandboxOptions } from '../http/context.ts';
import { bodyOf, isJson, misfitMessage, problemsOf } from '../http/request.ts';
import { sandboxPage } from '../pages/layout.ts';
import { isMobile, mobileFormat } from '../rules/mobile-number.ts';
import type { FaultKind } from '../store/tables.ts';
import { inTransaction, type SandboxContext } from '../store/transaction.ts';

export const faultKinds: Readonly<Record<FaultKind, string>> = {
  refuse: 'refuse with the status code',
  change: 'do it, and answer with the fields of the message (JSON) instead of its own',
  stall: 'answer only after the seconds',
  nonsense: 'answer something that is not an answer',
  drop: 'drop the connection, nothing done',
  'lose-answer': 'do it, then drop the connection',
};

/** Each code that §8 and §12 "Penny drop" treat differently. */
export const faultStatuses = [400, 401, 403, 404, 406, 412, 422, 428, 500, 503];

export const callNames = Object.keys(calls).sort();
/** Any call of the borrower, whichever comes next. */
export const anyCall = 'any';

export const mobileNumber = z.optional(z.string().check(z.refine(isMobile, mobileFormat)));
const flag = (byDefault: boolean) => z._default(z.union([z.boolean(), z.stringbool()], 'true or false'), byDefault);
const between = (min: number, max: number) => z.coerce.number().check(z.gte(min), z.lte(max));
const integer = (min: number, max: number) => between(min, max).check(z.int());

export const maxFaultSeconds = 120;
export const defaultFaultMessage = 'The sandbox was set to refuse this.';

export const faultForm = z
  .strictObject({
    call: z.enum([...callNames, anyCall]),
    // A record has these keys and no other.
    kind: z.enum(Object.keys(faultKinds) as FaultKind[]),
    status: z._default(integer(400, 599), 500),
    message: z._default(z.string(), defaultFaultMessage),
    seconds: z._default(integer(0, maxFaultSeconds), 5),
    once: flag(true),
    mobile: mobileNumber,
  })
  .check(
    z.refine(({ kind, message }) => kind !== 'change' || isRecord(parseJson(message)), {
      path: ['message'],
      error: 'a JSON object, such as {"status":0}',
    }),
  );

/** A hundred years, because dates too far in the future have years of more than four digits. */
export const maxClockDays = 36_525;
export const maxClockMinutes = maxClockDays * 1_440;
export const maxClockOffsetMs = maxClockDays * 86_400_000;

export const clockForm = z.strictObject({
  minutes: z._default(between(-maxClockMinutes, maxClockMinutes), 0),
  days: z._default(between(-maxClockDays, maxClockDays), 0),
  reset: flag(false),
});
export const resetForm = z.strictObject({ mobile: mobileNumber });
export const clearForm = z.strictObject({ id: z.optional(integer(1, 2 ** 31 - 1)), mobile: mobileNumber });

/** Answers a request that is not possible: a form with a page, from which the browser's Back returns to the form. */
function rejectForm(c: Context, problems: readonly string[]) {
  if (isJson(c)) return c.json({ statusCode: 400, message: misfitMessage(problems) }, 400);
  const body = html`<ul role="alert">${problems.map((problem) => html`<li>${problem.replace('body.', '')}</li>`)}</ul>
<p>Nothing was changed. Go back with your browser to correct it.</p><p><a href="/sandbox">Open the sandbox page</a></p>`;
  return sandboxPage(c, { title: 'That is not possible', narrow: true }, body, 400);
}

/** Handles a form or a JSON body in one transaction. A form is redirected to a page, JSON gets a JSON response. */
export function serveForm<Schema extends z.ZodMiniObject, Result>(
  app: Hono<Env>,
  options: SandboxOptions,
  path: string,
  schema: Schema,
  work: (ctx: SandboxContext, form: z.output<Schema>) => Promise<Result>,
  redirectTo: (result: Result) => string = () => '/sandbox',
) {
  app.post(path, async (c) => {
    const { data, error } = schema.safeParse(await bodyOf(c));
    if (error) return rejectForm(c, problemsOf('body', error));
    const result = await inTransaction(options, (ctx) => work(ctx, data));
    return isJson(c) ? c.json({ statusCode: 200, ...result }) : c.redirect(redirectTo(result), 303);
  });
}
