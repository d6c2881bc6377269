import * as z from 'zod/mini';

const url = (fallback: string) =>
  z._default(z.string().check(z.regex(/^(\/|https?:\/\/)\S*$/, 'must start with / or https://')), fallback);
const optionalUrl = z._default(
  z.string().check(z.regex(/^$|^(\/|https?:\/\/)\S*$/, 'must start with / or https://')),
  '',
);
const hosts = z.pipe(
  z._default(
    z
      .string()
      .check(
        z.regex(
          /^$|^[\w.-]+(:\d+)?(\s*,\s*[\w.-]+(:\d+)?)*$/,
          'must be hosts such as pay.example:8443, with commas between',
        ),
      ),
    '',
  ),
  z.transform((list) =>
    list
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  ),
);

const shape = z.pipe(
  z.object({
    VITE_API_BASE_URL: url('/api/').check(z.endsWith('/', 'must end with /')),
    VITE_AUTO_LOGIN_URL: optionalUrl,
    VITE_PLATFORM_TAG: z._default(z.string().check(z.minLength(1, 'must not be empty')), 'web'),
    VITE_REDIRECT_HOSTS: hosts,
    VITE_REPAYMENT_URL: url('/sandbox/repay'),
    VITE_CHECKOUT_SCRIPT_URL: url('/sandbox/checkout.js'),
    VITE_TAX_PORTAL_URL: url('/sandbox/tax-portal'),
    VITE_SYNC_URL: url('/sync/').check(z.endsWith('/', 'must end with /')),
    VITE_SYNC_CLIENT_ID: z._default(z.string(), 'kadam-web'),
    VITE_SYNC_TOKEN: z._default(z.string(), ''),
    VITE_AFFILIATE_PIXEL_URL: url('/sandbox/pixel'),
    VITE_ANALYTICS_TAG_URL: optionalUrl,
    VITE_MARKETING_URL: optionalUrl,
    VITE_SUPPORT_EMAIL: z._default(
      z.string().check(z.regex(/^\S+@\S+$/, 'must be an e-mail address')),
      'help@kadam.example',
    ),
    VITE_SUPPORT_PHONE: z._default(
      z.string().check(z.regex(/^\+?\d{6,15}$/, 'must be digits, such as +911800123456')),
      '+911800123456',
    ),
    VITE_WORDING_VARIANT: z._default(
      z.string().check(z.regex(/^[\w-]+$/, 'must be the name of a wording variant, such as b')),
      '',
    ),
    VITE_INACTIVITY_TIMEOUT_MS: z.pipe(
      z._default(z.string().check(z.regex(/^[1-9]\d{4,}$/, 'must be milliseconds, 10000 or more')), '7200000'),
      z.transform(Number),
    ),
  }),
  z.transform((env) => ({
    apiBaseUrl: env.VITE_API_BASE_URL,
    autoLoginUrl: env.VITE_AUTO_LOGIN_URL || `${env.VITE_API_BASE_URL}dashboard_new`,
    platformTag: env.VITE_PLATFORM_TAG,
    redirectHosts: env.VITE_REDIRECT_HOSTS,
    repaymentUrl: env.VITE_REPAYMENT_URL,
    checkoutScriptUrl: env.VITE_CHECKOUT_SCRIPT_URL,
    taxPortalUrl: env.VITE_TAX_PORTAL_URL,
    syncUrl: env.VITE_SYNC_URL,
    syncClientId: env.VITE_SYNC_CLIENT_ID,
    syncToken: env.VITE_SYNC_TOKEN,
    affiliatePixelUrl: env.VITE_AFFILIATE_PIXEL_URL,
    analyticsTagUrl: env.VITE_ANALYTICS_TAG_URL,
    marketingUrl: env.VITE_MARKETING_URL,
    supportEmail: env.VITE_SUPPORT_EMAIL,
    supportPhone: env.VITE_SUPPORT_PHONE,
    wordingVariant: env.VITE_WORDING_VARIANT,
    inactivityTimeoutMs: env.VITE_INACTIVITY_TIMEOUT_MS,
  })),
);

export type Settings = z.output<typeof shape>;

/**
 * The build-time settings of §10, parsed. An empty value counts as absent.
 * Throws one error that names every faulty setting and what it must be.
 */
export function parseSettings(env: Readonly<Record<string, unknown>>): Settings {
  const given = Object.entries(env).filter(([, value]) => value !== '' && value !== undefined);
  const parsed = shape.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`Settings: ${faults.join('; ')}.`);
}
