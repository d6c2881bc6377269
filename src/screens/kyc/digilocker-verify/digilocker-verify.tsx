import { useSearch } from '@tanstack/react-router';
import { goAtOnce } from '#engine/outcome.ts';
import { NotOpened } from '#screen/not-opened.tsx';
import { ScreenFrame, WaitScreen } from '#screen/screen-frame.tsx';
import { useInitialOutcome, useRun } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTranslate } from '#ui/translate.ts';
import { type DigilockerResult, type ReturnView, resultOf, submitResult, tryAgain } from './flow.ts';
import { digilockerVerify } from './screen.ts';

export function DigilockerVerify() {
  const result = resultOf(useSearch({ strict: false }));
  return result ? <Returned result={result} /> : <NotShared />;
}

function Returned({ result }: { result: DigilockerResult }) {
  const t = useTranslate();
  const { view, busy, execute } = useInitialOutcome<ReturnView>('checking', () => submitResult(result));
  if (view !== 'checking')
    return <NotOpened screen={digilockerVerify} busy={busy} onTry={() => execute(tryAgain(view, result))} />;
  return (
    <WaitScreen
      title={t('Checking your Aadhaar')}
      text={t('DigiLocker sent us your details. Please keep this page open.')}
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
        <>
          <Button variant="secondary" onClick={() => run(goAtOnce(digilockerVerify.links.notNow))}>
            {t('Not now')}
          </Button>
          <Button onClick={() => run(goAtOnce(digilockerVerify.links.tryAgain))}>{t('Try again')}</Button>
        </>
      }
    />
  );
}
