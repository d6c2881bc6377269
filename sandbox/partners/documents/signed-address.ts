import type { LoanDocument } from '#contract/loans.ts';
import { hashOf, signatureOf } from '../../secrets.ts';

/** What a signed address lets its holder read, and until when. */
interface Signed {
  readonly leadID: number;
  readonly type: LoanDocument;
  readonly expiresAt: number;
}

const livesMs = 3_600_000;

const signatureFor = ({ leadID, type, expiresAt }: Signed, secret: string) =>
  signatureOf(`document ${leadID} ${type} ${expiresAt}`, secret);

/** §7 checkSectionPdf: the address of a document. Whoever has it may read, so it names nobody, and it ends after an hour. */
export async function signedAddress(
  origin: string,
  secret: string,
  { leadID, type, now }: { leadID: number; type: LoanDocument; now: number },
): Promise<string> {
  const expiresAt = now + livesMs;
  const address = new URL(`/sandbox/documents/${leadID}/${type}`, origin);
  address.searchParams.set('expires', String(expiresAt));
  address.searchParams.set('signature', await signatureFor({ leadID, type, expiresAt }, secret));
  return address.href;
}

/** What an address asks for, if it was the sandbox who signed it, word for word; undefined for any other. */
export async function readAddress(address: string, secret: string): Promise<Signed | undefined> {
  const { pathname, searchParams } = new URL(address);
  const [leadID, type] = pathname.split('/').slice(-2);
  if (type !== 'Sanction' && type !== 'Noc') return undefined;
  const signed = { leadID: Number(leadID), type, expiresAt: Number(searchParams.get('expires')) } as const;
  const expected = await signatureFor(signed, secret);
  // Hashes, so that how long it takes to compare tells nothing of the signature.
  const given = await hashOf(searchParams.get('signature') ?? '');
  return given === (await hashOf(expected)) ? signed : undefined;
}
