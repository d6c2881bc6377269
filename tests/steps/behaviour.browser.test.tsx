import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveAnswer, savedAddress, saveReferences, statesCall } from '#contract/application.ts';
import { bankByIfsc } from '#contract/bank.ts';
import { panConfirmation, panVerification, saveNameAndEmail } from '#contract/kyc.ts';
import { bankDetails } from '#tests/schemas/fixtures/journey/bank-details.ts';
import { enterAddress } from '#tests/schemas/fixtures/journey/enter-address.ts';
import { enterLoanAmount } from '#tests/schemas/fixtures/journey/enter-loan-amount.ts';
import { enterName } from '#tests/schemas/fixtures/journey/enter-name.ts';
import { enterYourPan } from '#tests/schemas/fixtures/journey/enter-your-pan.ts';
import { gender } from '#tests/schemas/fixtures/journey/gender.ts';
import { loanPurpose } from '#tests/schemas/fixtures/journey/loan-purpose.ts';
import { referenceDetails } from '#tests/schemas/fixtures/journey/reference-details.ts';
import { stageStep } from './stage-step.tsx';

test('shows no error before a field was touched', async () => {
  const screen = await stageStep(enterName);
  await userEvent.type(screen.field('name'), 'M');
  expect(screen.getByText('Name is too short').query()).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByText('Name is too short')).toBeVisible();
  expect(screen.getByText('Email is required').query()).toBeNull();
});

test('trims a text on blur', async () => {
  const screen = await stageStep(enterName);
  await userEvent.fill(screen.field('name'), '  Meera Joshi ');
  await userEvent.tab();
  expect(screen.field('name').value).toBe('Meera Joshi');
  expect(screen.getByText('Please enter valid name').query()).toBeNull();
});

test('sends on Enter, trimmed', async () => {
  const screen = await stageStep(enterName);
  await screen.fill({ name: 'Meera Joshi' });
  await userEvent.fill(screen.field('email'), ' meera@mail.in ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.server.sentTo(saveNameAndEmail)).toHaveLength(1);
  expect(screen.server.sentTo(saveNameAndEmail)[0]?.body).toEqual({ name: 'Meera Joshi', email: 'meera@mail.in' });
});

test('sends once, however often Next is tapped, and goes on once', async () => {
  const screen = await stageStep(gender);
  const letGo = screen.server.stalls(saveAnswer);
  await screen.fill({ gender: 'Female' });
  await screen.next();
  const next = screen.getByRole('button', { name: 'Please wait' });
  await expect.element(next).toHaveAttribute('aria-busy', 'true');
  for (let tap = 0; tap < 4; tap++) (next.element() as HTMLElement).click();
  letGo();
  await expect.poll(() => screen.path()).toBe('/contact-us');
  expect(screen.server.sentTo(saveAnswer)).toHaveLength(1);
});

test('keeps the answer and frees the button when the server refuses', async () => {
  const screen = await stageStep(enterLoanAmount);
  screen.server.refuses(saveAnswer, 412, 'AMOUNT IS TOO HIGH');
  await screen.fill({ loanAmount: '125000' });
  await screen.next();
  await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(/Amount is too high/);
  await screen.getByRole('button', { name: 'OK' }).click();
  expect(screen.field('loanAmount').value).toBe('1,25,000');
  await expect.element(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-busy');
  await expect.element(screen.getByText('Amount is too high')).toBeVisible();
});

test('keeps the answer when the line is dead, says so, and sends it at the next tap', async () => {
  const screen = await stageStep(gender);
  screen.server.drops(saveAnswer);
  await screen.fill({ gender: 'Other' });
  await screen.next();
  await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(/Your answer is kept/);
  await screen.pass(2_000);
  screen.server.answers(saveAnswer);
  await screen.next();
  await expect.poll(() => screen.path()).toBe('/contact-us');
});

test('finds an earlier answer in the draft', async () => {
  const screen = await stageStep(gender, { facts: { answers: { gender: 'Other' } } });
  expect(screen.container.querySelector<HTMLInputElement>('[value="Other"]')?.checked).toBe(true);
});

test('sends a repeat customer back to their summary, and nothing to the server', async () => {
  const screen = await stageStep(loanPurpose, { facts: { repeatCustomer: true } });
  await screen.fill({ loanPurpose: 'Education' });
  await screen.next();
  await expect.poll(() => screen.path()).toBe('/confirm-details');
  expect(screen.server.sentTo(saveAnswer)).toEqual([]);
  expect(screen.session.facts().answers.loanPurpose).toBe('Education');
});

test('shows what came with the PAN before it goes on; No calls nothing', async () => {
  const screen = await stageStep(enterYourPan);
  await screen.fill({ pan: 'bnzpj4821k' });
  await screen.next();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Meera Joshi/);
  await screen.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(screen.server.sentTo(panConfirmation)).toEqual([]);
  await screen.next();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => screen.path()).toBe('/contact-us');
  expect(screen.server.sentTo(panVerification)[0]?.body).toEqual({ panNumber: 'BNZPJ4821K' });
  expect(screen.server.sentTo(panConfirmation)).toHaveLength(1);
});

test('asks for a confirmation before it saves references; No calls nothing', async () => {
  const screen = await stageStep(referenceDetails);
  await screen.fill(referenceDetails.examples.pass[0] ?? {});
  await screen.next();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Sunita Joshi, Mother/);
  await screen.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(screen.server.sentTo(saveReferences)).toEqual([]);
});

test("does not take the borrower's own mobile for a reference", async () => {
  const screen = await stageStep(referenceDetails, { facts: { mobile: '9812345670' } });
  await screen.fill(referenceDetails.examples.pass[0] ?? {});
  await screen.next();
  await expect.element(screen.getByText('Please enter a number other than your own')).toBeVisible();
});

test('groups an amount as it is typed, says it in words, and a shortcut fills but does not send', async () => {
  const screen = await stageStep(enterLoanAmount);
  await userEvent.type(screen.field('loanAmount'), '125000');
  expect(screen.field('loanAmount').value).toBe('1,25,000');
  await expect.element(screen.getByText('One lakh twenty-five thousand rupees')).toBeVisible();
  await screen.getByRole('button', { name: '₹50,000' }).click();
  expect(screen.field('loanAmount').value).toBe('50,000');
  expect(screen.server.sentTo(saveAnswer)).toEqual([]);
});

test('takes the first tap on a shortcut, though the field had the focus and nothing was typed', async () => {
  const screen = await stageStep(enterLoanAmount);
  expect(document.activeElement).toBe(screen.field('loanAmount'));
  await screen.getByRole('button', { name: '₹50,000' }).click();
  expect(screen.field('loanAmount').value).toBe('50,000');
  expect(screen.getByText('Please enter loan amount').query()).toBeNull();
});

test('takes the first tap on a link, though the field left behind has something to say', async () => {
  const screen = await stageStep(enterAddress);
  await userEvent.click(screen.field('pinCode'));
  await screen.getByRole('link', { name: 'Contact us' }).click();
  await expect.poll(() => screen.path()).toBe('/contact-us');
});

test('leads to /logout when the session had ended before a form could be filled', async () => {
  const screen = await stageStep(enterAddress, { refused: savedAddress });
  await expect.poll(() => screen.path()).toBe('/logout');
});

test('asks for states once typing rests for 300 ms, in lower case, and takes the one that is picked', async () => {
  const screen = await stageStep(enterAddress);
  await userEvent.type(screen.field('state'), 'Ma');
  await screen.pass(299);
  await screen.pass(301);
  await expect.element(screen.getByRole('option', { name: 'Manipur' })).toBeVisible();
  expect(screen.server.sentTo(statesCall).at(-1)?.query).toEqual({ searchWord: 'ma' });
  await screen.getByRole('option', { name: 'Manipur' }).click();
  expect(screen.field('state').value).toBe('Manipur');
});

test('fills a saved address, but never over what was typed meanwhile', async () => {
  const screen = await stageStep(enterAddress);
  expect(screen.field('city').value).toBe('');
  await screen.unmount();

  const again = await stageStep(enterAddress, { facts: { answers: { city: 'Imphal' } }, saved: savedAddress });
  await expect.poll(() => again.field('houseNo').value).toBe('12, Lake View Road');
  expect(again.field('city').value).toBe('Imphal');
});

test('looks a bank up at exactly eleven characters, and clears it otherwise', async () => {
  const screen = await stageStep(bankDetails);
  await userEvent.type(screen.field('ifsc'), 'bhnb000123');
  expect(screen.server.sentTo(bankByIfsc)).toEqual([]);
  await userEvent.type(screen.field('ifsc'), '4');
  await expect.poll(() => screen.field('bankName').value).toBe('Bharat National Bank');
  expect(screen.server.sentTo(bankByIfsc)[0]?.query).toEqual({ ifsc: 'BHNB0001234' });
  await userEvent.type(screen.field('ifsc'), '{Backspace}');
  expect(screen.field('bankName').value).toBe('');
});

test('lets no late answer for an older IFSC win', async () => {
  const screen = await stageStep(bankDetails);
  const letGo = screen.server.stalls(bankByIfsc);
  await userEvent.fill(screen.field('ifsc'), 'BHNB0001234');
  await userEvent.type(screen.field('ifsc'), '{Backspace}');
  letGo();
  await screen.pass(50);
  expect(screen.field('bankName').value).toBe('');
});

test('masks the account number until it is asked for', async () => {
  const screen = await stageStep(bankDetails);
  await screen.fill({ accountNo: '55210984417' });
  const masked = () => getComputedStyle(screen.field('accountNo')).getPropertyValue('-webkit-text-security');
  expect(masked()).toBe('disc');
  await screen.getByRole('button', { name: 'Show account number' }).click();
  expect(masked()).toBe('none');
});
