import { expect } from 'vitest';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import type { SessionPatch } from '#contract/session.ts';
import type { RouteState } from '#engine/outcome.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import type { FakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

export const account = '55210984417';
export const savedAs = (accountNumber: string) => ({
  data: { name: 'Meera Joshi', accountNumber, ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' },
});

interface ScreenOptions {
  readonly saved?: string;
  readonly facts?: SessionPatch;
  readonly routeState?: RouteState;
  readonly script?: (server: FakeServer) => void;
}

export async function openScreen({ saved = 'XXXXXXX4417', facts = {}, routeState = {}, script }: ScreenOptions = {}) {
  const screen = await stage({
    at: '/bank-details',
    screen: () => <StepScreen step={bankDetails} />,
    facts: { leadID: 48213, ...facts },
    routeState,
    script(server) {
      server.answers(savedBankDetails, savedAs(saved));
      server.answers(bankByIfsc);
      server.answers(saveBankDetails);
      server.answers(nextStepCall, { data: { step: { current_route: '/emandate' } } });
      script?.(server);
    },
  });
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  return {
    ...screen,
    field,
    next: screen.getByRole('button', { name: 'Next' }),
    dialog: screen.getByRole('dialog', { name: 'Bank Details!' }),
    saves: () => screen.server.sentTo(saveBankDetails),
    async fill(number = account) {
      await field('Account number').fill(number);
      await field('Re-enter account number').fill(number);
    },
  };
}

export type Screen = Awaited<ReturnType<typeof openScreen>>;

export const loaded = async (arrival?: ScreenOptions) => {
  const screen = await openScreen(arrival);
  await expect.element(screen.field('Bank name')).toHaveValue('Bharat National Bank');
  return screen;
};

export async function openQuestion(screen: Screen) {
  await screen.fill();
  await screen.next.click();
  await screen.pass(500);
  await expect.element(screen.dialog).toBeVisible();
}
