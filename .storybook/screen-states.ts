import type { Answers } from '#engine/rule.ts';
import type { Message } from '#languages/message.ts';
import type { CameraAnswer } from './camera.ts';
import type { MockReplies } from './provider.ts';
import type { Arrival } from './stage.tsx';

/** An action of the borrower: taps the element of this name, or enters an answer under this label. */
export type Act = Message | readonly [label: string, answer: string];

/** One state of a screen as data: the borrower, the answers of the server, the actions, and a text that is then shown. */
export interface ScreenState extends Omit<Arrival, 'at'> {
  /** The address, if it is not the screen's own. */
  readonly at?: string;
  /** Calls that do not answer with their examples. */
  readonly answers?: MockReplies;
  /** Waits in milliseconds that are skipped; all others are stopped (clock.ts). */
  readonly passes?: readonly number[];
  readonly camera?: CameraAnswer;
  readonly offline?: true;
  /** The payment provider's checkout is loaded, and shows nothing. */
  readonly checkout?: true;
  /** For a step: the answers that are entered before the actions, by the names of its fields. */
  readonly fill?: Answers;
  readonly does?: readonly Act[];
  /** Advances the clock by so many seconds after the actions. */
  readonly later?: number;
  /** A text that the state shows, or a part of one; by default the message of the call that fails. */
  readonly shows?: string | readonly string[];
  /** Whether fields with a condition are visible, by their names. */
  readonly inputs?: Readonly<Record<string, boolean>>;
}

/** The states of a screen: each is a story, and the first is the screen as a borrower finds it. */
export const screenStates = (route: string, byName: Readonly<Record<string, ScreenState>>) => ({ route, byName });

export type ScreenStates = ReturnType<typeof screenStates>;
