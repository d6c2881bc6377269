import * as z from 'zod/mini';

/** A borrower that the sandbox knows. */
export interface Borrower {
  readonly mobile: string;
  readonly name: string;
  readonly shows: string;
}

export const faultKinds = ['refuse', 'stall', 'nonsense', 'drop', 'lose answer'] as const;

/** What one may tell the sandbox, by the last part of its address. */
type Order = 'faults' | 'faults/clear' | 'clock' | 'reset';

const absent = 'The sandbox does not answer.';

const codesAnswer = z.object({ codes: z.array(z.object({ purpose: z.string(), code: z.string() })) });
const refusal = z.object({ message: z.string() });

const text = (cell: Element | undefined) => cell?.textContent.trim() ?? '';

function borrowerOf(link: Element): Borrower {
  const [mobile, name, shows] = link.closest('tr')?.cells ?? [];
  return { mobile: text(mobile), name: text(name), shows: text(shows) };
}

/** The borrowers of the sandbox's own page; undefined where there is no sandbox. */
export async function readBorrowers(): Promise<readonly Borrower[] | undefined> {
  try {
    const response = await fetch('/sandbox');
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const links = [...page.querySelectorAll('td a[href*="mobile_no="]')];
    return response.ok && links.length > 0 ? links.map(borrowerOf) : undefined;
  } catch {
    return undefined;
  }
}

/** The code for the login that was just asked for. */
export async function readLoginCode(mobile: string): Promise<string | undefined> {
  const response = await fetch(`/sandbox/codes?mobile=${mobile}`);
  const { codes } = z.parse(codesAnswer, await response.json());
  return codes.find(({ purpose }) => purpose === 'login')?.code;
}

/** Tells the sandbox what to do; gives what went wrong, or nothing. */
export async function order(what: Order, how: object = {}): Promise<string | undefined> {
  try {
    const response = await fetch(`/sandbox/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(how),
    });
    if (response.ok) return undefined;
    const said = refusal.safeParse(await response.json());
    return said.success ? said.data.message : absent;
  } catch {
    return absent;
  }
}
