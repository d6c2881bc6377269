import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { checkoutScript } from '#sandbox/partners/checkout-script.ts';
import { faults } from '../screens/faults.ts';

// §16: the sandbox's copy of the provider's interface.

interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly method: string };
}

interface Session {
  send(method: string, params?: object): Promise<unknown>;
  on(event: 'Fetch.requestPaused', listener: (paused: Paused) => void): void;
  off(event: 'Fetch.requestPaused', listener: (paused: Paused) => void): void;
}

interface Checkout {
  on(event: string, listener: (failed: object) => void): void;
  open(): void;
}

const approval = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_91', razorpay_signature: 'f00d' };
const options = {
  key: 'key_sandbox_kadam',
  customer_id: 'cust_44',
  order_id: 'order_91',
  recurring: '1',
  callback_url: `${location.origin}/emandate-status`,
};
let outcome: 'approves' | 'unreachable' | 'over' = 'approves';
let approvals: string[] = [];

beforeEach(async () => {
  outcome = 'approves';
  approvals = [];
  // The protocol's types are not installed.
  const session = cdp() as unknown as Session;
  const fulfil = (requestId: string, type: string, body: string, responseCode = 200) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      responseHeaders: [{ name: 'content-type', value: type }],
      body: btoa(body),
    });
  const answer = ({ requestId, request: { url, method } }: Paused) => {
    if (url.endsWith('.js')) return void fulfil(requestId, 'text/javascript', checkoutScript);
    approvals.push(`${method} ${new URL(url).pathname}`);
    if (outcome === 'unreachable') return void session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    void fulfil(requestId, 'application/json', JSON.stringify(approval), outcome === 'over' ? 404 : 200);
  };
  session.on('Fetch.requestPaused', answer);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/sandbox/checkout*' }] });
  const script = Object.assign(document.createElement('script'), { src: '/sandbox/checkout.js' });
  await new Promise((loaded) => {
    script.onload = loaded;
    document.head.append(script);
  });
  onTestFinished(async () => {
    script.remove();
    session.off('Fetch.requestPaused', answer);
    await session.send('Fetch.disable');
  });
});
afterEach(() => {
  for (const host of document.querySelectorAll('body > div')) if (host.shadowRoot) host.remove();
  delete (window as { Razorpay?: unknown }).Razorpay;
});

function open(more: object = {}): Checkout {
  const { Razorpay } = window as unknown as { Razorpay: new (options: object) => Checkout };
  return new Razorpay({ ...options, ...more });
}

const dialog = page.getByRole('dialog', { name: 'Approve the e-mandate' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

test('shows that it is a sandbox, focuses its title, and passes axe', async () => {
  open().open();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/This is a sandbox: no bank is asked/);
  expect(dialog.getByRole('heading').element().matches(':focus')).toBe(true);
  expect(await faults()).toEqual([]);
});

test('approves once at the sandbox and posts the result to the callback address', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  onTestFinished(() => submit.mockRestore());
  open().open();
  await userEvent.dblClick(button('Approve').element());
  await expect.poll(() => submit.mock.contexts.length).toBe(1);
  const [form] = submit.mock.contexts as HTMLFormElement[];
  expect(approvals).toEqual(['POST /sandbox/checkout/order_91']);
  expect([form?.method, form?.action]).toEqual(['post', options.callback_url]);
  expect(Object.fromEntries(new FormData(form))).toEqual(approval);
  form?.remove();
  // The browser's back button restores the page.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ['unreachable', 'The provider could not be reached. Please try again.'],
  ['over', 'This order is over. Close this page and press Continue again.'],
] as const)('an approval that is %s shows the problem and can be repeated', async (how, message) => {
  outcome = how;
  open().open();
  await button('Approve').click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(message);
  await button('Approve').click();
  await expect.poll(() => approvals.length).toBe(2);
});

test('closes after a failure and calls the listeners of payment.failed', async () => {
  const failures: object[] = [];
  const dismissed = vi.fn();
  const checkout = open({ modal: { ondismiss: dismissed } });
  checkout.on('payment.failed', (failed) => failures.push(failed));
  checkout.on('payment.something', (failed) => failures.push(failed));
  checkout.open();
  await button('Fail').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(failures).toMatchObject([{ error: { code: 'BAD_REQUEST_ERROR', metadata: { order_id: 'order_91' } } }]);
  expect([dismissed.mock.calls.length, approvals]).toEqual([0, []]);
});

test('closes by its button or Escape, and calls ondismiss', async () => {
  const dismissed = vi.fn();
  const opener = document.createElement('button');
  document.body.append(opener);
  onTestFinished(() => opener.remove());
  for (const close of [() => button('Close without approving').click(), () => userEvent.keyboard('{Escape}')]) {
    opener.focus();
    open({ modal: { ondismiss: dismissed } }).open();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener);
  }
  expect([dismissed.mock.calls.length, approvals]).toEqual([2, []]);
});

test('requires the options of a checkout', () => {
  expect(() => open({ order_id: '' })).toThrow('The checkout needs the option order_id.');
});
