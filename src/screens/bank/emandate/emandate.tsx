import { useEffect, useState } from 'react';
import { pennyDrawerHidesAfterMs } from '#engine/delays.ts';
import { show } from '#engine/outcome.ts';
import { msg } from '#languages/message.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { Button, buttonClass } from '#ui/actions/button.tsx';
import { Text } from '#ui/content/text.tsx';
import { Transfer } from '#ui/content/transfer.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useLast } from '#ui/layers/use-last.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/messages/note.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './emandate.module.css';
import { proceed } from './flow.ts';
import type { EmandateView } from './penny-drop.ts';
import { emandate } from './screen.ts';

/** §4 "E-mandate", in its order: the penny drop follows the approved e-mandate (§18 "Steps of /emandate"). */
const steps = [
  { title: msg('Approve the e-mandate'), detail: msg('With your bank, for repayment') },
  { title: msg('Check your account'), detail: msg('We send Rs 1 to your bank') },
  { title: msg('Get your money'), detail: msg('After we review your application') },
];

export function Emandate() {
  const t = useTranslate();
  const facts = useFacts();
  const [approved, setApproved] = useState(false);
  const { view, busy, execute, blockedUrl } = useFlow<EmandateView>(
    { page: 'check' },
    { onShow: ({ page, drawer }) => (page === 'reverse' || drawer) && setApproved(true) },
  );
  const foot = (
    <Button data-event={emandate.events.continue} busy={busy} onClick={() => execute(proceed(view, facts, Date.now()))}>
      {t('Continue')}
    </Button>
  );
  return (
    <>
      {view.page === 'check' ? (
        <ScreenFrame
          key="check"
          screen={emandate}
          title={t("We need to check if it's you")}
          subtitle={t('Please complete the e-mandate for loan disbursal while we review your application.')}
          foot={foot}
        >
          <Stack gap={3}>
            <Stepper
              items={steps.map(({ title, detail }) => ({ title: t(title), detail: t(detail) }))}
              current={approved ? 1 : 0}
            />
            <p>
              <RouteLink
                to={emandate.links.editBankDetails}
                back={emandate.route}
                data-event={emandate.events.edit_bank_details}
              >
                {t('Edit Bank Details')}
              </RouteLink>
            </p>
          </Stack>
          {!view.drawer && facts.checkoutOpened && (
            <Note tone="neutral" role="status">
              {t(
                'Approve the e-mandate on the page that opened. If it is closed, press Continue to go on or to open it again.',
              )}
            </Note>
          )}
        </ScreenFrame>
      ) : (
        <ScreenFrame
          screen={emandate}
          bar={t('Penny Drop')}
          onBack={() => execute(show({ ...view, page: 'check' }))}
          icon="rupee"
          title={t('Please pay Rs1 to verify your bank account')}
          subtitle={t('Please complete your reverse Penny process for loan disbursal.')}
          foot={foot}
        >
          <Note tone="neutral">{t('Rs1 will be returned to your account within 24-48 hours.')}</Note>
          {blockedUrl && !view.drawer && <PaymentLink url={blockedUrl} />}
        </ScreenFrame>
      )}
      <PennyDrawer view={view} payAt={blockedUrl} />
    </>
  );
}

const drawerTexts = {
  check: msg('Sending Rs 1 to your bank for verification'),
  reverse: msg('Please wait, we are verifying your bank account'),
};

function PennyDrawer({ view, payAt }: { view: EmandateView; payAt: string | undefined }) {
  const t = useTranslate();
  const verified = view.drawer === 'verified';
  const [hidden, setHidden] = useState(false);
  // §9: it hides 4 s after completion.
  useEffect(() => {
    if (!verified) return;
    const id = setTimeout(setHidden, pennyDrawerHidesAfterMs, true);
    return () => clearTimeout(id);
  }, [verified]);
  const page = view.drawer && !hidden ? view.page : undefined;
  const shown = useLast(page) ?? 'check';
  return (
    <Sheet
      open={page !== undefined}
      className={styles.drawer}
      title={t('Just wait for a moment')}
      text={
        <>
          {t(drawerTexts[shown])}
          <span className={styles.long}>{t('This can take up to 5 minutes. Please keep this page open.')}</span>
        </>
      }
      actions={payAt && <PaymentLink url={payAt} />}
    >
      <Transfer toward={shown === 'reverse' ? 'us' : 'bank'} />
    </Sheet>
  );
}

/** For a browser that blocked the new tab. The runner has already checked the address. */
function PaymentLink({ url }: { url: string }) {
  const t = useTranslate();
  return (
    <Stack gap={2}>
      <Text size="small" role="alert">
        {t('Your browser did not open the payment page.')}
      </Text>
      <a className={buttonClass('secondary')} href={url} target="_blank" rel="noreferrer">
        {t('Open the payment page')}
      </a>
    </Stack>
  );
}
