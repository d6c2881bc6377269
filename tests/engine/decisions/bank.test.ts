import { bankAccountConfirmed, bankAccountSaved, bankAccountsRead } from '#engine/decisions/bank-account.ts';
import { checkoutKeyRead, emandateSetUp, pennyFlowRead } from '#engine/decisions/emandate.ts';
import { keyFactsAccepted, keyFactsRead } from '#engine/decisions/key-facts.ts';
import { pennyDropped } from '#engine/decisions/penny-drop.ts';
import {
  answered,
  asksNextStep,
  goes,
  noAnswerClaims,
  offline,
  proves,
  refused,
  saysUnder,
  sharedClaims,
  shows,
  tells,
} from '#tests/engine/claims.ts';

const saved = '200: the back screen if given, else next step';
const accountId = { patch: { accountId: 'acc_19' } };

proves(bankAccountSaved({}), [
  { row: saved, on: answered({ data: { accountId: 'acc_19' } }), outcome: { ...asksNextStep, ...accountId } },
  {
    row: saved,
    by: bankAccountSaved({ back: '/bank-list' }),
    on: answered({ data: { accountId: 'acc_19' } }),
    outcome: goes('/bank-list', accountId),
  },
  ...sharedClaims(),
]);

proves(bankAccountsRead, [
  { row: '200: the accounts', on: answered({ data: [] }), outcome: shows('accounts') },
  ...noAnswerClaims(),
  { row: 'non-200: error popup with the message', on: refused(500, 'No list'), outcome: tells('No list') },
]);

const warns = (message: string) => tells(message, { tone: 'warning' });
const unverified = "400 'Not Verified': stores the account id, data.route";

proves(bankAccountConfirmed('acc_19'), [
  {
    row: '200: next step with the account id',
    on: answered({}),
    outcome: { ...asksNextStep, ...accountId },
  },
  {
    row: unverified,
    on: refused(400, 'Not verified', { status: 'Not Verified', route: '/emandate', accountId: 'acc_20' }),
    outcome: goes('/emandate', { search: {}, patch: { accountId: 'acc_20' } }),
  },
  {
    row: unverified,
    on: refused(400, 'Not verified', { status: 'Not Verified', route: '/emandate' }),
    outcome: goes('/emandate', { search: {}, ...accountId }),
  },
  ...noAnswerClaims(),
  {
    row: 'anything else: warning',
    on: refused(400, 'Not verified', { status: 'Not Verified' }),
    outcome: warns('Not verified'),
  },
  { row: 'anything else: warning', on: refused(400, 'Closed', { status: 'Closed' }), outcome: warns('Closed') },
  { row: 'anything else: warning', on: refused(500, 'Down'), outcome: warns('Down') },
]);

const failures = [
  ...noAnswerClaims(),
  { row: 'anything else: message', on: refused(500, 'Bank is down'), outcome: tells('Bank is down') },
  { row: 'anything else: message', on: refused(500), outcome: tells('Something went wrong') },
];

proves(emandateSetUp, [
  { row: "'Success': checkout", on: answered({ message: 'Success' }, 'Success'), outcome: shows('credentials') },
  { row: "'Already Emandate': penny flow", on: answered({}, 'Already Emandate'), outcome: shows('flow') },
  { row: "'Already Emandate': penny flow", on: refused(409, 'Already Emandate'), outcome: shows('flow') },
  { row: 'anything else: message', on: refused(400, 'Success'), outcome: tells('Success') },
  ...failures,
]);

proves(checkoutKeyRead, [
  {
    row: '200: checkout',
    on: answered({ data: { lenderCreds: { emandate: { encryptedDisbursalKeyId: 'key' } } } }),
    outcome: shows('checkout'),
  },
  ...failures,
]);

proves(pennyFlowRead, [
  { row: "'reverse': reverse screen", on: answered({ data: { flow: 'reverse' } }), outcome: shows('reverse') },
  { row: 'otherwise: penny drop, drawer', on: answered({ data: { flow: 'penny' } }), outcome: shows('drawer') },
  { row: 'otherwise: penny drop, drawer', on: answered({ data: {} }), outcome: shows('drawer') },
  ...failures,
]);

const started = { waitedMs: 0, opened: false, reverse: false };
const url = 'https://pay.example/penny/91';
const stands = (pennyStatus: string | undefined, metaData?: { url?: string; flow?: string }) =>
  answered({ data: { pennyStatus, metaData } });
const fails = (pennyStatus: string, metaData?: { url?: string; flow?: string }) =>
  refused(400, 'Not done', { pennyStatus, metaData });
const asks = { kind: 'askAgain', afterMs: 10_000, view: 'drawer' } as const;
const polls = 'created: drawer, the url once, again in 10 s';
const told = (message: string, then: object) => tells(message, { forMs: 1500, then });
const givesUp = tells('Your bank has not answered yet. Please try again.', { tone: 'warning', then: shows('ready') });
const toList = (message: string) => told(message, goes('/bank-list'));

proves(pennyDropped(started), [
  {
    row: 'created or connection lost, 5 minutes are over: gives up',
    by: pennyDropped({ ...started, waitedMs: 300_000 }),
    on: stands('created', { url }),
    outcome: givesUp,
  },
  {
    row: 'created or connection lost, 5 minutes are over: gives up',
    by: pennyDropped({ ...started, waitedMs: 300_000 }),
    on: offline,
    outcome: givesUp,
  },
  { row: 'connection lost: again in 10 s', on: offline, outcome: asks },
  { row: 'connection lost: again in 10 s', on: refused(503, 'Bad gateway'), outcome: asks },
  { row: polls, on: stands('created', { url }), outcome: { ...asks, open: url } },
  {
    row: polls,
    by: pennyDropped({ waitedMs: 299_999, opened: true, reverse: true }),
    on: stands('created', { url }),
    outcome: asks,
  },
  { row: polls, on: stands(undefined), outcome: asks },
  { row: 'completed: next step', on: stands('completed'), outcome: asksNextStep },
  { row: 'rejected or invalid, 422 or 500: /bank-list', on: fails('rejected'), outcome: toList('Not done') },
  { row: 'rejected or invalid, 422 or 500: /bank-list', on: fails('invalid'), outcome: toList('Not done') },
  { row: 'rejected or invalid, 422 or 500: /bank-list', on: refused(422, 'No bank'), outcome: toList('No bank') },
  {
    row: 'rejected or invalid, 422 or 500: /bank-list',
    on: refused(500),
    outcome: toList('Something went wrong. Please try again.'),
  },
  {
    row: 'incomplete on the reverse screen, with a url: opens it',
    by: pennyDropped({ ...started, reverse: true }),
    on: fails('incomplete', { flow: 'reverse', url }),
    outcome: { ...shows('reverse'), open: url },
  },
  {
    row: 'incomplete, flow reverse: reverse screen',
    by: pennyDropped({ waitedMs: 0, opened: true, reverse: true }),
    on: fails('incomplete', { flow: 'reverse', url }),
    outcome: told('Not done', shows('reverse')),
  },
  {
    row: 'incomplete, flow reverse: reverse screen',
    on: fails('incomplete', { flow: 'reverse', url }),
    outcome: told('Not done', shows('reverse')),
  },
  {
    row: 'incomplete, any other flow: /bank-list',
    on: fails('incomplete', { flow: 'penny' }),
    outcome: toList('Not done'),
  },
  ...sharedClaims({ then: shows('ready'), not: [500] }).filter(({ on }) => on !== offline),
]);

proves(keyFactsRead, [
  { row: '200: the statement', on: answered({ data: '<h1>Key Fact Statement</h1>' }), outcome: shows('statement') },
  ...sharedClaims(),
]);

const otherwise = 'otherwise: error alert with data.message';

proves(keyFactsAccepted, [
  {
    row: 'both markers: OTP modal',
    on: answered({ data: { kfsOtpRequest: 4321, kfsSuccess: 4322, status: '1' } }),
    outcome: shows('otp'),
  },
  {
    row: '203: message in the modal',
    on: refused(203, 'The OTP did not match.'),
    outcome: saysUnder('otp', 'The OTP did not match.'),
  },
  {
    row: '203: message in the modal',
    on: refused(203, '', { message: 'Wrong OTP' }),
    outcome: saysUnder('otp', 'Wrong OTP'),
  },
  {
    row: 'status 1: /dashboard after 1 s',
    on: answered({ data: { status: '1' } }),
    outcome: goes('/dashboard', {
      afterMs: 1000,
      report: [{ event: 'key_fct_stat_accept_clk' }, { goal: 'Lead' }],
    }),
  },
  ...noAnswerClaims(),
  {
    row: otherwise,
    on: answered({ data: { kfsOtpRequest: 4321, kfsSuccess: 1, status: '0', message: 'Not accepted' } }),
    outcome: tells('Not accepted'),
  },
  { row: otherwise, on: refused(500, 'Down', { message: 'Try later' }), outcome: tells('Try later') },
  { row: otherwise, on: refused(500, 'Down'), outcome: tells('Down') },
]);
