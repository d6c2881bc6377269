import type { Route } from '#contract/routes.ts';
import type { Remembered } from '#contract/session.ts';
import { errorToastForMs, nextRouteAfterMs, successToastForMs } from './delays.ts';
import type { LogWords, Report } from './events.ts';

/** What the next screen is told by the one that leads to it, such as where its back arrow goes. */
export interface Handover {
  readonly back?: Route;
  /** What the page of `back` was told itself, so that it is told the same when the borrower returns. */
  readonly backHandover?: Handover;
  readonly mobileNumber?: string;
  readonly clickId?: string;
  /** The borrower came by a link, and its token is stored. */
  readonly link?: true;
}

interface Go {
  readonly kind: 'go';
  readonly to: Route;
  readonly afterMs: number;
  readonly search?: Readonly<Record<string, string>>;
  readonly handover?: Handover;
}

/** Leaves for another page; the runner follows only allowed addresses. */
interface Leave {
  readonly kind: 'leave';
  readonly url: string;
  /** The page that leaves only passes on: Back must not stop there again. */
  readonly passing?: true;
}

interface Popup {
  readonly kind: 'popup';
  readonly tone: 'danger' | 'warning';
  readonly title?: string;
  readonly message: string;
  readonly details?: readonly { readonly label: string; readonly value: string }[];
  /** Adds the e-mail for a dispute (§2 Aadhaar modal). */
  readonly disputeEmail?: true;
  readonly icon?: 'camera';
  /** 'OK' unless said. */
  readonly button?: string;
  /** Closes by itself after so long; else it waits for its button. */
  readonly forMs?: number;
  readonly then?: Outcome;
}

interface Toast {
  readonly kind: 'toast';
  readonly tone: 'ok' | 'warn' | 'err';
  readonly message: string;
  readonly forMs: number;
  readonly then?: Outcome;
}

/** A message under a field of the screen that asked. */
interface FieldError {
  readonly kind: 'fieldError';
  readonly field: string;
  readonly message: string;
}

/** Shows a view of the screen that asked: its confirm sheet, its drawer, its error. */
interface Show {
  readonly kind: 'show';
  readonly view: string;
  readonly message?: string;
}

/** Asks the server where the borrower goes (§4 "Next step"). */
interface NextStep {
  readonly kind: 'nextStep';
}

/** Makes the same call again in so long, and shows a view meanwhile. */
interface AskAgain {
  readonly kind: 'askAgain';
  readonly afterMs: number;
  readonly view?: string;
}

/** Nothing visible happens; the code is logged where one is given (§8 "Other codes: only logged"). */
interface Stay {
  readonly kind: 'stay';
  readonly log?: LogWords;
}

/** What an answer means: a value, carried out by the one runner in app/. */
export type Outcome = (Go | Leave | Popup | Toast | FieldError | Show | NextStep | AskAgain | Stay) & {
  readonly remember?: Remembered;
  readonly report?: readonly Report[];
  /** A page to open in a new tab; the runner opens only allowed addresses. */
  readonly open?: string;
};

type Options<O> = Omit<Partial<O>, 'kind'>;

/** To a route of ours, after the 100 ms of §2 unless said. */
export function go(to: Route, options: Options<Go> = {}): Outcome {
  return { kind: 'go', to, afterMs: nextRouteAfterMs, ...options };
}

export function leave(url: string, options: Pick<Leave, 'passing'> = {}): Outcome {
  return { kind: 'leave', url, ...options };
}

/** Stays open until OK, unless `forMs` is given. */
export function popup(message: string, options: Options<Popup> = {}): Outcome {
  return { kind: 'popup', tone: 'danger', message, ...options };
}

/** An error toast: 3 s (§9). */
export function errorToast(message: string, options: Options<Toast> = {}): Outcome {
  return { kind: 'toast', tone: 'err', message, forMs: errorToastForMs, ...options };
}

/** A success toast: 2 s (§9). */
export function successToast(message: string, options: Options<Toast> = {}): Outcome {
  return { kind: 'toast', tone: 'ok', message, forMs: successToastForMs, ...options };
}

export function fieldError(field: string, message: string): Outcome {
  return { kind: 'fieldError', field, message };
}

export function show(view: string, message?: string): Outcome {
  return message === undefined ? { kind: 'show', view } : { kind: 'show', view, message };
}

export function askAgain(afterMs: number, options: Options<AskAgain> = {}): Outcome {
  return { kind: 'askAgain', afterMs, ...options };
}

export function stay(log?: LogWords): Outcome {
  return log === undefined ? { kind: 'stay' } : { kind: 'stay', log };
}

export const nextStep: Outcome = { kind: 'nextStep' };

/** The same outcome, and a page to open in a new tab, where there is one (§4 "Penny drop"). */
export function opening(url: string | null | undefined, outcome: Outcome): Outcome {
  return url ? { ...outcome, open: url } : outcome;
}

/** The same outcome, and something to keep of the answer. */
export function remembering(remember: Remembered, outcome: Outcome): Outcome {
  const all = { ...outcome.remember, ...remember };
  return Object.keys(all).length === 0 ? outcome : { ...outcome, remember: all };
}

/** The same outcome, and something to report. */
export function reporting(report: readonly Report[], outcome: Outcome): Outcome {
  return { ...outcome, report: [...(outcome.report ?? []), ...report] };
}
