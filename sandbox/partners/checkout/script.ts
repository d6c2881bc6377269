// What stands here runs in the app's page, not in the sandbox: the functions are served as their own text.
// So they may use one another and the browser, and nothing that is imported.

interface CheckoutOptions {
  readonly key: string;
  readonly order_id: string;
  readonly callback_url: string;
  readonly modal?: { readonly ondismiss?: () => void };
}

interface PaymentFailed {
  readonly error: {
    readonly code: string;
    readonly description: string;
    readonly reason: string;
    readonly metadata: { readonly order_id: string };
  };
}

type OnFailed = (failed: PaymentFailed) => void;
type Way = 'approve' | 'fail' | 'close';

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, className = '') {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

/** The dialog in a shadow root, where neither the app's style nor a content security policy meets its own. */
function drawDialog(css: string, choose: (way: Way) => void) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];

  const dialog = element('dialog', '');
  // In focus, and no button: an Enter that is still held down must not approve anything.
  const title = Object.assign(element('h2', 'Approve the e-mandate'), { id: 'title', tabIndex: -1, autofocus: true });
  const note = element('p', 'This is a sandbox: no bank is asked, and nothing here is real.', 'note');
  const text = 'Your lender may debit your bank account on the day of repayment. Choose how this ends.';
  const what = Object.assign(element('p', text), { id: 'what' });
  const said = element('p', '', 'said');
  said.setAttribute('role', 'alert');
  const acts = element('div', '', 'acts');
  const ways = { approve: 'Approve', fail: 'Fail', close: 'Close without approving' };
  for (const [way, says] of Object.entries(ways)) {
    const button = element('button', says, way === 'approve' ? 'first' : '');
    button.type = 'button';
    button.addEventListener('click', () => choose(way as Way));
    acts.append(button);
  }
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.setAttribute('aria-describedby', 'what');
  dialog.append(title, note, what, said, acts);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    choose('close');
  });
  // A browser may close it without asking, where Escape is pressed again and again.
  dialog.addEventListener('close', () => host.isConnected && choose('close'));
  shadow.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return {
    say(message: string, busy: boolean) {
      said.textContent = message;
      for (const button of acts.children) button.setAttribute('aria-disabled', String(busy));
    },
    close() {
      dialog.close();
      host.remove();
    },
  };
}

/** Tells the sandbox; what it says is what the callback address is told. */
async function approve(base: string, order: string): Promise<Record<string, string>> {
  const answer = await fetch(new URL(`checkout/${encodeURIComponent(order)}`, base), { method: 'POST' });
  if (!answer.ok) throw new Error('This order is over. Close this page and press Continue again.');
  return answer.json();
}

/** As the provider does after an approval: the browser itself posts to the callback address. */
function postTo(address: string, fields: Record<string, string>) {
  const form = Object.assign(element('form', ''), { method: 'post', action: address, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(element('input', ''), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}

function failureOf(order_id: string): PaymentFailed {
  const description = 'The e-mandate was not approved.';
  return { error: { code: 'BAD_REQUEST_ERROR', description, reason: 'payment_failed', metadata: { order_id } } };
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
        dialog.say('', true);
        try {
          const fields = await approve(base, order_id);
          // Come back to by the browser's own arrow, the page must not still be waiting.
          addEventListener('pageshow', dialog.close, { once: true });
          postTo(callback_url, fields);
        } catch (error) {
          busy = false;
          const lost = 'The provider could not be reached. Please try again.';
          dialog.say(error instanceof Error && error.name === 'Error' ? error.message : lost, false);
        }
      };
      const dialog = drawDialog(css, (way) => {
        if (busy) return;
        if (way === 'approve') return void leave();
        dialog.close();
        if (way === 'close') modal?.ondismiss?.();
        else for (const listener of this.onFailed) listener(failureOf(order_id));
      });
    }
  };
}

/** The script as it is served. Its own address tells where the sandbox is. */
export function checkoutScript(css: string): string {
  const parts = [element, drawDialog, approve, postTo, failureOf, checkoutClass].map(String);
  return `(() => {
'use strict';
${parts.join('\n')}
window.Razorpay = checkoutClass(${JSON.stringify(css)}, document.currentScript.src);
})();
`;
}
