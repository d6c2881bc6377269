import type { Report } from '#engine/events.ts';
import { msg } from '#languages/message.ts';
import { answered, goes, refused, showsPopup, showsSuccess } from '#tests/engine/claims.ts';

export const linkedMobile = { details: [{ label: msg('Mobile number'), value: '98XXXXXX10' }] };

export const linked = (more: object = {}, data: object = {}) => ({
  on: refused(400, 'Linked', { mobileNo: '98XXXXXX10', ...data }),
  outcome: showsPopup(msg('This Aadhaar number is associated with another existing account'), {
    ...linkedMobile,
    disputeEmail: true,
    ...more,
  }),
});

/** A 400 that names both the other account and a screen. */
export const linkedToRoute = linked({ then: goes('/pan-not-linked') }, { route: '/pan-not-linked' });

export const toRoute = {
  on: refused(400, 'Your PAN is not linked', { route: '/pan-not-linked' }),
  outcome: showsPopup('Your PAN is not linked', { then: goes('/pan-not-linked') }),
};

export const toNoRoute = (more: object = {}) => ({
  row: '400: message with OK, then the screen that the answer names',
  on: refused(400, 'Not matched', {}),
  outcome: showsPopup('Not matched', more),
});

export const verified = (report: readonly Report[] = [], more: object = {}) =>
  showsSuccess(msg('Verified Successfully'), {
    then: { kind: 'nextStep', ...(report.length > 0 && { report }), ...more },
  });

export const verifiedClaim = (report?: readonly Report[], more?: object) => ({
  on: answered({}),
  outcome: verified(report, more),
});
