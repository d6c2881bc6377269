import type { saveAnswer } from '#contract/application.ts';
import type { AnswerOf, BodyOf, Call, RefusalOf } from '#contract/call.ts';
import type { Facts } from '#contract/session.ts';
import type { BackTarget } from './back.ts';
import type { Decision } from './decision.ts';
import type { Outcome } from './outcome.ts';
import type { Answers } from './rule.ts';
import type { Confirm, ConfirmRow, Prefill, Step } from './step.ts';
import type { stepCalls } from './step-calls.ts';
import type { stepDecisions } from './step-decisions.ts';
import type { SaveContext, StepView } from './step-shape.ts';

type StepCallName = keyof typeof stepCalls;
type Named<C extends StepCallName> = (typeof stepCalls)[C];

type TableOf<C extends Call> = Decision<AnswerOf<C>, RefusalOf<C>, StepView>;

/** The decisions that read the answer to a call. */
export type DecisionFor<C extends Call> = {
  [D in keyof typeof stepDecisions]: (typeof stepDecisions)[D] extends
    | TableOf<C>
    | ((context: SaveContext) => TableOf<C>)
    ? D
    : never;
}[keyof typeof stepDecisions];

/** What the session knows when a step is saved: the number of the lead is known by then. */
type Known = Omit<Facts, 'leadID'> & { readonly leadID: number };
type KnownAs<Value> = { [K in keyof Known]-?: Known[K] extends Value ? K : never }[keyof Known];

type BodyValueFor<Value, Name extends string> =
  | { readonly session: KnownAs<Value> }
  | ([Value] extends [string | number] ? Name : never)
  | ([Value] extends [string] ? { readonly address: `/${string}` } : never);

type BodyFor<C extends Call, Name extends string> = {
  readonly [K in keyof BodyOf<C>]: BodyValueFor<NonNullable<BodyOf<C>[K]>, Name>;
};

/** The places of the texts and numbers in an answer, such as 'data.houseNo'. */
type PathsIn<Answer> = {
  [K in keyof Answer & string]: NonNullable<Answer[K]> extends string | number
    ? K
    : `${K}.${PathsIn<NonNullable<Answer[K]>>}`;
}[keyof Answer & string];

type CallSaveOf<Name extends string> = {
  [C in StepCallName]: {
    readonly call: C;
    readonly body: BodyFor<Named<C>, Name>;
    readonly decision: DecisionFor<Named<C>>;
  };
}[StepCallName];

/** A partial update; what the answer means is 'answerSaved' by default. */
type KeySaveOf<Name extends string> = { readonly decision?: DecisionFor<typeof saveAnswer> } & (
  | { readonly key: string }
  | { readonly keys: Readonly<Record<Name, string>> }
);

type PrefillOf<Name extends string> = {
  [C in StepCallName]: Pick<Prefill, 'when'> & {
    readonly call: C;
    readonly answers:
      | Readonly<Partial<Record<Name, PathsIn<AnswerOf<Named<C>>>>>>
      | ((answer: AnswerOf<Named<C>>) => Partial<Answers<Name>>);
    readonly refuses?: (answer: AnswerOf<Named<C>>, answers: Answers<Name>) => Outcome<StepView> | undefined;
  };
}[StepCallName];

type ConfirmOf<Name extends string> = Omit<Confirm, 'rows' | 'save'> & {
  readonly rows?:
    | readonly ConfirmRow[]
    | ((answers: Answers<Name>, facts: Facts, lang?: string) => readonly ConfirmRow[]);
  readonly save?: CallSaveOf<Name>;
};

/** A step as it is written, apart from its route and fields: its calls, decisions and bodies fit one another. */
export type StepDefinition<Name extends string> = Omit<
  Step<Name>,
  'route' | 'fields' | 'save' | 'back' | 'confirm' | 'prefill'
> & {
  readonly back: Omit<BackTarget, 'to' | 'repeatCustomer'> & {
    readonly to: `/${string}`;
    readonly repeatCustomer?: `/${string}`;
  };
  readonly save: KeySaveOf<Name> | CallSaveOf<Name>;
  readonly confirm?: ConfirmOf<Name>;
  readonly prefill?: PrefillOf<Name>;
};
