import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerLoans, signedDocument } from '#contract/loans.ts';
import { sanctionLetter } from '#sandbox/partners/documents/letters.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Store } from '#sandbox/store/store.ts';
import { answered } from './answered.ts';
import { openStore } from './open-store.ts';
import type { TestSandbox } from './test-sandbox.ts';
import { sandboxOver } from './test-sandbox.ts';

let store: Store;
let sandbox: TestSandbox;

beforeAll(async () => {
  store = await openStore();
  sandbox = sandboxOver(store);
});
afterAll(() => store.close());

const latin = new TextDecoder('latin1');

/** The words of a PDF in the order in which they are written, and its frame in plain text. */
async function readPdf(answer: Response) {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const frame = latin.decode(bytes);
  const words: string[] = [];
  for (const { index, 0: opening } of frame.matchAll(/stream\r?\n/g)) {
    const end = frame.indexOf('endstream', index);
    if (frame.slice(index - 3, index) === 'end' || !frame.slice(index - 200, index).includes('FlateDecode')) continue;
    const content = latin.decode(inflateSync(bytes.subarray(index + opening.length, end)));
    for (const [, shown = ''] of content.matchAll(/\[(.*?)\] TJ/g))
      words.push(shown.replaceAll(/<([0-9a-f]*)>|[^<]+/g, (_, hex = '') => Buffer.from(hex, 'hex').toString('latin1')));
  }
  return { frame, text: words.join('\n') };
}

/** The address of a document of this borrower's newest loan, and that loan. */
async function addressOf(shows: PersonaId, type: 'Sanction' | 'Noc') {
  const borrower = await sandbox.who(shows);
  const path = { customerId: borrower.customerID };
  const [loan] = answered(await borrower.send(customerLoans, { path })).data ?? [];
  if (!loan) throw new Error(`${shows}: no loan`);
  const query = { leadID: loan.leadID, customerID: borrower.customerID, isSendMail: false, type };
  const { data } = answered(await borrower.send(signedDocument, { query }));
  return { loan, borrower, url: new URL(data?.signUrl ?? '') };
}

const open = (url: URL) => sandbox.ask(new Request(url));

describe('the sanction letter', () => {
  test('is a PDF that says whose loan it is and what it costs, to be seen in the browser', async () => {
    const { url, loan } = await addressOf('loan-running', 'Sanction');
    const answer = await open(url);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="sanction-letter-${loan.loanNo}.pdf"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const { frame, text } = await readPdf(answer);
    expect(frame).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\s*$/);
    for (const words of ['Dev Chatterjee', loan.loanNo, 'Rs 50,000', 'Rs 48,230', 'Rs 51,479', '40.98%', 'Not a real'])
      expect(text).toContain(words);
  });

  test('is read aloud in order: tagged, with a title, a language, and headings of its tables', async () => {
    const { url } = await addressOf('loan-running', 'Sanction');
    const { frame } = await readPdf(await open(url));
    for (const mark of ['/Marked true', '/DisplayDocTitle true', '/Lang (en-IN)', '/S /H1', '/S /Table', '/S /TH'])
      expect(frame).toContain(mark);
  });

  test('of a loan in instalments tells each of them, and the account by its last digits', () => {
    const letter = sanctionLetter({
      ...{ id: 1, lead_id: 1, customer_id: 1, product_id: 1, status: 'Disbursed', amount: 5_000_000, fee: 0, gst: 0 },
      ...{
        repay: 0,
        paid: 0,
        late_charges_paid: 0,
        tenure: 90,
        disbursed_on: '2026-01-12',
        repay_on: '2026-04-12',
        bank_account_id: 'acc',
      },
      ...{ loanNo: 'KDM0000001', borrower: 'Esha Kapoor', account: { bank: 'State Bank of India', last4: '4417' } },
    });
    const [, repayment] = letter.tables;
    expect(repayment?.rows.map(([number, due]) => [number, due])).toEqual([
      ['No.', 'Due on'],
      ['1', '11 Feb 2026'],
      ['2', '13 Mar 2026'],
      ['3', '12 Apr 2026'],
    ]);
    expect(letter.closing[0]).toBe('The money was paid to your account XXXXXXX4417 with State Bank of India.');
  });
});

describe('the NOC', () => {
  test('of a closed loan says that nothing is due, and is saved', async () => {
    const { url, loan } = await addressOf('loans-closed', 'Noc');
    const answer = await open(url);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    const { text } = await readPdf(answer);
    for (const words of [loan.loanNo, 'Nothing is due on it', 'Usha Bhatt', 'Rs 51,479']) expect(text).toContain(words);
  });

  test('of a loan that is not closed is refused, when it is asked for and at the signed address alike', async () => {
    const dev = await sandbox.who('loan-running');
    const query = { leadID: dev.leadID, customerID: dev.customerID, isSendMail: false, type: 'Noc' } as const;
    expect(await dev.send(signedDocument, { query })).toMatchObject({ kind: 'refused', statusCode: 404 });
  });
});

describe('a signed address', () => {
  test.each([
    ['a signature that was changed', (url: URL) => url.searchParams.set('signature', 'f'.repeat(64))],
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
    ['an end that was put off', (url: URL) => url.searchParams.set('expires', '9999999999999')],
    ['the loan of somebody else', (url: URL) => Object.assign(url, { pathname: '/sandbox/documents/1/Sanction' })],
    ['another document', (url: URL) => Object.assign(url, { pathname: url.pathname.replace('Sanction', 'Noc') })],
    ['a document that does not exist', (url: URL) => Object.assign(url, { pathname: `${url.pathname}s` })],
  ])('with %s opens nothing, and says so', async (_what, change) => {
    const { url } = await addressOf('loan-part-paid', 'Sanction');
    change(url);
    const answer = await open(url);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('This link is not right');
  });

  test('ends after an hour, and says so', async () => {
    const { url } = await addressOf('loan-overdue', 'Sanction');
    const other = sandboxOver(store);
    await other.post('/sandbox/clock', { minutes: 59 });
    expect((await open(url)).status).toBe(200);
    await other.post('/sandbox/clock', { minutes: 1 });
    const answer = await open(url);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('This link has ended');
    await other.post('/sandbox/clock', { reset: true });
  });
});
