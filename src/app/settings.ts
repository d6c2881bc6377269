import * as z from 'zod/mini';

const matching = (pattern: RegExp, message: string, fallback = '') =>
  z._default(z.string().check(z.regex(pattern, message)), fallback);
const isAddress = (value: string) =>
  /^(\/|https?:\/\/)\S*$/.test(value) && URL.canParse(value, 'https://kadam.example');
const url = (fallback = '') =>
  z._default(z.string().check(z.refine(isAddress, 'must be an address that starts with / or https://')), fallback);
const hosts = matching(
  /^$|^[\w.-]+(:\d+)?(\s*,\s*[\w.-]+(:\d+)?)*$/,
  'must be hosts such as pay.example:8443, with commas between',
);

/** §10. `apiBaseUrl` is the setting VITE_API_BASE_URL, and so on. */
const shape = z.object({
  apiBaseUrl: url('/api/').check(z.endsWith('/', 'must end with /')),
  autoLoginUrl: url(),
  platformTag: matching(/./, 'must not be empty', 'web'),
  redirectHosts: z.pipe(
    hosts,
    // As `URL.host` has them, with which an address is compared.
    z.transform((list) =>
      list
        .toLowerCase()
        .replace(/:443\b/g, '')
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ),
  repaymentUrl: url('/sandbox/repay'),
  checkoutScriptUrl: url('/sandbox/checkout.js'),
  taxPortalUrl: url('/sandbox/tax-portal'),
  syncUrl: url('/sync/').check(z.endsWith('/', 'must end with /')),
  syncClientId: z._default(z.string(), 'kadam-web'),
  syncToken: z._default(z.string(), ''),
  affiliatePixelUrl: url('/sandbox/pixel'),
  analyticsTagUrl: url(),
  marketingUrl: url(),
  supportEmail: matching(/^\S+@\S+$/, 'must be an e-mail address', 'help@kadam.example'),
  supportPhone: matching(/^\+?\d{6,15}$/, 'must be digits, such as +911800123456', '+911800123456'),
  wordingVariant: z._default(z.string(), ''),
  inactivityTimeoutMs: z.pipe(
    matching(/^[1-9]\d{4,}$/, 'must be milliseconds, 10000 or more', '7200000'),
    z.transform(Number),
  ),
  serviceWorker: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
});

export type Settings = z.output<typeof shape>;

declare global {
  /** Those that the build parsed. */
  const __SETTINGS__: Settings;
}

/** The name of a setting in the environment. */
export const nameOf = (key: string) => `VITE_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Variables that are not settings: those of Storybook, of Vite, and of the host Vercel, which sets them in each build. */
const others = /^VITE_(STORY_LANGUAGE|USER_NODE_ENV|DEPRECATION_TRACE|VERCEL_)/;

/**
 * Parses the build-time settings of §10, the variables that start with VITE_; an empty value counts as absent. Throws one
 * error that names every bad setting, and every unknown one.
 */
export function parseSettings(env: Readonly<Record<string, unknown>>): Settings {
  const given = Object.keys(shape.shape).map((key) => [key, env[nameOf(key)] || undefined]);
  const parsed = shape.safeParse(Object.fromEntries(given));
  const known = Object.keys(shape.shape).map(nameOf);
  const unknown = Object.keys(env).filter((name) => !known.includes(name) && !others.test(name));
  if (parsed.success && unknown.length === 0) {
    const { apiBaseUrl, autoLoginUrl } = parsed.data;
    return { ...parsed.data, autoLoginUrl: autoLoginUrl || `${apiBaseUrl}dashboard_new` };
  }
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${nameOf(path.join(''))} ${message}`),
    ...unknown.map((name) => `${name} is unknown, and README.md lists the settings`),
  ];
  throw new Error(`Settings: ${faults.join('; ')}.`);
}
