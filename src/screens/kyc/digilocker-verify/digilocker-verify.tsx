import { go } from '#engine/outcome.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { useRun } from '#screen/run-context.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useArrivalOutcome } from '#screen/use-arrival-outcome.ts';
import { useArrivalQuery } from '#screen/use-arrival-query.ts';
import { WaitScreen } from '#screen/wait-screen.tsx';
import { Button, ButtonStack, buttonClass } from '#ui/actions/button.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { ReturnView, Shared } from './flow.ts';
import { handOver, openApplication, sharedBy } from './flow.ts';
import { digilockerVerify } from './screen.ts';

export function DigilockerVerify() {
  const shared = sharedBy(useArrivalQuery());
  return shared ? <Returned shared={shared} /> : <NotShared />;
}

function Returned({ shared }: { shared: Shared }) {
  const t = useTranslate();
  const { view, busy, act } = useArrivalOutcome<ReturnView>(() => handOver(shared), 'arrived');
  if (view === 'stuck' || (view === 'checking' && !busy)) {
    return <NotOpened busy={busy} onTry={() => act(openApplication)} />;
  }
  return (
    <WaitScreen
      title={t('Checking your Aadhaar')}
      text={t('DigiLocker sent us your details. Please keep this page open.')}
    />
  );
}

function NotOpened({ busy, onTry }: { busy: boolean; onTry(): void }) {
  const t = useTranslate();
  return (
    <ScreenFrame
      screen={digilockerVerify}
      title={t('Your application did not open')}
      subtitle={t('Your answers are kept. Please try again.')}
      foot={
        <ButtonStack>
          <RouteLink to={digilockerVerify.links.home} className={buttonClass('second')}>
            {t('Go to home')}
          </RouteLink>
          <Button busy={busy} onClick={onTry}>
            {t('Try again')}
          </Button>
        </ButtonStack>
      }
    />
  );
}

function NotShared() {
  const t = useTranslate();
  const { run } = useRun();
  return (
    <ScreenFrame
      screen={digilockerVerify}
      icon="cloud"
      title={t('DigiLocker did not share your Aadhaar')}
      subtitle={t('Nothing was sent to us. You can try again, or use an Aadhaar OTP.')}
      foot={
        <ButtonStack>
          <Button variant="second" onClick={() => run(go(digilockerVerify.links.notNow, { afterMs: 0 }))}>
            {t('Not now')}
          </Button>
          <Button onClick={() => run(go(digilockerVerify.links.tryAgain, { afterMs: 0 }))}>{t('Try again')}</Button>
        </ButtonStack>
      }
    />
  );
}
