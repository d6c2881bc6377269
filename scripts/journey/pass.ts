import { setTimeout as wait } from 'node:timers/promises';
import { approvalView, bankConnect, bankConnectUrl, checkRepeatCase, onePage } from '#contract/application.ts';
import { selfieLiveness, verifySelfie } from '#contract/kyc.ts';
import type { Route } from '#contract/routes.ts';
import { approvalRead } from '#engine/decisions/approval.ts';
import { bankConnected, bankConnectUrlMade } from '#engine/decisions/bank-connection.ts';
import { repeatCaseChecked } from '#engine/decisions/repeat-case.ts';
import { shared } from '#engine/decisions/shared.ts';
import type { Outcome } from '#engine/outcome.ts';
import { go, nextStep } from '#engine/outcome.ts';
import type { Save, Step } from '#engine/step.ts';
import { savingOf } from '#engine/step.ts';
import { stepByRoute } from '#schemas/index.ts';
import { repeatCaseBody, valuesOf } from '#screens/approval/confirm-details/details.ts';
import { livenessChecked, selfieVerified } from '#screens/kyc/selfie-verification/flow.ts';
import { answersOf } from './answers.ts';
import { acceptKeyFactStatement, chooseAccount, verifyAccount } from './pass-bank.ts';
import { verifyAadhaar } from './pass-kyc.ts';
import type { Walker } from './walker.ts';
import { Stuck } from './walker.ts';

type Search = Readonly<Record<string, string>>;
type Pass = (walker: Walker, search: Search) => Promise<Outcome>;

async function save(walker: Walker, how: Save, step: Step): Promise<Outcome> {
  const { facts, leadID, url: origin } = walker;
  const { call, body, decision } = savingOf(how, answersOf(step, walker.mobile), { leadID, facts, origin });
  return walker.mean(decision, await walker.send(call, { body }));
}

/** Next, and Yes where a sheet stands after saving. */
async function passStep(walker: Walker, step: Step): Promise<Outcome> {
  const answers = Object.entries(answersOf(step, walker.mobile));
  walker.keep(Object.fromEntries(answers.filter(([name]) => !step.fields[name]?.secret)));
  if (step.repeat === 'saves locally' && walker.facts.repeatCustomer) return go('/confirm-details');
  const outcome = await save(walker, step.save, step);
  const yes = step.confirm?.save;
  if (outcome.kind !== 'show' || !yes) return outcome;
  return walker.target === '/pan-verify' ? go('/pan-verify') : save(walker, yes, step);
}

const confirmPan: Pass = async (walker) => {
  const pan = stepByRoute('/enter-your-pan');
  if (!pan?.confirm?.save) throw new Stuck('The step of the PAN confirms nothing.');
  return save(walker, pan.confirm.save, pan);
};

/** The partner's page, with its first button pressed, and how the connection then stands. */
const connectBank: Pass = async (walker, search) => {
  let page = search.url;
  if (!page) {
    const body = { leadID: walker.leadID, callBackUrl: `${walker.url}/finbox` };
    const made = walker.mean(bankConnectUrlMade, await walker.send(bankConnectUrl, { body }));
    if (made.kind !== 'redirect') return made;
    page = made.url;
  }
  const back = new URL(await walker.sandbox.press(page, 'connect'));
  const body = { entityId: back.searchParams.get('entity_id') ?? '', leadID: walker.leadID };
  for (let retries = 0; ; retries += 1) {
    const outcome = walker.mean(bankConnected(retries), await walker.send(bankConnect, { body }));
    if (outcome.kind !== 'askAgain') return outcome;
    await wait(outcome.afterMs);
  }
};

const seeApproval: Pass = async (walker) => {
  const outcome = walker.mean(approvalRead, await walker.send(approvalView, { body: { leadID: walker.leadID } }));
  return outcome.kind === 'show' ? nextStep : outcome;
};

const confirmDetails: Pass = async (walker) => {
  const path = { leadId: walker.leadID };
  const known = await walker.send(onePage, { path });
  if (known.kind !== 'answered') return walker.mean(shared, known);
  const { answers } = walker.facts;
  const beside = { loanAmount: answers.loanAmount ?? '', origin: walker.url, platformTag: 'web' };
  const body = repeatCaseBody(valuesOf(known.body.data, answers), beside);
  return walker.mean(repeatCaseChecked, await walker.send(checkRepeatCase, { path, body }));
};

const takeSelfie: Pass = async (walker) => {
  const body = { image: new Blob(['a face'], { type: 'image/jpeg' }), leadID: walker.leadID };
  const live = walker.mean(livenessChecked(body.image), await walker.send(selfieLiveness, { body }));
  return live.kind === 'call' ? walker.mean(selfieVerified, await walker.send(verifySelfie, { body })) : live;
};

const passes: Partial<Record<Route, Pass>> = {
  '/pan-verify': confirmPan,
  '/enter-aadhar': verifyAadhaar,
  '/confirm-details': confirmDetails,
  '/finbox-create': connectBank,
  '/finbox': connectBank,
  '/loan-approval': seeApproval,
  '/selfie-verification': takeSelfie,
  '/emandate': verifyAccount,
  '/bank-list': chooseAccount,
  '/term-condition': acceptKeyFactStatement,
};

/** Does what a borrower does on a screen, and gives what comes of it; undefined where nothing leads on. */
export async function pass(walker: Walker, route: Route, search: Search): Promise<Outcome | undefined> {
  const step = stepByRoute(route);
  return step ? passStep(walker, step) : passes[route]?.(walker, search);
}
