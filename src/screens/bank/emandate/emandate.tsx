import { msg } from '#languages/message.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts, useServices } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { Note } from '#ui/messages/note.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { useTranslate } from '#ui/translate.ts';
import { proceed } from './flow.ts';
import { PaymentLink, PennyDrawer } from './penny-drawer.tsx';
import type { EmandateView } from './penny-drop.ts';
import { emandate } from './screen.ts';

const steps = [
  { title: msg('Check your account'), detail: msg('We send Rs 1 to your bank'), state: 'now' },
  { title: msg('Approve the e-mandate'), detail: msg('With your bank, for repayment'), state: 'next' },
  { title: msg('Get your money'), detail: msg('After we review your application'), state: 'next' },
] as const;

export function Emandate() {
  const t = useTranslate();
  const facts = useFacts();
  const { now } = useServices();
  const { view, busy, act, show, blockedUrl } = useFlow<EmandateView>({ is: 'check' });
  const page = 'on' in view ? view.on : view.is;
  const foot = (
    <Button data-event={emandate.events.continue} busy={busy} onClick={() => act(proceed(view, facts, now()))}>
      {t('Continue')}
    </Button>
  );
  return (
    <>
      {page === 'check' ? (
        <ScreenFrame
          key="check"
          screen={emandate}
          title={t("We need to check if it's you")}
          subtitle={t('Please complete the e-mandate for loan disbursal while we review your application.')}
          foot={foot}
        >
          <div>
            <Stepper items={steps.map(({ title, detail, state }) => ({ title: t(title), detail: t(detail), state }))} />
            <RouteLink
              to={emandate.links.editBankDetails}
              back={emandate.route}
              data-event={emandate.events.edit_bank_details}
            >
              {t('Edit Bank Details')}
            </RouteLink>
          </div>
          {view.is === 'check' && view.opened && (
            <Note tone="neutral" role="status">
              {t('Approve the e-mandate on the page that opened. If it is closed, press Continue to open it again.')}
            </Note>
          )}
        </ScreenFrame>
      ) : (
        <ScreenFrame
          key="reverse"
          screen={emandate}
          bar={t('Penny Drop')}
          onBack={() => !busy && show('on' in view ? { ...view, on: 'check' } : { is: 'check' })}
          icon="rupee"
          title={t('Please pay Rs1 to verify your bank account')}
          subtitle={t('Please complete your reverse Penny process for loan disbursal.')}
          foot={foot}
        >
          <Note tone="neutral">{t('Rs1 will be returned to your account within 24-48 hours.')}</Note>
          {blockedUrl && view.is === 'reverse' && <PaymentLink url={blockedUrl} />}
        </ScreenFrame>
      )}
      <PennyDrawer view={view} payAt={blockedUrl} />
    </>
  );
}
