import { NotOpened } from '#screen/not-opened.tsx';
import { WaitScreen } from '#screen/screen-frame.tsx';
import { useRouteState, useServices } from '#screen/services.ts';
import { useInitialOutcome } from '#screen/use-flow.ts';
import { useTranslate } from '#ui/translate.ts';
import { type LoginLinkView, linkOpened, openApplication } from './flow.ts';
import { loginLink } from './screen.ts';

export function LoginLink() {
  const t = useTranslate();
  const { link = false } = useRouteState();
  const session = useServices().session;
  const { view, busy, execute } = useInitialOutcome<LoginLinkView>('opening', () => linkOpened(link, session.facts()));
  if (view === 'opening') return <WaitScreen title={t('Opening your application')} text={t('This takes a moment.')} />;
  return <NotOpened screen={loginLink} busy={busy} onTry={() => execute(openApplication(session.facts()))} />;
}
