import { type ReadonlyStore, useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import type { Send } from '#api/send.ts';
import type { IsRoute, Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { routeStateOf } from '#engine/back.ts';
import type { Outcome, RequestContext, RouteState } from '#engine/outcome.ts';
import type { LanguageCode } from '#languages/index.ts';
import type { Message } from '#languages/message.ts';
import type { Session } from '#session/session.ts';
import { createRequiredContext } from '#ui/required-context.ts';
import { translateMessage, useTranslate } from '#ui/translate.ts';

declare module '@tanstack/history' {
  interface HistoryState extends RouteState {}
}

/** An address of the app, and what its history entry holds. */
export interface AppLocation {
  readonly pathname: string;
  /** The query with its question mark, or ''. */
  readonly searchStr: string;
  /** With the key that the router gives to each arrival. */
  readonly state: RouteState & { readonly __TSR_key?: string | undefined };
}

export interface Link {
  readonly to: Route;
  readonly search?: Readonly<Record<string, string>>;
  readonly routeState?: RouteState | undefined;
}

/** The addresses of the app, without the router: the first screen is drawn before the router is loaded. */
export interface Navigation {
  /** Where the borrower is, or is on the way to. */
  here(): AppLocation;
  /** Resolves when the navigation has ended. */
  open(link: Link, replace?: boolean): Promise<void>;
  /** Calls back when a navigation ends on the screen that was open before. Returns how to stop. */
  onSameScreen(listener: () => void): () => void;
}

/** The parts of a screen that an outcome may change. `View` is the union of the screen's views. */
export interface Host<View = never> {
  readonly show?: (view: View) => void;
  readonly fieldError?: (field: string, message: Message) => void;
  /** Not busy behind a popup that the borrower must answer; busy again after it. */
  readonly setBusy?: (busy: boolean) => void;
  /** The browser blocked a new tab: the screen offers this link to tap. */
  readonly blocked?: (url: string) => void;
  /** A read, or what a loader does by itself: no act of the borrower, and the screen itself shows that it failed. */
  readonly isAutomatic?: true;
}

/** A screen that may be gone by the time an answer comes. */
export interface MountedHost<View> extends Host<View> {
  readonly isMounted: () => boolean;
}

/** The table that decided on an outcome, and its row that applied. */
export interface DecisionTrace {
  readonly table: { readonly title: string; readonly section: string };
  readonly row: string;
}

/** `left` when the borrower is on the way to another screen, so that a button stays busy; `stayed` otherwise. */
export type NavigationResult = 'left' | 'stayed';

/** Executes an outcome, as long as its screen is mounted. */
export type Runner = <View>(
  outcome: Outcome<View>,
  host: MountedHost<View>,
  trace?: DecisionTrace,
) => Promise<NavigationResult>;

/** The build-time settings that screens read (§10). */
interface ScreenSettings {
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly repaymentUrl: string;
  readonly taxPortalUrl: string;
  readonly autoLoginUrl: string;
  /** The wording variant of the steps; '' for none. */
  readonly wordingVariant: string;
}

/** What `app` provides to every screen. */
export interface ScreenServices {
  readonly send: Send;
  requestContext(): RequestContext;
  readonly session: Session;
  readonly settings: ScreenSettings;
  readonly runner: Runner;
  readonly navigation: Navigation;
  readonly isRoute: IsRoute;
  readonly language: {
    readonly store: Pick<ReadonlyStore<{ readonly language: LanguageCode }>, 'get' | 'subscribe'>;
    /** Resolves to whether it is shown: not where it could not be fetched, or another one was chosen since. */
    choose(language: LanguageCode): Promise<boolean>;
  };
  readonly messages: {
    readonly store: Pick<ReadonlyStore<{ readonly pageMessage?: Message | undefined }>, 'get' | 'subscribe'>;
    clearPageMessage(): void;
  };
  /** The replies whose outcome was executed: a cached answer is displayed, and changes nothing (§18). */
  readonly handledReplies: WeakSet<object>;
}

export const [ServicesProvider, useServices] = createRequiredContext<ScreenServices>('ServicesProvider');

/** The facts of the session; renders again when they change. */
export function useFacts(): Facts {
  return useSelector(useServices().session.store);
}

/** §17: the text of the last error, until the next act, such as a tap on Next that only shows what is missing. */
export function usePageMessage(): string | undefined {
  const t = useTranslate();
  const message = useSelector(useServices().messages.store, ({ pageMessage }) => pageMessage);
  return message && translateMessage(message, t);
}

/**
 * The route state with which the screen opened: that of the router changes before the next screen is drawn. A frame that
 * stays for the next screen passes its `route`.
 */
export function useRouteState(route?: Route): RouteState {
  const { navigation } = useServices();
  const read = () => ({ route, state: routeStateOf(navigation.here().state) });
  const [atOpening, setAtOpening] = useState(read);
  if (atOpening.route === route) return atOpening.state;
  const now = read();
  setAtOpening(now);
  return now.state;
}
