import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Answered } from './http/context.ts';
import { defaultHeaders } from './http/default-headers.ts';

/** The metrics of this process, in the text format of Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'kadam_request_duration_seconds',
    help: 'Requests by call of the contract, or by pattern of the address, and status.',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  return {
    count({ call, status, durationMs }: Answered) {
      durations.observe({ call, status }, durationMs / 1000);
    },
    async answer(): Promise<Response> {
      const headers = { ...defaultHeaders, 'content-type': registry.contentType };
      return new Response(await registry.metrics(), { headers });
    },
  };
}
