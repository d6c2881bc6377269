import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { Button } from '#ui/actions/button.tsx';
import { textLinkClass } from '#ui/actions/link.tsx';
import { Note } from '#ui/messages/note.tsx';
import { Stepper } from '#ui/progress/stepper.tsx';
import { useSay } from '#ui/say.ts';
import { PaymentLink } from './payment-link.tsx';
import { PennyDrawer } from './penny-drawer.tsx';
import { emandate } from './screen.ts';
import { useEmandate } from './use-emandate.ts';

const steps = [
  { title: 'Check your account', detail: 'We send Rs 1 to your bank', state: 'now' },
  { title: 'Approve the e-mandate', detail: 'With your bank, for repayment', state: 'next' },
  { title: 'Get your money', detail: 'After we review your application', state: 'next' },
] as const;

export function Emandate() {
  const say = useSay();
  const { view, opened, busy, goOn, drawer, payAt, backToCheck } = useEmandate();
  const foot = (
    <Button busy={busy} onClick={goOn}>
      {say('Continue')}
    </Button>
  );
  return (
    <>
      {view === 'check' ? (
        <ScreenFrame
          key="check"
          screen={emandate}
          title={say("We need to check if it's you")}
          subtitle={say('Please complete the e-mandate for loan disbursal while we review your application.')}
          foot={foot}
        >
          {opened && (
            <Note tone="neutral" role="status">
              {say('Approve the e-mandate on the page that opened. If it is closed, press Continue to open it again.')}
            </Note>
          )}
          <div>
            <Stepper
              items={steps.map(({ title, detail, state }) => ({ title: say(title), detail: say(detail), state }))}
            />
            <RouteLink to="/bank-details" routeState={{ back: '/emandate' }} className={textLinkClass}>
              {say('Edit Bank Details')}
            </RouteLink>
          </div>
        </ScreenFrame>
      ) : (
        <ScreenFrame
          key="reverse"
          screen={emandate}
          bar={say('Penny Drop')}
          onBack={() => !busy && backToCheck()}
          icon="rupee"
          title={say('Please pay Rs1 to verify your bank account')}
          subtitle={say('Please complete your reverse Penny process for loan disbursal.')}
          foot={foot}
        >
          <Note tone="neutral">{say('Rs1 will be returned to your account within 24-48 hours.')}</Note>
          {payAt && !drawer && <PaymentLink url={payAt} />}
        </ScreenFrame>
      )}
      <PennyDrawer kind={drawer} payAt={payAt} />
    </>
  );
}
