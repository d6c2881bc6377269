import { createContext, useContext } from 'react';

/** The settings that screens read (§10). */
export interface ScreenSettings {
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly repaymentUrl: string;
  readonly taxPortalUrl: string;
  readonly autoLoginUrl: string;
  readonly checkoutScriptUrl: string;
  readonly platformTag: string;
  /** The wording variant of the steps that have it; an empty text for none. */
  readonly wordingVariant: string;
}

const SettingsContext = createContext<ScreenSettings | undefined>(undefined);

export const SettingsProvider = SettingsContext.Provider;

/** The wording variant that the build chose; an empty text for none. */
export function useWordingVariant(): string {
  return useContext(SettingsContext)?.wordingVariant ?? '';
}

/** The settings that `app` parsed. Throws outside a `SettingsProvider`. */
export function useSettings(): ScreenSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a <SettingsProvider> above it.');
  return settings;
}
