import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { customerLoans, signedDocument } from '#contract/loans.ts';
import { dayMonthYear, indianDay } from '#engine/format.ts';
import { answered, type Borrower } from './borrower.ts';
import { openSandbox } from './open-sandbox.ts';
import { inInstalments, openRepayment, pay } from './repayment.ts';

const { sandbox } = await openSandbox();

const latin = new TextDecoder('latin1');

/** The text of a PDF in reading order, and its uncompressed structure. */
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

/** The address of a document of a borrower's newest loan. */
async function addressOf({ send, customerID }: Borrower, type: 'Sanction' | 'Noc') {
  const [loan] = answered(await send(customerLoans, { path: { customerId: customerID } })).data;
  if (!loan?.leadID) throw new Error('no loan');
  const query = { leadID: loan.leadID, customerID, isSendMail: false, type };
  const { data } = answered(await send(signedDocument, { query }));
  return { loan, url: new URL(data?.signUrl ?? '') };
}

const open = (url: URL) => sandbox.get(url);

describe('the sanction letter', () => {
  test('is a PDF with the borrower and the price of the loan, displayed in the browser', async () => {
    const { url, loan } = await addressOf(await sandbox.persona('loan-running'), 'Sanction');
    const answer = await open(url);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="sanction-letter-${loan.loanNo}.pdf"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('content-security-policy'), 'the viewer has styles').not.toContain('default-src');
    const { frame, text } = await readPdf(answer);
    expect(frame).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\s*$/);
    for (const words of [
      'Dev Chatterjee',
      loan.loanNo,
      'Rs 50,000',
      'Rs 48,230',
      'Rs 51,479',
      '40.98%',
      'no penalty',
      'Not a real',
    ])
      expect(text).toContain(words);
    expect(text, 'the account is not known').toContain('your bank account');
    const title = ['/Title ', '/DisplayDocTitle true', '/Lang (en-IN)'];
    for (const mark of [...title, '/Marked true', '/S /H1', '/S /Table', '/S /TH', '/Scope /Row'])
      expect(frame, 'tags for screen readers').toContain(mark);
  });

  test('lists each instalment, and the last digits of the account', async () => {
    const { url } = await addressOf(await inInstalments(sandbox), 'Sanction');
    const { text } = await readPdf(await open(url));
    expect(text.match(/Instalment \d, due on/g)).toEqual([1, 2, 3].map((number) => `Instalment ${number}, due on`));
    expect(text).toContain('account XXXXXXX4417 with Bharat National Bank');
  });
});

describe('the NOC', () => {
  test('of a closed loan shows that nothing is due, and is downloaded', async () => {
    const { url, loan } = await addressOf(await sandbox.persona('loans-closed'), 'Noc');
    const answer = await open(url);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    const { text } = await readPdf(answer);
    const terms = ['Loan amount', 'Rs 50,000', 'Paid out on', 'Due on', 'Repaid in all', 'Rs 51,479'];
    for (const words of [loan.loanNo, 'Nothing is due on it', 'Usha Bhatt', ...terms]) expect(text).toContain(words);
  });

  test('has the day on which it is made, and the late charges in what was repaid', async () => {
    const borrower = await sandbox.persona('loan-overdue');
    await pay(sandbox, await openRepayment(sandbox, borrower), 'instalment');
    const { text } = await readPdf(await open((await addressOf(borrower, 'Noc')).url));
    expect(text).toContain(`Date: ${dayMonthYear(indianDay(Date.now()))}`);
    expect(text).toContain('Rs 51,979');
  });

  test.for(['loan-running', 'loans-closed'] as const)('of a loan that is not closed is refused: %s', async (id) => {
    const { send, customerID } = await sandbox.persona(id);
    const loans = answered(await send(customerLoans, { path: { customerId: customerID } })).data;
    const leadID = loans.find(({ status }) => status !== 'Closed')?.leadID ?? expect.unreachable();
    const query = { leadID, customerID, isSendMail: false, type: 'Noc' } as const;
    expect(await send(signedDocument, { query })).toMatchObject({ kind: 'refused', statusCode: 404 });
  });
});

describe('the address of a document', () => {
  test('is not given to another borrower', async () => {
    const { leadID } = await sandbox.persona('loan-part-paid');
    const { send, customerID } = await sandbox.persona('loan-running');
    const query = { leadID, customerID, isSendMail: false, type: 'Sanction' } as const;
    expect(await send(signedDocument, { query })).toMatchObject({ statusCode: 404 });
  });

  test('opens nothing when it is changed', async () => {
    const { url } = await addressOf(await sandbox.persona('loan-part-paid'), 'Sanction');
    url.pathname = `${url.pathname}x`;
    expect((await open(url)).status).toBe(404);
  });

  test('expires after an hour', async () => {
    const { url } = await addressOf(await sandbox.persona('loan-overdue'), 'Sanction');
    await sandbox.post('/sandbox/clock', { minutes: 59 });
    expect((await open(url)).status).toBe(200);
    await sandbox.post('/sandbox/clock', { minutes: 1 });
    const answer = await open(url);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/This visit is over.*<a href="\/home">Go back to the app/s);
  });
});
