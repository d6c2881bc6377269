import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { customerLoans, signedDocument } from '#contract/loans.ts';
import { sanctionLetter } from '#sandbox/partners/documents.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { answered } from './answered.ts';
import { openSandbox } from './open-sandbox.ts';
import { sandboxOver } from './test-sandbox.ts';

const { store, sandbox } = await openSandbox();

const latin = new TextDecoder('latin1');

/** The text of a PDF in its order, and the uncompressed structure. */
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

/** The address of a document of a persona's newest loan. */
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
  test('is a PDF with the borrower and the price of the loan, displayed in the browser', async () => {
    const { url, loan } = await addressOf('loan-running', 'Sanction');
    const answer = await open(url);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="sanction-letter-${loan.loanNo}.pdf"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const { frame, text } = await readPdf(answer);
    expect(frame).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\s*$/);
    for (const words of ['Dev Chatterjee', loan.loanNo, 'Rs 50,000', 'Rs 48,230', 'Rs 51,479', '40.98%', 'Not a real'])
      expect(text).toContain(words);
    for (const mark of ['/Marked true', '/DisplayDocTitle true', '/Lang (en-IN)', '/S /H1', '/S /Table', '/S /TH'])
      expect(frame, 'tags for screen readers').toContain(mark);
  });

  test('lists each instalment, and the last digits of the account', () => {
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
      ...{ borrower: 'Esha Kapoor', bank: 'State Bank of India', last4: '4417' },
    });
    expect(Object.keys(letter.sections).slice(-3)).toEqual([
      'Instalment 1, due on 11 Feb 2026',
      'Instalment 2, due on 13 Mar 2026',
      'Instalment 3, due on 12 Apr 2026',
    ]);
    expect(letter.closing[0]).toBe('The money was paid to your account XXXXXXX4417 with State Bank of India.');
  });
});

describe('the NOC', () => {
  test('of a closed loan shows that nothing is due, and is downloaded', async () => {
    const { url, loan } = await addressOf('loans-closed', 'Noc');
    const answer = await open(url);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    const { text } = await readPdf(answer);
    for (const words of [loan.loanNo, 'Nothing is due on it', 'Usha Bhatt', 'Rs 51,479']) expect(text).toContain(words);
  });

  test.for(['loan-running', 'loans-closed'] as const)('of a loan that is not closed is refused: %s', async (id) => {
    const { send, customerID } = await sandbox.who(id);
    const loans = answered(await send(customerLoans, { path: { customerId: customerID } })).data ?? [];
    const loan = loans.find(({ status }) => status !== 'Closed') ?? expect.unreachable();
    const query = { leadID: loan.leadID, customerID, isSendMail: false, type: 'Noc' } as const;
    expect(await send(signedDocument, { query })).toMatchObject({ kind: 'refused', statusCode: 404 });
  });
});

describe('the address of a document', () => {
  test('opens nothing when it is changed', async () => {
    const { url } = await addressOf('loan-part-paid', 'Sanction');
    url.pathname = `${url.pathname}x`;
    expect((await open(url)).status).toBe(404);
  });

  test('expires after an hour', async () => {
    const { url } = await addressOf('loan-overdue', 'Sanction');
    const other = sandboxOver(store);
    await other.post('/sandbox/clock', { minutes: 59 });
    expect((await open(url)).status).toBe(200);
    await other.post('/sandbox/clock', { minutes: 1 });
    const answer = await open(url);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This visit is over');
    await other.post('/sandbox/clock', { reset: true });
  });
});
