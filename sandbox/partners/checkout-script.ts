import { pageStyle } from '../pages/style.ts';

// These functions run in the app's page: they are served as source text, so they can use one another and the browser,
// but no imports.

interface CheckoutOptions {
  readonly key: string;
  readonly order_id: string;
  readonly callback_url: string;
  readonly modal?: { readonly ondismiss?: () => void };
}

type OnFailed = (failed: { readonly error: object }) => void;

/** The shadow root keeps the app's style and content security policy apart from the dialog's style. */
function drawDialog(css: string, choose: (choice: string) => void) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  // The title has the focus, because an Enter that is still held down must not approve anything.
  shadow.innerHTML = `<dialog aria-labelledby="title" aria-describedby="question">
    <h2 id="title" tabindex="-1" autofocus>Approve the e-mandate</h2>
    <p class="note">This is a sandbox: no bank is asked, and nothing here is real.</p>
    <p id="question">Your lender may debit your bank account on the day of repayment. Choose how this ends.</p>
    <p class="error" role="alert"></p>
    <div class="choices">
      <button type="button" value="approve">Approve</button>
      <button type="button" class="second" value="fail">Fail</button>
      <button type="button" class="second" value="close">Close without approving</button>
    </div>
  </dialog>`;
  const dialog = shadow.querySelector('dialog') as HTMLDialogElement;
  const buttons = shadow.querySelectorAll('button');
  for (const button of buttons) button.addEventListener('click', () => choose(button.value));
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    choose('close');
  });
  // A browser can close it without a cancel event when Escape is pressed repeatedly.
  dialog.addEventListener('close', () => host.isConnected && choose('close'));
  document.body.append(host);
  dialog.showModal();
  return {
    setStatus(message: string, busy: boolean) {
      (shadow.querySelector('.error') as HTMLElement).textContent = message;
      for (const button of buttons) button.setAttribute('aria-disabled', String(busy));
    },
    close() {
      dialog.close();
      host.remove();
    },
  };
}

async function approve(base: string, order: string): Promise<Record<string, string>> {
  const response = await fetch(new URL(`checkout/${encodeURIComponent(order)}`, base), { method: 'POST' });
  if (!response.ok) throw new Error('This order is over. Close this page and press Continue again.');
  return response.json();
}

/** After an approval the browser posts to the callback address, as with the real provider. */
function postTo(action: string, fields: Record<string, string>) {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}

/** The provider's constructor (§16). */
function checkoutClass(css: string, base: string) {
  return class Razorpay {
    options: CheckoutOptions;
    onFailed: OnFailed[] = [];

    constructor(options: CheckoutOptions) {
      for (const name of ['key', 'order_id', 'callback_url'] as const) {
        if (!options[name]) throw new Error(`The checkout needs the option ${name}.`);
      }
      this.options = options;
    }

    on(event: string, listener: OnFailed) {
      if (event === 'payment.failed') this.onFailed.push(listener);
    }

    open() {
      const { order_id, callback_url, modal } = this.options;
      let busy = false;
      const leave = async () => {
        busy = true;
        dialog.setStatus('', true);
        try {
          const fields = await approve(base, order_id);
          // A page that is restored by the browser's back button must not still be waiting.
          addEventListener('pageshow', dialog.close, { once: true });
          postTo(callback_url, fields);
        } catch (error) {
          busy = false;
          const unreachable = 'The provider could not be reached. Please try again.';
          dialog.setStatus(error instanceof Error && error.name === 'Error' ? error.message : unreachable, false);
        }
      };
      const dialog = drawDialog(css, (choice) => {
        if (busy) return;
        if (choice === 'approve') return void leave();
        dialog.close();
        if (choice === 'close') return modal?.ondismiss?.();
        const description = 'The e-mandate was not approved.';
        const error = { code: 'BAD_REQUEST_ERROR', description, reason: 'payment_failed', metadata: { order_id } };
        for (const listener of this.onFailed) listener({ error });
      });
    }
  };
}

const dialogStyle = `
${pageStyle.replaceAll(':root', ':host')}
dialog { inline-size: min(26rem, calc(100vw - 32px)); max-block-size: calc(100dvh - 32px); overflow: auto; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--paper); color: var(--ink); font: 1rem/1.5 Roboto, system-ui, sans-serif; overflow-wrap: anywhere; }
dialog::backdrop { background: rgb(0 0 0 / .55); }
h2 { margin-block-start: 0; }
.error:empty { display: none; }
.error { font-weight: 700; }
.choices { display: grid; gap: 12px; }
[aria-disabled='true'] { opacity: .6; cursor: default; }
`;

/** The script as it is served. Its own address is that of the sandbox. */
export const checkoutScript = `(() => {
'use strict';
${[drawDialog, approve, postTo, checkoutClass].map(String).join('\n')}
window.Razorpay = checkoutClass(${JSON.stringify(dialogStyle)}, document.currentScript.src);
})();
`;
