import type { AddedRoute, Route, SpecifiedRoute } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { BackTarget } from './back.ts';
import type { Condition } from './condition.ts';
import type { Fields } from './fields.ts';
import type { Outcome } from './outcome.ts';
import type { Answers } from './rule.ts';
import type { JourneyPart } from './screen.ts';
import type { StepCallName } from './step-calls.ts';
import type { StepDecisionName } from './step-decisions.ts';
import type { StepDefinition } from './step-definition.ts';
import type { Variants } from './wording.ts';

/** The form, or the confirmation over it. */
export type StepView = 'form' | 'confirm';

/** What a save may need beside the answers. */
export interface SaveContext {
  readonly leadID: number;
  readonly facts: Facts;
  /** Our own address, such as https://kadam.example, for the return addresses in some bodies. */
  readonly origin: string;
  /** The page that led here, where it gave one to go back to. */
  readonly back?: Route | undefined;
}

/** One value of a body: the answer of the field of that name, what the session knows, or an address of the app. */
export type BodyValue = string | { readonly session: keyof Facts } | { readonly address: string };

export interface KeySave {
  /** §7 partial update: the save key of the step's only field. */
  readonly key: string;
  /** What the answer means; 'answerSaved' by default. */
  readonly decision?: StepDecisionName;
}

export interface KeysSave {
  /** §7 partial update: the save key of each field. */
  readonly keys: Readonly<Record<string, string>>;
  readonly decision?: StepDecisionName;
}

export interface CallSave<Name extends string = string> {
  readonly call: StepCallName;
  /** The body, by its names on the wire; a function only where that cannot express it. */
  readonly body:
    | Readonly<Record<string, BodyValue>>
    | ((answers: Answers<Name>, context: SaveContext) => Readonly<Record<string, unknown>>);
  readonly decision: StepDecisionName;
}

export type Save<Name extends string = string> = KeySave | KeysSave | CallSave<Name>;

export interface ConfirmRow {
  readonly label: string;
  /** `{field}` is replaced by the answer of that field. */
  readonly value: string;
}

/** Asks between Next and the next step: before the save, or about what its answer found. */
export interface Confirm<Name extends string = string> {
  readonly when: 'beforeSave' | 'afterSave';
  readonly variant: 'sheet' | 'dialog';
  readonly title: string;
  readonly text?: string;
  readonly no: string;
  readonly yes: string;
  readonly rows?:
    | readonly ConfirmRow[]
    | ((answers: Answers<Name>, facts: Facts, lang?: string) => readonly ConfirmRow[]);
  /** What Yes sends, where the sheet comes after saving. */
  readonly save?: CallSave<Name>;
}

export interface Prefill<Name extends string = string> {
  readonly call: StepCallName;
  /** Over earlier answers and the session; always, by default. */
  readonly when?: Condition;
  /** Where each answer is in the server's answer, such as 'data.houseNo'; or a function that reads them. */
  readonly answers: Readonly<Partial<Record<Name, string>>> | ((answer: never) => Partial<Answers<Name>>);
  /** What Next brings instead of a save, where the answers do not agree with what the server has. */
  readonly refuses?: (answer: never, answers: Answers<Name>) => Outcome<StepView> | undefined;
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
  /** The part of the journey it belongs to, as /home lists them; 'details' by default. */
  readonly part?: JourneyPart;
  /** It is asked only where this is true, of earlier answers and the session; otherwise progress and back arrows skip it. */
  readonly askIf?: Condition;
  readonly fields: Readonly<Record<Name, Fields[string]>>;
  readonly prefill?: Prefill<Name>;
  readonly save: Save<Name>;
  readonly back: BackTarget;
  /** §4: 'draft' stores a repeat customer's answer in the draft and returns to /confirm-details. */
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

/** The route of a step: one that §2 does not know is a route because a schema has it. */
type RouteOf<Path extends string> = Path extends SpecifiedRoute ? Path : Path & AddedRoute;

/** A step, checked by the compiler: every answer named in it is one of its fields, and its route has its own type. */
export function step<const Name extends string, const Path extends `/${string}`>(
  definition: Pick<Step<Name>, 'fields'> & { readonly route: Path } & StepDefinition<NoInfer<Name>>,
): Step<Name, RouteOf<Path>> {
  // The routes of back arrows may be those of other steps, which the checker of the schemas knows.
  return definition as typeof definition & { readonly route: RouteOf<Path>; readonly back: BackTarget };
}

interface WrittenStep {
  readonly $schema?: string;
  readonly route: string;
}

/**
 * The step of a JSON file, which is written as in TypeScript, but for `$schema`. `npm run check:schemas` checks it.
 * A route of §2 is named for the compiler: `stepFromJson<'/gender'>(gender)`.
 */
export function stepFromJson<Path extends Route = AddedRoute>(json: WrittenStep): Step<string, Path> {
  const { $schema, ...step } = json;
  // What is read from a file has the shape that the checker of the schemas finds in it.
  return step as Step<string, Path>;
}
