import { useState } from 'react';
import { msg } from '#languages/message.ts';
import { useScreenTitle } from '#screen/use-screen-title.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page, TitleBlock } from '#ui/layout/page.tsx';
import { Note } from '#ui/messages/note.tsx';
import { useLangOf, useTranslate } from '#ui/translate.ts';
import { ChunkLoadError } from './load-chunk.ts';
import { useOnline } from './offline-banner.tsx';

const failed = {
  chunk: { title: msg('This part did not load'), subtitle: msg('Your connection may be weak. Your answers are kept.') },
  app: { title: msg('Unexpected Application Error!'), subtitle: msg('Your answers are kept. Reload to go on.') },
};

/** §8: a chunk that did not load, or the router's default error page. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const t = useTranslate();
  const langOf = useLangOf();
  const online = useOnline();
  const [refused, setRefused] = useState(false);
  // Offline, a reload would show the browser's own error page. Some browsers report offline wrongly: the next tap reloads.
  const reload = () => (online || refused ? location.reload() : setRefused(true));
  const { title, subtitle } = error instanceof ChunkLoadError ? failed.chunk : failed.app;
  const heading = useScreenTitle(t(title));
  const stillOffline = refused && !online;
  const details = stillOffline ? t('You are still offline. Reload once you are connected.') : detailsOf(error);
  return (
    <Page foot={<Button onClick={reload}>{t('Reload')}</Button>}>
      <TitleBlock ref={heading} icon="alert" title={t(title)} subtitle={t(subtitle)} />
      <Note tone="neutral" role="alert" lang={langOf(details)}>
        {details}
      </Note>
    </Page>
  );
}

/** The message of the error, as on the router's default page. */
function detailsOf(error: unknown): string {
  // With its name: 'ChunkLoadError: …'.
  if (error instanceof ChunkLoadError || !(error instanceof Error)) return String(error);
  return error.message;
}
