import { useRef, useState } from 'react';
import { useSend } from '#api/send.ts';
import { lenderCredentials, pennyFlow, setEmandate, setEmandateV2 } from '#contract/bank.ts';
import { dashboardCall } from '#contract/login.ts';
import type { Reply } from '#contract/reply.ts';
import type { Decision } from '#engine/decision.ts';
import { productRead } from '#engine/decisions/dashboard.ts';
import { checkoutKeyRead, emandateSetUp, pennyFlowRead } from '#engine/decisions/emandate.ts';
import type { Outcome } from '#engine/outcome.ts';
import { go, nextStep, popup, show } from '#engine/outcome.ts';
import { dashboardBody } from '#engine/reads.ts';
import { useOnce } from '#screen/once.ts';
import type { NavigationResult } from '#screen/run-context.ts';
import { useRun } from '#screen/run-context.ts';
import { useSettings } from '#screen/settings-context.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';
import { useSession } from '#session/session-context.ts';
import type { CheckoutFault, CheckoutOptions } from './checkout.ts';
import { loadCheckout, openCheckout } from './checkout.ts';
import { usePennyDrop } from './use-penny-drop.ts';

/** decisions.md §4: product id 1 is emi. */
const emi = 1;

type Order = Pick<CheckoutOptions, 'customer_id' | 'order_id'>;

const warning = (message: string): Outcome => popup(message, { tone: 'warning' });
const checkoutFaults: Readonly<Record<CheckoutFault | 'broken', Outcome>> = {
  blocked: warning('The e-mandate page did not load. Check your connection, then press Continue.'),
  slow: warning('The e-mandate page takes long to load. Press Continue to try again.'),
  broken: warning('The e-mandate page did not open. Press Continue to try again.'),
};
const noAccount = popup('Please select your bank account first.', { tone: 'warning', then: go('/bank-list') });

/** §4 "E-mandate" and "Penny drop": what Continue does on each of the two views of the screen. */
export function useEmandate() {
  const readDashboard = useSend();
  const send = useLeadSend();
  const session = useSession();
  const { run, answer } = useRun();
  const { checkoutScriptUrl } = useSettings();
  const [view, setView] = useState<'check' | 'reverse'>('check');
  const [opened, setOpened] = useState(false);
  // Set up, but its checkout never opened: trying again opens it, and sets nothing up a second time.
  const unopened = useRef<Order>(undefined);
  const pennyDrop = usePennyDrop(() => setView('reverse'));

  /** Carries an answer out, and tells which view it asks for, where it asks for one. */
  async function heard<Body, Data>(table: Decision<Body, Data>, reply: Reply<Body, Data>) {
    const asked: { view?: string } = {};
    const ended = await answer(table, reply, {
      show: (name) => {
        asked.view = name;
      },
    });
    return { ...asked, ended };
  }

  async function checkOut(order: Order): Promise<NavigationResult> {
    const reply = await send(lenderCredentials, (leadID) => ({ query: { leadID } }));
    const { view: wanted, ended } = await heard(checkoutKeyRead, reply);
    if (wanted !== 'checkout' || reply.kind !== 'answered') return ended;
    const Checkout = await loadCheckout(checkoutScriptUrl);
    if (typeof Checkout === 'string') return run(checkoutFaults[Checkout]);
    const options: CheckoutOptions = {
      key: reply.body.data.lenderCreds.emandate.encryptedDisbursalKeyId,
      ...order,
      recurring: '1',
      callback_url: `${location.origin}/emandate-status`,
    };
    let works = true;
    // Through the runner: it does not open over the next screen of a borrower who left meanwhile.
    const stayed = await run(show('checkout'), {
      show: () => {
        works = openCheckout(Checkout, options);
        if (!works) return;
        unopened.current = undefined;
        setOpened(true);
      },
    });
    return works ? stayed : run(checkoutFaults.broken);
  }

  async function checkFlow(): Promise<NavigationResult> {
    const reply = await send(pennyFlow, (leadId) => ({ query: { leadId } }));
    const { view: flow, ended } = await heard(pennyFlowRead, reply);
    if (flow === 'drawer') return pennyDrop.watch({ reverse: false });
    if (flow === 'reverse') setView('reverse');
    return ended;
  }

  async function setUp(): Promise<NavigationResult> {
    const { accountId } = session.facts();
    if (!accountId) return run(noAccount);
    if (session.facts().productId === null) {
      const { view: read, ended } = await heard(
        productRead,
        await readDashboard(dashboardCall, { body: dashboardBody }),
      );
      if (read !== 'product') return ended;
    }
    const { productId } = session.facts();
    const call = productId === emi ? setEmandateV2 : setEmandate;
    const reply = await send(call, (leadID) => ({ body: { accountId, leadID } }));
    const { view: wanted, ended } = await heard(emandateSetUp, reply);
    if (wanted === 'flow') return checkFlow();
    if (wanted !== 'credentials' || reply.kind !== 'answered') return ended;
    const { customer_id, order_id } = reply.body.data ?? {};
    if (!customer_id || !order_id) return run(popup('Something went wrong'));
    unopened.current = { customer_id, order_id };
    return checkOut(unopened.current);
  }

  const [busy, goOn] = useOnce((): Promise<NavigationResult> => {
    setOpened(false);
    if (pennyDrop.verified) return run(nextStep);
    if (view === 'reverse') return pennyDrop.watch({ reverse: true });
    return unopened.current ? checkOut(unopened.current) : setUp();
  });

  return {
    view,
    opened,
    busy,
    goOn,
    drawer: pennyDrop.drawer,
    payAt: pennyDrop.payAt,
    backToCheck: () => setView('check'),
  };
}
