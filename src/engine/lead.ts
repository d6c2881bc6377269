import type { CustomerDetails } from '#contract/login.ts';
import { endedStatuses, type Facts, newApplication, type SessionPatch } from '#contract/session.ts';
import type { DecisionInput } from './decision.ts';
import { normalizeMobile } from './typing.ts';

/** §4 "Lead statuses": whether a status is of the closed and rejected kinds. */
export function hasEnded(status: unknown): boolean {
  return endedStatuses.some((ended) => ended === status);
}

/** §2 "/home": a loan that is being repaid gets the repayment card, every other status the get-cash card. */
export function isBeingRepaid(status: unknown): boolean {
  return status === 'Disbursed' || status === 'Part Payment';
}

type LeadID = number | null | undefined;
type Answer = Pick<DecisionInput, 'reply' | 'facts'>;

/** §18 "Another lead": whether an answer names one. */
export const isAnotherLead = (leadID: LeadID, { facts }: Answer) =>
  Boolean(leadID && facts.leadID && leadID !== facts.leadID);

const orderOf = ({ reply }: Answer) => (reply.kind === 'answered' ? reply.order : undefined);

/** §18: where two answers name different leads, the one whose call was sent later counts. */
export function isOutdated(leadID: LeadID, answer: Answer): boolean {
  const order = orderOf(answer);
  const { leadOrder } = answer.facts;
  return isAnotherLead(leadID, answer) && order !== undefined && leadOrder !== undefined && order < leadOrder;
}

/** The facts that record what was acted on for a lead. */
export type LeadFlag = 'isLoanApproved' | 'isApprovalReported' | 'isLoanDisbursed';

/** §12, §18: whether an answer is the first one with what `flag` records, which is acted on once per lead. */
export function isFirst(flag: LeadFlag, leadID: LeadID, answer: Answer): boolean {
  return !isOutdated(leadID, answer) && (!answer.facts[flag] || isAnotherLead(leadID, answer));
}

/** What an answer that names a lead changes in the session. Another lead starts a new application. */
export function leadPatch(leadID: LeadID, answer: Answer): SessionPatch {
  if (!leadID || isOutdated(leadID, answer)) return {};
  const order = orderOf(answer);
  return {
    leadID,
    ...(order !== undefined && { leadOrder: Math.max(order, answer.facts.leadOrder ?? 0) }),
    ...(isAnotherLead(leadID, answer) && newApplication),
  };
}

/** The status that an answer names, unless that to a later call named one before. */
export function statusPatch(leadStatus: string | null | undefined, answer: Answer): SessionPatch {
  const statusOrder = orderOf(answer);
  if (!leadStatus || (statusOrder ?? Infinity) < (answer.facts.statusOrder ?? 0)) return {};
  return { leadStatus, ...(statusOrder !== undefined && { statusOrder }) };
}

/**
 * §4 "Lead statuses": a repeat case whose application is over makes a repeat customer. One answer may name the type, and
 * another one the status.
 */
export function repeatPatch({ leadType, leadStatus }: Pick<Facts, 'leadType' | 'leadStatus'>): SessionPatch {
  return leadType === 'Repeat Case' && hasEnded(leadStatus) ? { repeatCustomer: true } : {};
}

/** What the app state stores of a customer: name, id and the 10 digits of the mobile number, where it has them. */
export function customerPatch({ name, customerID, mobile }: CustomerDetails): SessionPatch {
  const digits = normalizeMobile(mobile ?? '');
  return {
    ...(name && { userName: name }),
    ...(customerID && { customerID }),
    ...(/^\d{10}$/.test(digits) && { mobile: digits }),
  };
}
