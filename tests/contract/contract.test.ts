import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { AnyRead } from '#engine/read.ts';
import type { Screen } from '#engine/screen.ts';
import { screens } from '#screens/index.ts';
import { factsWith } from '../engine/claims.ts';

test('reads a fraction that is given as text, and no other text as a number', () => {
  const { data } = calls.customerLoans.answer.parse({ data: ['16.75', '₹16', '16 %'].map((roi) => ({ roi })) });
  expect(data?.map(({ roi }) => roi)).toEqual([16.75, undefined, undefined]);
});

test('reads true as the status 1, and any other number as it is', () => {
  const statuses = [true, 'true', 2, '2'].map((status) => calls.dashboardCall.answer.parse({ status }).status);
  expect(statuses).toEqual([1, 1, 2, 2]);
});

/** §7 spells the number of a lead both ways. */
const spellings = ['leadID', 'leadId'];

const requiresLead = (part: Call['body']) =>
  part instanceof z.ZodMiniObject &&
  spellings.some((name) => name in part.shape && !(part.shape[name] instanceof z.ZodMiniOptional));

/** Whether a call cannot be sent without the number of a lead: its path, query or body requires one. */
const needsLead = ({ path, query, body }: Call) =>
  spellings.some((name) => path.includes(`{${name}}`)) || requiresLead(query) || requiresLead(body);

const reads = screens.flatMap(({ record }: { readonly record: Screen }) =>
  Object.entries(record.reads ?? {}).map(([name, read]): [string, AnyRead] => [`${record.route}: ${name}`, read]),
);

test.for(reads)('%s is sent without a lead unless its call needs one', ([, { call, request }]) => {
  // A read may need the customer id instead of a lead, or be only for a customer whose id is not known yet.
  const sent = ['', 'c1'].some(
    (customerID) => request({ facts: factsWith({ customerID }), origin: '', platformTag: '' }) !== undefined,
  );
  expect(sent).toBe(!needsLead(call));
});
