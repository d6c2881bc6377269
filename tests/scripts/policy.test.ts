import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { deployFiles } from '../../scripts/deploy/deployment.ts';
import { parseSettings } from '../../src/app/settings.ts';

const styles = 'h1 { margin: 0 }';
const script = 'show()';
const page = `<script>${script}</script><style>${styles}</style><script src="/app.js"></script>`;
const deployment = (settings = {}, env = {}) => deployFiles(parseSettings(settings), page, env);

async function headersOf(settings = {}): Promise<Record<string, string>> {
  return JSON.parse((await deployment(settings))['headers.json'] ?? '');
}

async function policyOf(settings = {}): Promise<Record<string, string>> {
  const headers = await headersOf(settings);
  const directives = headers['content-security-policy']?.split('; ').map((directive) => /^(\S+) (.+)$/.exec(directive));
  return Object.fromEntries(directives?.map((parts) => [parts?.[1], parts?.[2]]) ?? []);
}

const elsewhere = {
  VITE_API_BASE_URL: 'https://api.lender.example/v1/',
  VITE_AUTO_LOGIN_URL: 'https://login.lender.example/dashboard_new',
  VITE_SYNC_URL: 'https://sync.example:8443/',
  VITE_CHECKOUT_SCRIPT_URL: 'https://checkout.pay.example/v1/checkout.js',
  VITE_AFFILIATE_PIXEL_URL: 'https://pixel.example/p',
  VITE_ANALYTICS_TAG_URL: 'https://tag.example/collect',
  VITE_MARKETING_URL: 'https://marketing.example/',
  VITE_REDIRECT_HOSTS: 'frames.pay.example, kyc.example:8443',
  VITE_REPAYMENT_URL: 'https://pay.example/',
  VITE_TAX_PORTAL_URL: 'https://tax.example/',
};

test('a build for its own origin allows no other origin, and only the inline styles and script of the first screen', async () => {
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  expect(await policyOf()).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${hash(script)}`,
    'style-src': `'self' ${hash(styles)}`,
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'font-src': "'none'",
    'frame-src': "'none'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify checkout service-worker',
  });
});

test('the origins of the settings are allowed where they are used, and nowhere else', async () => {
  const own = await policyOf();
  const [pay, tag] = ['https://checkout.pay.example', 'https://tag.example'];
  const [api, login] = ['https://api.lender.example', 'https://login.lender.example'];
  expect(await policyOf(elsewhere)).toEqual({
    ...own,
    'script-src': `${own['script-src']} ${pay}`,
    'connect-src': `'self' ${api} ${login} https://sync.example:8443 ${tag} https://marketing.example ${pay}`,
    'img-src': `'self' data: blob: https://pixel.example ${api} frames.pay.example kyc.example:8443`,
    'frame-src': `${pay} frames.pay.example kyc.example:8443`,
    'form-action': `'self' ${pay}`,
  });
  const { VITE_API_BASE_URL } = elsewhere;
  expect((await policyOf({ VITE_API_BASE_URL }))['connect-src'], 'once each').toBe(`'self' ${api}`);
});

test('a page sends its address to no other origin, gives none access to the phone, and is in no frame', async () => {
  const headers = await headersOf();
  expect(headers, 'which each file has of its own').not.toHaveProperty('content-type');
  expect(headers).toMatchObject({
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
    'referrer-policy': 'strict-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('the windows of a checkout on another origin can send a message to the app', async () => {
  const opener = async (settings = {}) => (await headersOf(settings))['cross-origin-opener-policy'];
  expect([await opener(), await opener(elsewhere)]).toEqual(['same-origin', 'same-origin-allow-popups']);
});

test('a server passes on the paths of the settings that are on its own origin', async () => {
  const written = (files: Awaited<ReturnType<typeof deployment>>) => [files['nginx.conf'], files.Caddyfile];
  const env = { KADAM_ORIGIN: 'https://loans.example', HOST: '10.0.0.7', PORT: '8080' };
  const { VITE_SYNC_URL } = elsewhere;
  const settings = { VITE_SYNC_URL, VITE_SYNC_TOKEN: '/not/a/path==', VITE_REPAYMENT_URL: '/pay.php?by=app' };
  for (const text of written(await deployment(settings, env))) {
    expect(text).toContain('^/(?:api|pay\\.php|sandbox)(?:/|$)');
    expect(text).toContain('10.0.0.7:8080');
    expect(text).toContain('loans.example');
  }
  for (const text of written(await deployment(elsewhere))) expect(text).not.toMatch(/proxy/);
  const { VITE_API_BASE_URL: _elsewhere, ...others } = elsewhere;
  for (const text of written(await deployment(others))) expect(text).toContain('^/(?:api)(?:/|$)');
});

test('a server listens on the port that borrowers open, and reaches a lender at an IPv6 address', async () => {
  const files = await deployment({}, { KADAM_ORIGIN: 'https://loans.example:8443', HOST: '::1' });
  expect(files['nginx.conf']).toContain('listen [::]:8443 ssl');
  expect(files['nginx.conf']).toContain('return 301 https://loans.example:8443$request_uri;');
  expect(files['nginx.conf']).toContain('proxy_pass http://[::1]:4173;');
  expect(files.Caddyfile).toContain('\nloans.example:8443 {');
  expect(files.Caddyfile).toContain('reverse_proxy [::1]:4173');
  const { 'nginx.conf': withoutTls } = await deployment({}, { KADAM_ORIGIN: 'http://loans.example:4173' });
  expect(withoutTls, 'the port of an http origin').toContain('listen [::]:443 ssl');
  expect(withoutTls).toContain('return 301 https://loans.example$request_uri;');
});

test('a static host gets each header in a line it accepts, and the page of each route', async () => {
  const { _headers: headers = '', _redirects: redirects } = await deployment(elsewhere);
  const lines = headers.split('\n');
  const policy = (await headersOf(elsewhere))['content-security-policy'];
  expect(lines).toContain(`  content-security-policy: ${policy}`);
  // The maximum length of a line for Cloudflare Pages.
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
  expect(redirects, 'which is index.html').not.toMatch(/^\/ /m);
  expect(redirects).toMatch(/\n\/home \/app 200\n\/home\/ \/app 200\n(.+\n)+\/\* \/app 404\n$/);
});
