import { keyFactStatementHtml } from '#sandbox/rules/key-fact-statement.ts';
import { loanTerms, payday } from '#sandbox/rules/loan-arithmetic.ts';
import { screenStates } from '../../../../.storybook/screen-states.ts';

/** As long as a real one. */
const data = keyFactStatementHtml({
  number: 'KDM0048213',
  borrower: 'Meera Joshi',
  product: payday,
  terms: loanTerms(50_000_00, payday, '2026-01-12'),
});
const keyFactStatement = { data };
const agreed = ['I agree to terms-privacy policy and allow access to my credit bureau information.'];
const accepts = [...agreed, 'Continue'];
const wantsCode = { keyFactStatement, acceptKeyFacts: { data: { kfsOtpRequest: 4321, kfsSuccess: 4322 } } };
const code = ['One-time code, 6 digits', '481092'] as const;

const inTurn = [wantsCode.acceptKeyFacts, { refused: 203, message: 'The OTP did not match.' }];

export const states = screenStates('/term-condition', {
  Loaded: { answers: { keyFactStatement }, shows: 'Part 1: Interest rate, fees and charges' },
  Loading: { answers: { keyFactStatement: 'stalls' }, shows: 'Reading your Key Fact Statement' },
  Empty: { answers: { keyFactStatement: { data: '' } }, shows: 'We could not read your Key Fact Statement.' },
  Agreed: { answers: { keyFactStatement }, does: agreed, shows: 'Continue' },
  Accepting: { answers: { keyFactStatement, acceptKeyFacts: 'stalls' }, does: accepts },
  Disbursed: {
    answers: { keyFactStatement, dashboardCall: { lead: { leadID: 48213, status: 'Disbursed' } } },
    shows: 'You have accepted this statement.',
  },
  NotAccepted: {
    answers: { keyFactStatement, acceptKeyFacts: { data: { status: '0', message: 'Your offer has expired.' } } },
    does: accepts,
    shows: 'Your offer has expired.',
  },
  OtpModal: { answers: wantsCode, does: accepts, shows: 'Enter the 6-digit OTP' },
  OtpComplete: { answers: wantsCode, does: [...accepts, code], shows: 'Submit' },
  WrongOtp: {
    answers: { keyFactStatement, acceptKeyFacts: inTurn },
    does: [...accepts, code, 'Submit'],
    shows: 'The OTP did not match.',
  },
});
