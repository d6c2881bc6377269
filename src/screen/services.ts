import { type ReadonlyStore, useSelector } from '@tanstack/react-store';
import { createContext, useContext } from 'react';
import type { Send } from '#api/send.ts';
import type { IsRoute } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Message } from '#languages/message.ts';
import type { Clock } from '#session/clock.ts';
import type { Session } from '#session/session.ts';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import type { Navigation } from './navigation.ts';
import type { Runner } from './runner.ts';

/** The build-time settings that screens read (§10). */
export interface ScreenSettings {
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly repaymentUrl: string;
  readonly taxPortalUrl: string;
  readonly autoLoginUrl: string;
  readonly checkoutScriptUrl: string;
  readonly platformTag: string;
  /** The wording variant of the steps; '' for none. */
  readonly wordingVariant: string;
}

/** What `app` provides to every screen. */
export interface ScreenServices {
  readonly send: Send;
  readonly session: Session;
  readonly settings: ScreenSettings;
  readonly runner: Runner;
  readonly navigation: Navigation;
  readonly isRoute: IsRoute;
  readonly now: Clock;
  readonly messages: {
    readonly store: Pick<ReadonlyStore<{ readonly pageMessage?: Message | undefined }>, 'get' | 'subscribe'>;
  };
  /** The replies whose outcome was executed: a cached answer is displayed, and changes nothing (§18). */
  readonly handledReplies: WeakSet<object>;
}

const ServicesContext = createContext<ScreenServices | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): ScreenServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a <ServicesProvider> above it.');
  return services;
}

/** The facts of the session; renders again when they change. */
export function useFacts(): Facts {
  return useSelector(useServices().session.store);
}

/** §17: the text of the last error, until the next act. */
export function usePageMessage(): string | undefined {
  const t = useTranslate();
  const message = useSelector(useServices().messages.store, ({ pageMessage }) => pageMessage);
  return message && translateMessage(message, t);
}
