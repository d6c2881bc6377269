import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { type CallName, calls } from '#contract/calls.ts';
import { type Env, fieldsOf, isJson, type SandboxOptions } from '../http/context.ts';
import { sandboxPage } from '../pages/layout.ts';
import { isMobile, mobileFormat } from '../routes/login.ts';
import { atSandboxTime, type Moment } from '../store/controls.ts';

export const faultKinds = {
  refuse: 'refuse with the status code',
  stall: 'answer only after the seconds',
  nonsense: 'answer something that is no answer',
  drop: 'drop the connection, nothing done',
  'lose-answer': 'do it, then drop the connection',
  late: 'do it, answer only after the seconds',
  twice: 'do it twice, as after a repeated request',
  'wrong-shape': 'do it, then answer JSON of another shape',
} as const;

export const faultStatuses = [400, 403, 404, 406, 412, 422, 428, 500] as const;

// Object.keys loses the type of the keys.
export const callNames = (Object.keys(calls) as CallName[]).sort();
/** Any call of the borrower, whichever comes next. */
export const anyCall = 'any';
const kinds = Object.keys(faultKinds) as (keyof typeof faultKinds)[];

// Each message is what to write instead.
export const mobileNumber = z.optional(z.string(mobileFormat).check(z.trim(), z.refine(isMobile, mobileFormat)));
const flag = (byDefault: boolean) => z._default(z.union([z.boolean(), z.stringbool()], 'true or false'), byDefault);
export const oneOf = <const Name extends string>(names: readonly Name[]) => z.enum(names, `one of ${names.join(', ')}`);

function integer(min: number, max: number) {
  const write = `a whole number from ${min} to ${max}`;
  return z.coerce.number(write).check(z.int(write), z.gte(min, write), z.lte(max, write));
}
function within(limit: number) {
  const write = `a number from -${limit} to ${limit}`;
  return z._default(z.coerce.number(write).check(z.gte(-limit, write), z.lte(limit, write)), 0);
}

export const maxFaultSeconds = 120;
export const defaultFaultMessage = 'The sandbox was set to refuse this.';

export const faultForm = z.strictObject({
  call: oneOf([...callNames, anyCall]),
  kind: oneOf(kinds),
  status: z._default(integer(400, 599), 500),
  message: z._default(z.string(), defaultFaultMessage),
  seconds: z._default(integer(0, maxFaultSeconds), 5),
  once: flag(true),
  mobile: mobileNumber,
});

/** The years of later dates have more than four digits. */
export const maxClockDays = 36_525;
export const maxClockMinutes = maxClockDays * 1_440;
export const maxClockOffsetMs = maxClockDays * 86_400_000;

export const clockForm = z.strictObject({
  minutes: within(maxClockMinutes),
  days: within(maxClockDays),
  reset: flag(false),
});
export const resetForm = z.strictObject({ mobile: mobileNumber });
export const clearForm = z.strictObject({ id: z.optional(integer(1, 2 ** 31 - 1)), mobile: mobileNumber });

/** What is wrong with the fields of a request, and what to write instead, a sentence for each. */
function wrongFields(schema: z.ZodMiniObject, given: object | undefined, { issues }: z.core.$ZodError) {
  if (!given) return ['The request cannot be read. Send a form, or JSON.'];
  const known = Object.keys(schema.shape).join(', ');
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => `'${name}' is unknown. Write one of ${known}.`);
    // What was written, also where a part of it is wrong.
    const value: unknown = Object(given)[String(issue.path[0])];
    // A list or an object of JSON may have no text of its own.
    const problem = Object(value) === value ? 'cannot be a list or an object' : `cannot be '${value}'`;
    return `${issue.path.join('.')} ${value === undefined ? 'is missing' : problem}. Write ${issue.message}.`;
  });
}

/** The answer to a request that is not possible: for a form a page, from which the browser's Back returns to the form. */
function refuse(c: Context, reasons: readonly string[]) {
  if (isJson(c)) return c.json({ statusCode: 400, message: reasons.join(' ') }, 400);
  const body = html`<ul role="alert">${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>
<p>Nothing was changed. Go back with your browser to correct it.</p><p><a href="/sandbox">Open the sandbox page</a></p>`;
  return sandboxPage(c, { title: 'That is not possible', narrow: true }, body, 400);
}

/** Handles a form or a JSON body in one transaction. A form is redirected to a page, JSON gets a JSON response. */
export function serveForm<Schema extends z.ZodMiniObject, Result>(
  app: Hono<Env>,
  options: SandboxOptions,
  path: string,
  schema: Schema,
  work: (at: Moment, form: z.output<Schema>) => Promise<Result>,
  redirectTo: (result: Result) => string = () => '/sandbox',
) {
  app.post(path, async (c) => {
    const fields = await fieldsOf(c);
    const form = schema.safeParse(fields);
    if (!form.success) return refuse(c, wrongFields(schema, fields, form.error));
    const result = await atSandboxTime(options, (at) => work(at, form.data));
    return isJson(c) ? c.json({ statusCode: 200, ...result }) : c.redirect(redirectTo(result), 303);
  });
}
