import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite } from '#sandbox/static.ts';

const script = `export const lines = [${'"one step at a time",'.repeat(200)}];`;
const styles = 'h1 { margin: 0 }';
let folder: string;
let site: ReturnType<typeof createSite>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), `<style>${styles}</style><div id="root" data-entry="en"></div>`);
  await writeFile(join(folder, 'app.html'), '<div id="root"></div>');
  const asset = join(folder, 'assets', 'index-D4f2.js');
  await writeFile(asset, script);
  await writeFile(`${asset}.br`, brotliCompressSync(script));
  await writeFile(`${asset}.gz`, gzipSync(script));
  await writeFile(join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'photo.png'), Uint8Array.of(137, 80, 78, 71));
  site = createSite(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const ask = async (path: string, init: RequestInit = {}) =>
  site.fetch(new Request(`https://kadam.example${path}`, init));

describe('a file of the build', () => {
  test('is immutable if its name has a hash, and revalidated otherwise', async () => {
    const [asset, mark] = [await ask('/assets/index-D4f2.js'), await ask('/mark.svg')];
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(mark.headers.get('cache-control')).toBe('no-cache');
    expect(mark.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await asset.text()).toBe(script);
  });

  test('is sent as brotli, else gzip, else uncompressed', async () => {
    const encodingOf = async (path: string, encodings: string) =>
      (await ask(path, { headers: { 'accept-encoding': encodings } })).headers.get('content-encoding');
    const taken = ['gzip, deflate, br', 'gzip', 'identity'].map((all) => encodingOf('/assets/index-D4f2.js', all));
    expect(await Promise.all(taken)).toEqual(['br', 'gzip', null]);
    expect(await encodingOf('/photo.png', 'br')).toBeNull();
  });

  test('the POST of the payment provider is redirected to GET', async () => {
    const body = new URLSearchParams({ razorpay_payment_id: 'pay_1' });
    const back = await ask('/emandate-status', { method: 'POST', body });
    expect([back.status, back.headers.get('location')]).toEqual([303, '/emandate-status']);
    expect((await ask('/home', { method: 'POST', body })).status).toBe(405);
  });

  test.each(['/assets/gone-D4f2.js', '/gone.png', '/assets/', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd.txt'])(
    '%s is missing',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
    },
  );

  test('at an address that is not well encoded is missing', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(404);
  });
});

describe('a page', () => {
  test('of `/` is index.html, and of every other address app.html', async () => {
    expect(await (await ask('/')).text()).toContain('data-entry="en"');
    for (const path of ['/?utm_source=poster', '/enter-otp', '/no-such-page'])
      expect((await (await ask(path)).text()).includes('data-entry'), path).toBe(path.startsWith('/?'));
  });

  test.each(['/', '/enter-otp', '/enter-otp/', '/loan-purpose?x=1'])('is at %s', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  test('is sent with status 404 for an unknown route', async () => {
    const answer = await ask('/no-such-page');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test('is revalidated, and sent again only when it changed', async () => {
    const first = await ask('/home');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await ask('/gender', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('allows nothing inline but the styles of the first screen', async () => {
    const policy = (await ask('/')).headers.get('content-security-policy');
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy?.replace(hash, '')).not.toMatch(/unsafe|nonce|sha\d+-[^']/);
  });
});

test('every response has the security headers', async () => {
  for (const path of ['/', '/mark.svg', '/assets/gone.js']) {
    const { headers } = await ask(path);
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self), geolocation=(self)'),
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    });
  }
});
