import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, listen } from '#sandbox/serve.ts';
import { createSite } from '#sandbox/static.ts';
import { temporaryFolder } from '../copy-project.ts';
import { installedServers, type Started, startServer } from '../deploy/start-server.ts';

// The bundled server and every server with a configuration in deploy/ serve dist/. npm run build writes both folders.

const policy: Record<string, string> = JSON.parse(readFileSync('deploy/headers.json', 'utf8'));
const { 'strict-transport-security': strictTransport, ...withoutTls } = policy;
const asset = `/static/js/${readdirSync('dist/static/js').find((name) => name.endsWith('.js'))}`;
const immutable = 'public, max-age=31536000, immutable';

type Ask = Readonly<{ method?: string; headers?: Record<string, string>; body?: string }>;

/** The answer of a server to a path, which is sent without normalization. */
async function answerOf(address: string, path: string, { method = 'GET', headers = {}, body = '' }: Ask = {}) {
  const send = address.startsWith('https:') ? requestHttps : requestHttp;
  const sent = send(address, { method, headers, path, rejectUnauthorized: false, agent: false }).end(body);
  // The type of the first value of this event.
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}

async function bundled(): Promise<Started> {
  const site = createSite('dist', 'https://kadam.example');
  const server = await listen('127.0.0.1', 0, (request) => site.fetch(request));
  return {
    address: addressOf(server, '127.0.0.1'),
    printed: () => '',
    end: async () => void server.close(),
  };
}

describe.each(['the bundled server', ...installedServers()] as const)('%s', (name) => {
  // A host of files has its own rules, which deploy/_redirects documents. The tests name each difference.
  const isHost = name === 'wrangler';
  const revalidated = isHost ? /^(public, max-age=0, must-revalidate|no-store)$/ : /^no-cache$/;
  let server: Started | undefined;
  /** Echoes each request. */
  const lender = createServer(({ method, url, headers }, response) => {
    if (url?.startsWith('/sandbox/broken')) return void response.destroy();
    response.setHeader('strict-transport-security', 'max-age=1');
    response.end(JSON.stringify({ method, url, headers }));
  });
  const ask = (path: string, options?: Ask) => answerOf(server?.address ?? '', path, options);

  beforeAll(async () => {
    await once(lender.listen(0, '127.0.0.1'), 'listening');
    const upstream = new URL(addressOf(lender, '127.0.0.1')).host;
    server = await (name === 'the bundled server' ? bundled() : startServer(name, upstream));
  });
  afterAll(async () => {
    await server?.end();
    lender.close();
  });

  test.each([
    ['/', 200, 'index.html'],
    ['/?utm_source=poster', 200, 'index.html'],
    ['/enter-name', 200, 'app.html'],
    ['/enter-name/', 200, 'app.html'],
    ['/HOME', 200, 'app.html'],
    ['/Contact-Us/', 200, 'app.html'],
    ['/my-loan?x=1', 200, 'app.html'],
    ['/emandate-status', 200, 'app.html'],
    ['/no-such-page', 404, 'app.html'],
    ['/no-such/page', 404, 'app.html'],
  ])('the page of %s has status %i and is %s', async (path, status, file) => {
    // A host of files distinguishes capitals in addresses.
    if (isHost && /[A-Z]/.test(path)) return;
    const { body, ...answer } = await ask(path);
    expect(answer).toMatchObject({
      status,
      headers: {
        ...policy,
        'cache-control': expect.stringMatching(revalidated),
        'content-type': 'text/html; charset=utf-8',
      },
    });
    expect(body.equals(readFileSync(`dist/${file}`))).toBe(true);
  });

  test.each(['/static/js/gone-D4f2.js', '/gone.png', '/static/'])(
    '%s is answered with 404, and not with a page',
    async (path) => {
      const { status, headers } = await ask(path);
      expect([status, headers]).toMatchObject([
        404,
        { ...policy, 'cache-control': expect.stringMatching(revalidated) },
      ]);
      expect(headers['content-type']).toMatch(isHost ? /^text\/html/ : /^text\/plain/);
    },
  );

  test.each(['/../package.json', '/%2e%2e/%2e%2e/etc/passwd.txt', '/%E0%A4%A', '/%00'])(
    '%s is not a file',
    async (path) => {
      expect([400, 404]).toContain((await ask(path)).status);
    },
  );

  test('a file with a hash in its name is immutable, and another one is sent again only if it has changed', async () => {
    expect((await ask(asset)).headers).toMatchObject({ ...policy, 'cache-control': immutable });
    const page = await ask('/home');
    const again = await ask('/enter-name', { headers: { 'if-none-match': page.headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const manifest = await ask('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  });

  test('a file is sent as the build has compressed it', async () => {
    // nginx needs an additional module to send .br files.
    const decompress = { gzip: gunzipSync, ...(name !== 'nginx' && { br: brotliDecompressSync }) };
    for (const [encoding, from] of Object.entries(decompress)) {
      const { headers, body } = await ask(asset, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      if (!isHost) expect(headers.vary).toMatch(/^accept-encoding$/i);
      expect(from(body).equals(readFileSync(`dist${asset}`))).toBe(true);
    }
    const { headers } = await ask(asset);
    expect(headers).not.toHaveProperty('content-encoding');
    if (!isHost) expect(headers.vary).toMatch(/^accept-encoding$/i);
  });

  test('a part of a file has the ETag of the file or none', async () => {
    const [whole, part] = [await ask(asset), await ask(asset, { headers: { range: 'bytes=0-9' } })];
    expect(part.body.equals(whole.body.subarray(0, 10))).toBe(true);
    expect([whole.headers.etag, undefined]).toContain(part.headers.etag);
  });

  test.each(['/login?token=secret-1', '/LOGIN/?token=secret-1'])(
    'no browser stores the page of %s, and no server writes the token into its log',
    async (path) => {
      const { headers, body } = await ask(path);
      expect(body.equals(readFileSync('dist/app.html'))).toBe(true);
      // As above, a host of files distinguishes capitals.
      if (!isHost || path.startsWith('/login')) expect(headers['cache-control']).toBe('no-store');
      if (name === 'nginx') await expect.poll(() => server?.printed()).toContain(`GET ${path.split('?')[0]} 200`);
      expect(server?.printed()).not.toContain('secret-1');
    },
  );

  test('the POST of the payment provider is redirected to GET', async () => {
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const back = await ask('/emandate-status', { ...form, body: 'razorpay_payment_id=pay_1' });
    expect([back.status, back.headers.location]).toEqual(isHost ? [405, undefined] : [303, '/emandate-status']);
    expect((await ask('/home', form)).status).toBe(405);
    expect((await ask('/nothing', form)).status).toBe(405);
  });

  if (name !== 'the bundled server' && !isHost)
    test('calls and the pages of the sandbox reach the lender, with the host that borrowers open', async () => {
      for (const path of ['/api/login?x=%2F', '/sync/api/sync_web', '/sandbox', '/sandbox/checkout.js']) {
        const { headers, body } = await ask(path, { method: 'POST', body: 'x'.repeat(3_000_000) });
        const { host } = new URL(server?.address ?? '');
        const asked = { method: 'POST', url: path, headers: { host, 'x-forwarded-for': '127.0.0.1' } };
        expect(JSON.parse(String(body))).toMatchObject(asked);
        expect(headers['strict-transport-security']).toBe(strictTransport);
      }
      expect((await ask('/apian')).status).toBe(404);
    });

  if (name !== 'the bundled server' && !isHost)
    test('a request that the lender does not answer leaves no query in a log', async () => {
      expect((await ask('/sandbox/broken?code=secret-2')).status).toBe(502);
      if (name === 'nginx') await expect.poll(() => server?.printed()).toContain('GET /sandbox/broken 502');
      expect(server?.printed()).not.toContain('secret-2');
    });
});

test('the bundled server sends the HSTS header only if borrowers use HTTPS', async () => {
  const { headers } = await createSite('dist').request('/');
  expect(Object.fromEntries(headers)).toMatchObject(withoutTls);
  expect(headers.has('strict-transport-security')).toBe(false);
});

test('the bundled server asks for a build if a folder of the last one is gone', async () => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'old');
  // A build writes dist/ and deploy/; beside 'gone', deploy/ still exists.
  for (const dist of ['gone', join(folder, 'dist')])
    expect(() => createSite(dist)).toThrow('There is no build yet. Run: npm run build');
});

test('the bundled server sends the page of a new build with its headers, without a restart', async () => {
  const folder = await temporaryFolder();
  for (const name of ['dist', 'deploy']) mkdirSync(join(folder, name));
  const build = (name: string) => {
    writeFileSync(join(folder, 'dist/index.html'), name);
    writeFileSync(join(folder, 'deploy/headers.json'), JSON.stringify({ 'content-security-policy': name }));
  };
  build('old');
  const site = createSite(join(folder, 'dist'));
  await site.request('/');
  build('new');
  const page = await site.request('/');
  expect([await page.text(), page.headers.get('content-security-policy')]).toEqual(['new', 'new']);
});
