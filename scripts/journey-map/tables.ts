import * as application from '#contract/application.ts';
import * as bank from '#contract/bank.ts';
import * as kyc from '#contract/kyc.ts';
import * as loans from '#contract/loans.ts';
import * as login from '#contract/login.ts';
import type { Route } from '#contract/routes.ts';
import { routes } from '#contract/routes.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import * as aadhaar from '#engine/decisions/aadhaar.ts';
import { approvalRead } from '#engine/decisions/approval.ts';
import { bankAccountConfirmed, bankAccountsRead } from '#engine/decisions/bank-account.ts';
import * as connection from '#engine/decisions/bank-connection.ts';
import { buttonRouting, dashboardRead, productRead } from '#engine/decisions/dashboard.ts';
import { checkoutKeyRead, emandateSetUp, pennyFlowRead } from '#engine/decisions/emandate.ts';
import { keyFactsAccepted, keyFactsRead } from '#engine/decisions/key-facts.ts';
import { documentSigned, loansRead } from '#engine/decisions/loans.ts';
import { autoLoginRead, codeSent, codeSentAgain, codeVerified } from '#engine/decisions/login.ts';
import { nextStepDecision } from '#engine/decisions/next-step.ts';
import { panConfirmed } from '#engine/decisions/pan.ts';
import { pennyDropped } from '#engine/decisions/penny-drop.ts';
import { repeatCaseChecked } from '#engine/decisions/repeat-case.ts';
import { livenessChecked, selfieVerified } from '#engine/decisions/selfie.ts';
import { shared } from '#engine/decisions/shared.ts';
import type { Save, Step } from '#engine/step.ts';
import { savingOf } from '#engine/step.ts';
import type { StepRoute } from '#schemas/index.ts';
import { serverAddress } from './filled.ts';
import { moves } from './moves.ts';
import type { Told } from './told.ts';
import { tell, tellLines } from './told.ts';

interface Screen {
  /** What the borrower calls it. */
  readonly name: string;
  /** What reads the answers to its calls. */
  readonly tables: readonly Told[];
}

/** §8: a call that only asks reads no more than this. */
export const sharedTable = tell(kyc.rekycMessages, shared);
export const nextStepTable = tell(login.nextStepCall, nextStepDecision);

const dashboard = tell(login.dashboardCall, dashboardRead);
const reverified = tell(kyc.aadhaarPanReverify, aadhaar.aadhaarReverified);
const mismatch = tell(kyc.mismatchClick, aadhaar.mismatchClicked('the tax portal'));
const urlMade = tell(application.bankConnectUrl, connection.bankConnectUrlMade);
const myLoans = tell(loans.customerLoans, loansRead);
const document = tell(loans.signedDocument, documentSigned('Sanction'));
const justStarted = { waitedMs: 0, opened: false, reverse: false };

/** Every screen that is not a step. The compiler proves the list complete. */
export const screens: Readonly<Record<Exclude<Route, StepRoute>, Screen>> = {
  '/': { name: 'Mobile number', tables: [tell(login.loginByMobile, codeSent({}))] },
  '/enter-otp': {
    name: 'Login OTP',
    tables: [tell(login.verifyOtp, codeVerified), tell(login.loginByMobile, codeSentAgain)],
  },
  '/login': { name: 'By a link', tables: [] },
  '/auto-login': { name: 'By a token', tables: [tell(login.autoLoginCall, autoLoginRead)] },
  '/logout': { name: 'Logged out', tables: [] },
  '/pan-verify': { name: 'Confirm PAN', tables: [tell(kyc.panConfirmation, panConfirmed)] },
  '/enter-aadhar': {
    name: 'Aadhaar',
    tables: [
      tell(kyc.aadhaarGenerateOtp, aadhaar.aadhaarCodeSent),
      tell(kyc.aadhaarVerifyOtp, aadhaar.aadhaarCodeVerified),
      tell(kyc.aadhaarPanVerify, aadhaar.aadhaarPanChecked),
      tell(kyc.digilockerInitiate, aadhaar.digilockerInitiated),
    ],
  },
  '/digilocker-verify': {
    name: 'From DigiLocker',
    tables: [tell(kyc.digilockerReturn, aadhaar.digilockerReturned)],
  },
  '/pan-not-linked': { name: 'PAN not linked', tables: [reverified, mismatch] },
  '/confirm-details': {
    name: 'Repeat customer',
    tables: [tell(application.checkRepeatCase, repeatCaseChecked)],
  },
  '/finbox-create': { name: 'Connect the bank', tables: [urlMade] },
  '/finbox': {
    name: 'Bank statement',
    tables: [
      tellLines('Arrival on /finbox', '§4 /finbox', connection.finboxQueryRows, { url: serverAddress }),
      urlMade,
      tell(application.bankConnect, connection.bankConnected(0)),
      tell(application.bankingSurrogate, connection.surrogateChecked),
    ],
  },
  '/loan-approval': {
    name: 'Approved',
    tables: [tell(application.approvalView, approvalRead), tell(application.bankConnectUrl, connection.upgradeUrlMade)],
  },
  '/loan-reject': { name: 'Rejected', tables: [] },
  '/selfie-verification': {
    name: 'Selfie',
    tables: [tell(kyc.selfieLiveness, livenessChecked), tell(kyc.verifySelfie, selfieVerified)],
  },
  '/bank-list': {
    name: 'Bank accounts',
    tables: [
      tell(bank.bankAccounts, bankAccountsRead),
      tell(bank.confirmBankAccount, bankAccountConfirmed('the account id')),
    ],
  },
  '/emandate': {
    name: 'E-mandate, penny drop',
    tables: [
      tell(login.dashboardCall, productRead),
      tell(bank.setEmandate, emandateSetUp),
      tell(bank.lenderCredentials, checkoutKeyRead),
      tell(bank.pennyFlow, pennyFlowRead),
      tell(bank.pennyDrop, pennyDropped(justStarted)),
    ],
  },
  '/emandate-status': { name: 'From the checkout', tables: [] },
  '/term-condition': {
    name: 'Key Fact Statement',
    tables: [tell(bank.keyFactStatement, keyFactsRead), tell(bank.acceptKeyFacts, keyFactsAccepted)],
  },
  '/dashboard': { name: 'Where it stands', tables: [dashboard] },
  '/home': {
    name: 'Home',
    tables: [dashboard, tell(login.dashboardCall, buttonRouting), reverified, mismatch],
  },
  '/my-loan': { name: 'My Loans', tables: [myLoans, document] },
  '/re-payment': { name: 'Repayment', tables: [myLoans, document] },
  '/select-loan': { name: 'Repayment plans', tables: [] },
  '/contact-us': { name: 'Help', tables: [] },
};

/** The pages that hand a step its back target. */
function backsTo(step: Step) {
  return routes.filter((from) => moves[from]?.some(({ to, back }) => back && to === step.route));
}

function savedBy(step: Step, save: Save): Told {
  const context = { leadID: 1, facts: { ...emptyUserSession, ...emptyDraft }, origin: '' };
  const answers = step.examples.pass[0] ?? {};
  const { call, decision } = savingOf(save, answers, context);
  const handed = backsTo(step).map((back) => savingOf(save, answers, { ...context, back }).decision);
  return tell(call, decision, ...handed);
}

/** What reads the answers to a step's saves. */
export function stepTables(step: Step): readonly Told[] {
  return [step.save, step.confirm?.save].flatMap((save) => (save ? [savedBy(step, save)] : []));
}
