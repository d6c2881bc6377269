import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Reply } from '#contract/reply.ts';

/** The last call and its reply. */
export interface Sent {
  readonly call: Call;
  readonly reply: Reply;
}

const kinds = { offline: 'drop', invalidResponse: 'nonsense' } as const;

/** The fault of the sandbox that gives such a reply, as `npm run journey -- --fault` takes it; '' where there is none. */
function faultOf({ call, reply }: Sent): string {
  const name = Object.entries(calls).find(([, each]) => each === call)?.[0];
  if (reply.kind === 'refused') return `${name}:${reply.statusCode}`;
  return reply.kind === 'offline' || reply.kind === 'invalidResponse' ? `${name}:${kinds[reply.kind]}` : '';
}

/** The command that opens this screen as it is here, and lets the last call fail as it did. */
export function reproduceLine(mobile: string, sent: Sent | undefined): string {
  const { lang } = document.documentElement;
  const options = {
    to: location.pathname,
    mobile,
    fault: sent ? faultOf(sent) : '',
    language: lang.startsWith('hi') ? 'hi' : '',
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '',
    width: innerWidth === 360 ? '' : String(innerWidth),
  };
  const flags = Object.entries(options).filter(([, value]) => value);
  return `npm run journey -- ${flags.map((flag) => `--${flag.join(' ')}`).join(' ')}`;
}
