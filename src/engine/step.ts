import { saveAnswer } from '#contract/application.ts';
import type { AnswerOf, BodyOf, Call, RefusalOf } from '#contract/call.ts';
import type { Route, SaveKey } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { BackTarget } from './back.ts';
import type { Condition } from './condition.ts';
import type { Decision } from './decision.ts';
import { answerSaved } from './decisions/answer-saved.ts';
import type { Fields } from './fields.ts';
import type { Outcome } from './outcome.ts';
import type { Answers } from './rule.ts';
import type { JourneyPart } from './screen.ts';
import type { Variants } from './wording.ts';

/** The form, or the confirmation over it. */
export type StepView = 'form' | 'confirm';

/** What a save may need beside the answers. */
export interface SaveContext {
  readonly leadID: number;
  readonly facts: Facts;
  /** Our own address, such as https://kadam.example, for the return addresses some bodies carry. */
  readonly origin: string;
  /** The page that led here, where it gave one to go back to. */
  readonly back?: Route | undefined;
}

/** §7: the partial update of the step's one value under its save key. */
export interface ValueSave {
  readonly key: SaveKey;
  /** Text unless said: amounts and the salary date go as numbers (decisions.md §4). */
  readonly sends?: 'number';
  /** What the answer means; `answerSaved` unless said. */
  readonly decision?: Decision<AnswerOf<typeof saveAnswer>, unknown, StepView>;
}

type StepTable = Decision<unknown, unknown, StepView>;

/** A save by a call of its own, with its body made of the answers. */
export interface CallSave<Name extends string = string> {
  readonly call: Call;
  body(answers: Answers<Name>, context: SaveContext): unknown;
  readonly decision: StepTable | ((context: SaveContext) => StepTable);
}

/** How a step's answers are saved, and what the answer to that means. */
export type Save<Name extends string = string> = ValueSave | CallSave<Name>;

/** Stands between Next and the next step: before saving, or after the answer showed what was found. */
export interface Confirm<Name extends string = string> {
  readonly when: 'beforeSave' | 'afterSave';
  readonly variant: 'sheet' | 'dialog';
  readonly title: string;
  readonly text?: string;
  readonly no: string;
  readonly yes: string;
  rows(answers: Answers<Name>, facts: Facts): readonly { readonly label: string; readonly value: string }[];
  /** What Yes sends, where it stands after saving. */
  readonly save?: CallSave<Name>;
}

/** Answers the server may already have. */
export interface Prefill<Name extends string = string> {
  readonly call: Call;
  when(facts: Facts): boolean;
  answers(answer: unknown): Partial<Answers<Name>>;
  /** What Next brings instead of a save, where the answers do not agree with what the server has. */
  refuses?(answer: unknown, answers: Answers<Name>): Outcome<StepView> | undefined;
}

/** Answers that pass, and answers that fail with the message each field must show. */
export interface Examples<Name extends string = string> {
  readonly pass: readonly Answers<Name>[];
  readonly fail: readonly { readonly answers: Partial<Answers<Name>>; readonly errors: Partial<Answers<Name>> }[];
}

/** One step of the journey, as the product team writes it. Read from the top, it is the screen from the top. */
export interface Step<Name extends string = string, Path extends Route = Route> {
  readonly route: Path;
  /** The section's name, in the bar. */
  readonly section: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The part of the journey it belongs to, as /home lists them; 'details' unless said. */
  readonly part?: JourneyPart;
  /** It is asked only where this is true, of earlier answers and the session; otherwise progress and back arrows skip it. */
  readonly askIf?: Condition;
  readonly fields: Readonly<Record<Name, Fields[string]>>;
  readonly prefill?: Prefill<Name>;
  readonly save: Save<Name>;
  readonly back: BackTarget;
  /** §4: 'draft' keeps a repeat customer's answer in the draft and returns to /confirm-details. */
  readonly repeatCustomer: 'draft' | 'save';
  readonly confirm?: Confirm<Name>;
  /** §9: the submits that take at least 500 ms. */
  readonly slowSubmit?: true;
  /** Other wordings of its texts, by the variant's name: see wording.ts. */
  readonly variants?: Variants<Name>;
  /** Each of its texts in Hindi, under the English one. What has none is shown in English, and is an issue. */
  readonly hindi?: Readonly<Record<string, string>>;
  readonly examples: Examples<Name>;
}

/** A step, checked by the compiler: every answer named in it is one of its fields, and its route keeps its own type. */
export function step<const Name extends string, const Path extends Route>(
  definition: Pick<Step<Name, Path>, 'route' | 'fields'> & Omit<Step<NoInfer<Name>, Path>, 'route' | 'fields'>,
): Step<Name, Path> {
  return definition;
}

/** Reads what is wanted out of the answer to one of the contract's calls; the compiler holds the reading to it. */
export function readBy<C extends Call, Wanted>(
  _target: C,
  read: (answer: AnswerOf<C>) => Wanted,
): (answer: unknown) => Wanted {
  // Whoever makes the call parses its answer by that same call, before anything reads it.
  return (answer) => read(answer as AnswerOf<C>);
}

type TableOf<C extends Call> = Decision<AnswerOf<C>, RefusalOf<C>, StepView>;

/** A save by one of the contract's calls; the compiler holds the body and the decision to it. */
export function saveBy<Name extends string, C extends Call>(
  target: C,
  body: (answers: Answers<Name>, context: SaveContext) => BodyOf<C>,
  table: TableOf<C> | ((context: SaveContext) => TableOf<C>),
): CallSave<Name> {
  // The call and its table were proved to fit just above; from here on they travel together.
  return { call: target, body, decision: table as CallSave['decision'] };
}

function saveByKey({ key, sends, decision = answerSaved }: ValueSave): CallSave {
  const sent = (text = '') => (sends === 'number' ? Number(text) : text);
  return saveBy(saveAnswer, (answers, { leadID }) => ({ [key]: sent(Object.values(answers)[0]), leadID }), decision);
}

/** What a save sends: the call, its body made of the trimmed answers, and the decision that reads its answer. */
export function savingOf(save: Save, answers: Answers, context: SaveContext) {
  const { call, body, decision } = 'call' in save ? save : saveByKey(save);
  const trimmed = Object.fromEntries(Object.entries(answers).map(([name, text]) => [name, text.trim()]));
  return {
    call,
    body: body(trimmed, context),
    decision: typeof decision === 'function' ? decision(context) : decision,
  };
}
