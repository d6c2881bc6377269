import type * as z from 'zod/mini';
import type { onePage } from '#contract/application.ts';
import type { AnswerOf, BodyOf } from '#contract/call.ts';
import type { AddedRoute, Route, SpecifiedRoute } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { StepBack } from './back.ts';
import type { Exact } from './fields/kind.ts';
import type { Field } from './fields.ts';
import type { Outcome } from './outcome.ts';
import type { Answers } from './rule.ts';
import type { prefillCalls, StepView, saveCalls } from './step-calls.ts';
import type { stepShape } from './step-shape.ts';

type Shape = Exact<Omit<z.output<typeof stepShape>, 'fields'>>;
type Parts = Omit<Shape, 'route' | 'back' | 'prefill' | 'variants' | 'examples'>;

/** One step of the journey: what each part is, is in `stepShape`. */
export type Step<Name extends string = string, Path extends Route = Route> = Parts & {
  readonly route: Path;
  readonly fields: Readonly<Record<Name, Field>>;
  readonly back?: StepBack;
  readonly prefill?: Prefill<Name>;
  readonly variants?: Readonly<Record<string, Wording<Name>>>;
  readonly examples: Examples<Name>;
};

export type Save = Parts['save'];
export type CallSave = Extract<Save, { readonly call: unknown }>;
export type BodyValue = CallSave['body'][string];
export type Summary = NonNullable<Parts['summary']>;
export type Confirm = NonNullable<Parts['confirm']>;
export type ConfirmRow = Extract<NonNullable<Confirm['rows']>, readonly unknown[]>[number];

export type Prefill<Name extends string = string> = Omit<NonNullable<Shape['prefill']>, 'answers'> & {
  readonly answers: Readonly<Partial<Record<Name, string>>> | ((answer: never) => Partial<Answers<Name>>);
};

type AnyWording = NonNullable<Shape['variants']>[string];
export type FieldWording = NonNullable<AnyWording['fields']>[string];
export type Wording<Name extends string = string> = Omit<AnyWording, 'fields'> & {
  readonly fields?: { readonly [Field in Name]?: FieldWording };
};

/** Answers that pass, and answers that fail with the message each field must show. */
export interface Examples<Name extends string = string> {
  readonly pass: readonly Answers<Name>[];
  readonly fail: readonly { readonly answers: Partial<Answers<Name>>; readonly errors: Partial<Answers<Name>> }[];
}

/** The paths of the texts and numbers in an answer, such as 'data.houseNo'. */
type PathsIn<Answer> = {
  [K in keyof Answer & string]: NonNullable<Answer[K]> extends string | number
    ? K
    : `${K}.${PathsIn<NonNullable<Answer[K]>>}`;
}[keyof Answer & string];

type CallSaveOf<Name extends string> = {
  [C in keyof typeof saveCalls]: {
    readonly call: C;
    /** The checker of the schemas sends the examples, which proves that the values have the right types. */
    readonly body: { readonly [K in keyof BodyOf<(typeof saveCalls)[C]['call']>]: Name | Exclude<BodyValue, string> };
  };
}[keyof typeof saveCalls];

type PartialUpdate<Name extends string> =
  | Extract<Save, { readonly key: string }>
  | (Extract<Save, { readonly keys: unknown }> & { readonly keys: Readonly<Record<Name, string>> });

type PrefillCalls = typeof prefillCalls;

type PrefillOf<Name extends string> = {
  [C in keyof PrefillCalls]: Pick<Prefill, 'when'> & {
    readonly call: C;
    readonly answers:
      | Readonly<Partial<Record<Name, PathsIn<AnswerOf<PrefillCalls[C]>>>>>
      | ((answer: AnswerOf<PrefillCalls[C]>) => Partial<Answers<Name>>);
    readonly refuses?: (answer: AnswerOf<PrefillCalls[C]>, answers: Answers<Name>) => Outcome<StepView> | undefined;
  };
}[keyof PrefillCalls];

type ConfirmOf<Name extends string> = Omit<Confirm, 'rows' | 'save'> & {
  readonly rows?:
    | readonly ConfirmRow[]
    | ((answers: Answers<Name>, facts: Facts, lang?: string) => readonly ConfirmRow[]);
  readonly save?: CallSaveOf<Name>;
};

/** A step as it is written, apart from its route and fields: its calls, decisions and bodies fit one another. */
type StepDefinition<Name extends string> = Omit<
  Step<Name>,
  'route' | 'fields' | 'save' | 'back' | 'summary' | 'confirm' | 'prefill'
> & {
  readonly back?: Pick<StepBack, 'supplied'> & {
    readonly to?: `/${string}`;
    readonly repeatCustomer?: `/${string}`;
  };
  readonly save: PartialUpdate<Name> | CallSaveOf<Name>;
  readonly summary?: Omit<Summary, 'answer'> & { readonly answer?: PathsIn<AnswerOf<typeof onePage>> };
  readonly confirm?: ConfirmOf<Name>;
  readonly prefill?: PrefillOf<Name>;
};

/** The route of a step. A path that is not in §2 becomes a route by being in a schema. */
type RouteOf<Path extends string> = Path extends SpecifiedRoute ? Path : Path & AddedRoute;

/** A step, checked by the compiler: every answer named in it is one of its fields, and its route has its own type. */
export function step<const Name extends string, const Path extends `/${string}`>(
  definition: Pick<Step<Name>, 'fields'> & { readonly route: Path } & StepDefinition<NoInfer<Name>>,
): Step<Name, RouteOf<Path>> {
  // A back arrow may lead to another step; the checker of the schemas verifies that its route exists.
  return definition as typeof definition & { readonly route: RouteOf<Path>; readonly back?: StepBack };
}

/** The steps, and the routes of the screens between them, in the onboarding order. */
export type Journey = readonly (Step | Route)[];

/** The route of an entry of the journey. */
export const routeOf = <Path extends string>(entry: Path | { readonly route: Path }): Path =>
  typeof entry === 'string' ? entry : entry.route;

/** The step of a JSON file. A route of §2 is named for the compiler: `stepFromJson<'/gender'>(gender)`. */
export function stepFromJson<Path extends Route = AddedRoute>(json: {
  readonly $schema?: string;
  readonly route: string;
}): Step<string, Path> {
  const { $schema, ...step } = json;
  // The checker of the schemas verifies the shape of what a file contains.
  return step as Step<string, Path>;
}
