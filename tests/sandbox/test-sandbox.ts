import { createSandbox } from '#sandbox/create-sandbox.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { personaWithId } from '#sandbox/personas.ts';
import type { Store } from '#sandbox/store/store.ts';
import type { Borrower } from './borrower.ts';
import { newBorrower, origin } from './borrower.ts';

/** Where a proxy finds the sandbox. */
export const behindProxy = 'http://127.0.0.1:4173';

/** A sandbox over a store, and what a test does with it; with a public origin, as behind a proxy at another address. */
export function sandboxOver(store: Store, publicOrigin?: string) {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const sandbox = createSandbox({ store, clock: Date.now, log, publicOrigin });
  return testSandbox(
    async (request) =>
      sandbox.fetch(publicOrigin ? new Request(request.url.replace(origin, behindProxy), request) : request),
    lines,
  );
}

/** What a test does with a sandbox that answers requests; `lines` is what it logs. */
export function testSandbox(ask: (request: Request) => Promise<Response>, lines: readonly string[]) {
  const post = (path: string, body: unknown) =>
    ask(
      new Request(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const get = (path: string) => ask(new Request(origin + path));
  const codeFor = async (mobile: string): Promise<string> => {
    const answer = await get(`/sandbox/codes?mobile=${mobile}`);
    const { codes } = (await answer.json()) as { codes: { code: string }[] };
    return codes[0]?.code ?? '';
  };
  const borrower = (mobile: string) => newBorrower(mobile, ask, codeFor);

  /** A persona, logged in. */
  const who = async (id: PersonaId): Promise<Borrower> => {
    const found = borrower(personaWithId(id).mobile);
    await found.logIn();
    return found;
  };

  /** Posts a form of the sandbox's page. */
  const form = (path: string, fields: Record<string, string>) =>
    ask(new Request(origin + path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) }));

  /** A borrower whom the sandbox has put at a step, logged in by the link it answers with. */
  const open = async (asked: object): Promise<Borrower> => {
    const response = await post('/sandbox/open', asked);
    if (!response.ok) throw new Error(await response.text());
    // The sandbox's own answer: see sandbox/README.md.
    const { url, mobile } = (await response.json()) as { url: string; mobile: string };
    const link = new URL(url, origin).searchParams;
    const opened = borrower(mobile);
    opened.takeLink({ token: link.get('token') ?? '', leadID: Number(link.get('leadID')) });
    return opened;
  };

  /** Presses a button on a partner's page, and gives where it leads, or what the page then says. */
  const press = async (url: string, act: string): Promise<string> => {
    const headers = { origin: new URL(url).origin };
    const answer = await ask(new Request(url, { method: 'POST', headers, body: new URLSearchParams({ act }) }));
    return answer.headers.get('location') ?? answer.text();
  };

  return { ask, get, post, form, open, press, lines, codeFor, borrower, who };
}

export type TestSandbox = ReturnType<typeof testSandbox>;
