import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';

/** What a screen sent, laid flat for a test to read. */
export interface Sent {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly token: string | null;
}

type Scripted = () => Response;
type RefusalInput<C> = C extends { readonly refusal: infer S extends z.ZodMiniType } ? z.input<S> : never;

const envelope = (statusCode: number, rest: object) => () => Response.json({ statusCode, ...rest });

function fits(call: Call, method: string, path: string): boolean {
  const form = call.path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  return method === call.method && new RegExp(`/${form}$`).test(path);
}

async function read(request: Request): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  const text = type.startsWith('multipart/')
    ? Object.fromEntries(await request.formData())
    : JSON.parse((await request.text()) || 'null');
  return {
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: text,
    token: request.headers.get('authorization'),
  };
}

/**
 * A server for the tests of screens: it answers only what it was told to, writes down what it was sent,
 * and speaks up on the console (which fails a test) when it is asked for anything else. What was told last counts.
 */
export function createFakeServer() {
  const told: { call: Call; reply: Scripted }[] = [];
  const gates: { call: Call; open: Promise<void> }[] = [];
  const heard: { call: Call; sent: Sent }[] = [];
  const tell = (call: Call, reply: Scripted) => void told.unshift({ call, reply });

  return {
    /** statusCode 200 with the call's own example, or with this answer. */
    answers<C extends Call>(call: C, answer?: z.input<C['answer']>) {
      tell(call, envelope(200, { message: 'OK', ...Object(answer ?? call.example.answer) }));
    },
    refuses<C extends Call>(call: C, statusCode: number, message: string, data?: RefusalInput<C>) {
      tell(call, envelope(statusCode, { message, data }));
    },
    /** No answer comes. */
    drops(call: Call) {
      tell(call, () => {
        throw new TypeError('Failed to fetch');
      });
    },
    /** Holds every answer to the call back until the function it gives is called. */
    stalls(call: Call): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.push({ call, open: promise });
      return resolve;
    },
    /** What the call was sent with, first to last. */
    sentTo: (call: Call) => heard.filter((entry) => entry.call === call).map(({ sent }) => sent),
    fetch: async (...request: Parameters<typeof fetch>): Promise<Response> => {
      const asked = new Request(...request);
      const { pathname } = new URL(asked.url);
      const script = told.find(({ call }) => fits(call, asked.method, pathname));
      if (!script) {
        console.error(`The fake server has no answer to ${asked.method} ${pathname}.`);
        return Response.error();
      }
      heard.push({ call: script.call, sent: await read(asked) });
      await Promise.all(gates.filter(({ call }) => call === script.call).map(({ open }) => open));
      return script.reply();
    },
  };
}

export type FakeServer = ReturnType<typeof createFakeServer>;
