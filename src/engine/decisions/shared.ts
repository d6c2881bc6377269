import { isLoggedOut } from '#contract/reply.ts';
import { type Message, msg } from '#languages/message.ts';
import { type DecisionInput, decision, type ReplyRow } from '../decision.ts';
import { networkPopupForMs } from '../delays.ts';
import { formatMobile, sentenceCase } from '../format.ts';
import { errorToast, goAtOnce, nextStep, type Outcome, type OutcomeOptions, popup, show, stay } from '../outcome.ts';

const noAnswer = (input: DecisionInput) => input.reply.kind === 'offline' || input.reply.kind === 'invalidResponse';

/** A message that names no failure: §11, that of an answer where nothing failed; or one of spaces. */
const withoutFailure = /^\s*(success|ok)?\s*$/i;

/** The first message of the server that describes a failure, or a default: a popup is never empty. */
export function messageOrDefault(...messages: readonly (Message | null | undefined)[]): Message {
  const message = messages.find((one) => one && !withoutFailure.test(String(one)));
  return message || msg('Something went wrong. Please try again.');
}

/** §18 "Before its turn": OK stays on the screen, another button leads to the step that is due. */
const offersNextStep = { button: msg('Go to your next step'), isOptional: true, then: nextStep };

/** The options of the popup for an answer with this code. */
export const optionsFor = (code: number) => (code === 428 ? offersNextStep : {});

/** What a row shows: the server's message, in a popup or as an error toast. */
export const showPopup = ({ code, message }: DecisionInput) => popup(messageOrDefault(message), optionsFor(code));
export const showToast = ({ message }: DecisionInput) => errorToast(messageOrDefault(message));

/** The row for statusCode 200. */
export function onSuccess<Body, View = never>(
  label: string,
  then: (input: DecisionInput<Body> & { readonly body: Body }) => Outcome<View>,
): ReplyRow<Body, unknown, View> {
  // Only an answer has this code, and its body.
  return { label, when: ({ code }) => code === 200, then: then as ReplyRow<Body, unknown, View>['then'] };
}

/** §2: the modals for a PAN and an Aadhaar of another account, with the mobile number of that account. */
export const alreadyLinked = <Data extends { readonly mobileNo?: string | null | undefined }>(
  message: Message,
  options?: (input: DecisionInput<unknown, Data>) => OutcomeOptions<'popup'>,
): ReplyRow<unknown, Data> => ({
  label: '400: already linked to another number',
  when: ({ code, refusal }) => code === 400 && Boolean(refusal?.mobileNo),
  then(input) {
    const details = [{ label: msg('Mobile number'), value: formatMobile(input.refusal?.mobileNo ?? '') }];
    return popup(message, { details, ...options?.(input) });
  },
});

/** §8 "No response": without a valid token the borrower logs in again. */
export const notLoggedIn: ReplyRow = {
  label: 'not logged in',
  when: ({ reply }) => isLoggedOut(reply),
  then: () => goAtOnce('/logout'),
};

/** §8: not logged in, no lead yet, and the failures without an answer. */
export const noAnswerRows: readonly ReplyRow[] = [
  notLoggedIn,
  { label: 'no lead: next step', when: ({ reply }) => reply.kind === 'noLead', then: () => nextStep },
  { label: 'no response', when: noAnswer, then: ({ message }) => popup(message, { forMs: networkPopupForMs }) },
];

/** The last rows of a table with an outcome of its own for all other answers. */
export function otherAnswers<Body, Data, View = never>(
  label: string,
  then: (input: DecisionInput<Body, Data>) => Outcome<View>,
): readonly ReplyRow<Body, Data, View>[] {
  return [...noAnswerRows, { label, when: () => true, then }];
}

/** §8 "Shared handler", after the rows for a missing answer. */
export const sharedRows: readonly ReplyRow[] = [
  ...noAnswerRows,
  {
    label: '412',
    when: ({ code }) => code === 412,
    // The message of a refusal is the server's text.
    then: ({ message }) => popup(messageOrDefault(sentenceCase(String(message)))),
  },
  { label: '400, 404, 428', when: ({ code }) => [400, 404, 428].includes(code), then: showPopup },
  {
    label: '500',
    when: ({ code }) => code === 500,
    then: () => popup(msg('Something went wrong on the server.'), { title: msg('Internal Server Error') }),
  },
  { label: 'other codes are only logged', when: () => true, then: ({ code }) => stay(`statusCode ${code}`) },
];

/** The same rows with other outcomes, such as one that also closes a sheet. */
export function eachOutcome<Body, Data, View, Changed>(
  rows: readonly ReplyRow<Body, Data, View>[],
  change: (outcome: Outcome<View>) => Outcome<Changed>,
): readonly ReplyRow<Body, Data, Changed>[] {
  return rows.map((row) => ({ ...row, then: (input) => change(row.then(input)) }));
}

/** The same rows for a screen that cannot stay as it is, such as a loader: it shows `view`, after any message. */
export function followedBy<const View>(rows: readonly ReplyRow[], view: View) {
  const then = show(view);
  return eachOutcome(rows, (outcome): Outcome<View> => {
    // A loader has nothing to stay for.
    if (outcome.kind === 'popup' && outcome.isOptional)
      return { ...outcome, isOptional: false, then: { kind: 'nextStep', then } };
    if (outcome.kind === 'popup' || outcome.kind === 'nextStep') return { ...outcome, then };
    return outcome.kind === 'stay' ? show(view, outcome) : outcome;
  });
}

/** §8 "Shared handler", as a table of its own. */
export const sharedHandler = decision({ title: 'Shared handler', section: '§8', rows: sharedRows });
