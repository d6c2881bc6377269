import { expect, test, vi } from 'vitest';
import { statesCall } from '#contract/application.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import type { SandboxOptions } from '#sandbox/http/context.ts';
import { createLogger } from '#sandbox/logger.ts';
import { createMetrics } from '#sandbox/metrics.ts';
import { StoreUnavailable } from '#sandbox/store/store.ts';

const call = 'statesCall';

test.each([
  ['an error', new Error('Broken'), 500, /^Error: Broken\n +at /],
  [
    'an unreachable database',
    new StoreUnavailable(new Error('Broken')),
    503,
    /^The database cannot be reached: Broken$/,
  ],
])(
  '%s is reported with the id of the request, which the response has, and not to the borrower',
  async (_name, error, status, line) => {
    const onError = vi.fn<NonNullable<SandboxOptions['onError']>>();
    const store = { transaction: () => Promise.reject(error), salt: '', close: async () => {} };
    const sandbox = createSandbox({ store, onError });
    const headers = { 'x-request-id': 'of-the-proxy' };
    const answer = await sandbox.request(`/api/${statesCall.path}`, { method: statesCall.method, headers });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([status, 'of-the-proxy']);
    const body = { statusCode: status, message: expect.not.stringContaining('Broken') };
    expect(await answer.json()).toEqual(body);
    const message = expect.stringMatching(line);
    expect(onError.mock.calls).toEqual([[{ requestId: 'of-the-proxy', call, message }]]);
  },
);

test('the log on a terminal has the errors with their requests, and no answered request', () => {
  const written: unknown[] = [];
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => written.push([name, text]) > 0);
  const logger = createLogger('text');
  logger.info('Data');
  logger.info({ call, requestId: 'r1', status: 200 }, 'answered');
  logger.error({ call, requestId: 'r1' }, 'Broken');
  expect(written).toEqual([
    ['stdout', 'Data\n'],
    ['stderr', `Broken (${call}, request r1)\n`],
  ]);
});

test('the metrics have the seconds of the calls, and the figures of the process', async () => {
  const metrics = createMetrics();
  metrics.count({ requestId: 'r1', call, method: 'POST', status: 200, durationMs: 1_500 });
  const answer = await metrics.answer();
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  expect(text).toContain(`kadam_request_duration_seconds_sum{call="${call}",status="200"} 1.5\n`);
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
});
