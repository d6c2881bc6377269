import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { pennyDrop } from '#contract/bank.ts';
import { signedDocument } from '#contract/loans.ts';
import { createHostCheck } from '#sandbox/hosts.ts';
import { addressOf, listen } from '#sandbox/serve.ts';
import { readSettings } from '#sandbox/server-settings.ts';
import { answered, origin, saveAccount } from './borrower.ts';
import { behindProxy, openSandbox, sandboxOver } from './open-sandbox.ts';

const rejectionFor = (host: string, env: Record<string, string> = {}) =>
  createHostCheck(readSettings(env, []))(new Request(`http://${host}/sandbox/codes`));
const statusFor = (...about: Parameters<typeof rejectionFor>) => rejectionFor(...about)?.status ?? 'answered';

describe('the check of the host', () => {
  test.each(['localhost:4173', 'app.localhost', '127.0.0.1', '127.8.8.8:80', '[::1]:4173'])('answers %s', (host) => {
    expect(statusFor(host)).toBe('answered');
  });

  test.each(['evil.example:4173', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.7', 'notlocalhost'])(
    'rejects %s, and names the setting',
    async (host) => {
      const rejection = rejectionFor(host) ?? expect.unreachable();
      const body = { statusCode: 421, message: expect.stringMatching(/Set KADAM_ORIGIN/) };
      expect([rejection.status, await rejection.json()]).toEqual([421, body]);
    },
  );

  test('answers the hosts of the settings', () => {
    expect(statusFor('kadam.example', { KADAM_ORIGIN: 'https://kadam.example' })).toBe('answered');
    expect(statusFor('10.0.0.7:4173', { HOST: '10.0.0.7' })).toBe('answered');
    expect(statusFor('[fd00::7]:4173', { HOST: 'fd00::7' })).toBe('answered');
    expect(statusFor('other.example', { KADAM_ORIGIN: 'https://kadam.example' })).toBe(421);
  });

  test('answers any IP address, but no other name, if the server listens on all addresses', () => {
    for (const HOST of ['0.0.0.0', '::']) {
      expect([statusFor('10.0.0.7', { HOST }), statusFor('[fd00::7]', { HOST })]).toEqual(['answered', 'answered']);
      expect(statusFor('evil.example', { HOST })).toBe(421);
    }
  });

  test('checks the Host header and the request line', async () => {
    const check = createHostCheck(readSettings({}, []));
    const server = await listen('127.0.0.1', 0, (request) => check(request) ?? new Response('codes'));
    const { port } = new URL(addressOf(server, '127.0.0.1'));
    const statusOf = (path: string, host: string) =>
      new Promise((resolve, reject) => {
        httpRequest({ port, path, headers: { host } }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
    expect(await statusOf('/', 'evil.example')).toBe(421);
    for (const host of ['evil.example', 'no host']) expect(await statusOf('http://127.0.0.1/', host), host).toBe(421);
    expect(await statusOf('http://evil.example/', '127.0.0.1')).toBe(421);
    expect(await statusOf('/', `127.0.0.1:${port}`)).toBe(200);
    server.close();
  });
});

test('KADAM_ORIGIN may end with a slash', () => {
  expect(readSettings({ KADAM_ORIGIN: `${origin}/` }, [])).toMatchObject({ KADAM_ORIGIN: origin });
});

const { store, sandbox: direct } = await openSandbox();

test('a page lets the browser name its origin, without which a phone in the same network cannot send its forms', async () => {
  // With no-referrer, a browser sends the origin null; the header Sec-Fetch-Site, only to HTTPS and to its own machine.
  for (const path of ['/sandbox', '/sandbox/repay'])
    expect((await direct.get(path)).headers.get('referrer-policy')).toBe('strict-origin');
});

describe('behind a proxy with https', () => {
  const sandbox = sandboxOver(store, origin);

  test('a preflight is answered for the origin that borrowers open, and for no other', async () => {
    const preflight = async (path: string, from: string) => {
      const asked = { origin: from, 'access-control-request-method': 'POST' };
      const { headers } = await sandbox.ask(new Request(origin + path, { method: 'OPTIONS', headers: asked }));
      return ['origin', 'headers', 'methods', 'credentials'].map((name) => headers.get(`access-control-allow-${name}`));
    };
    const [api, methods] = ['/api/step/next-step', 'GET,POST,PUT'];
    expect(await preflight(api, origin)).toEqual([origin, 'Authorization,Content-Type', methods, null]);
    const syncHeaders = 'Content-Type,X-Client-Id,X-Auth-Token-Sdk';
    expect(await preflight('/sync/api/sync_web', origin)).toEqual([origin, syncHeaders, methods, null]);
    expect((await preflight(api, 'https://elsewhere.example'))[0]).toBeNull();
    expect((await preflight('/sandbox/open', origin))[0]).toBeNull();
  });

  test('addresses of documents, of the Rs 1, and in commands of the sandbox page, have the public origin', async () => {
    const borrower = await sandbox.persona('loan-running');
    const { leadID, customerID } = borrower;
    const query = { leadID, customerID, isSendMail: false, type: 'Sanction' } as const;
    const { signUrl } = answered(await borrower.send(signedDocument, { query })).data ?? {};
    expect(signUrl).toMatch(/^https:\/\/kadam\.example\/sandbox\/documents\//);
    expect((await sandbox.get(signUrl ?? '')).status).toBe(200);
    const payer = await sandbox.persona('penny-reverse');
    const { metaData } = answered(await payer.send(pennyDrop, { body: await saveAccount(payer) })).data;
    expect(metaData?.url).toMatch(/^https:\/\/kadam\.example\/sandbox\/penny\//);
    expect(await sandbox.text('/sandbox')).toContain(`npm run journey -- --persona new --url ${origin}`);
  });

  test.each([
    [origin, origin, 303],
    [origin, behindProxy, 303],
    [origin, 'https://elsewhere.example', 403],
    [undefined, origin, 403],
  ])('with KADAM_ORIGIN=%s a form from %s is answered with %i', async (publicOrigin, from, status) => {
    const form = { method: 'POST', headers: { origin: from }, body: new URLSearchParams({ reset: 'true' }) };
    const sandbox = sandboxOver(store, publicOrigin);
    const answer = await sandbox.ask(new Request(`${publicOrigin ?? behindProxy}/sandbox/clock`, form));
    expect(answer.status).toBe(status);
    if (status === 403) expect(await answer.json()).toMatchObject({ message: expect.stringContaining('KADAM_ORIGIN') });
  });
});
