import { expect } from 'vitest';
import { approvalView } from '#contract/application.ts';
import { acceptKeyFacts, keyFactStatement } from '#contract/bank.ts';
import type { SessionPatch } from '#contract/session.ts';
import type { FakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

export const html = `<style>body{display:none}</style><h1 style="color:red">Your loan at a glance</h1>
<table><tr><th scope="row">Loan amount</th><td onclick="alert(1)">₹50,000</td></tr></table><script>alert(1)</script>`;
export const codeRequired = { data: { kfsOtpRequest: 4321, kfsSuccess: '4322' } };

export async function openScreen(script?: (server: FakeServer) => void, known: SessionPatch = {}) {
  const screen = await stage({
    at: '/term-condition',
    facts: { leadID: 48213, mobile: '919876543210', productId: 2, ...known },
    script(server) {
      server.answers(keyFactStatement, { data: html });
      server.answers(approvalView);
      server.answers(acceptKeyFacts);
      script?.(server);
    },
  });
  return {
    ...screen,
    continueButton: screen.getByRole('button', { name: 'Continue' }),
    agree: screen.getByRole('checkbox'),
    modal: screen.getByRole('dialog', { name: 'Enter the 6-digit OTP' }),
    sent: () => screen.server.sentTo(acceptKeyFacts).map(({ body }) => body),
  };
}

export async function openCode() {
  const screen = await openScreen((api) => api.answers(acceptKeyFacts, codeRequired));
  await screen.agree.click();
  await screen.continueButton.click();
  await expect.element(screen.modal).toBeVisible();
  return {
    ...screen,
    code: screen.modal.getByRole('textbox'),
    submit: screen.modal.getByRole('button', { name: 'Submit' }),
  };
}
