import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Page, TitleBlock } from '#ui/layout/page.tsx';
import { Note } from '#ui/messages/note.tsx';
import { useLangOf, useTranslate } from '#ui/translate.ts';
import { isChunkLoadError } from './load-chunk.ts';

const failed = {
  chunk: { title: 'This part did not load', subtitle: 'Your connection may be weak. Your answers are kept.' },
  app: { title: 'Unexpected Application Error!', subtitle: 'Your answers are kept. Reload to go on.' },
};

/** §8: a chunk that did not load, or the router's default error page. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const t = useTranslate();
  const langOf = useLangOf();
  const [offline, setOffline] = useState(false);
  // Without a network a reload would show the browser's own error page.
  const reload = () => (navigator.onLine ? location.reload() : setOffline(true));
  const { title, subtitle } = isChunkLoadError(error) ? failed.chunk : failed.app;
  const details = offline ? t('You are still offline. Reload once you are connected.') : detailsOf(error);
  return (
    <Page foot={<Button onClick={reload}>{t('Reload')}</Button>}>
      <TitleBlock title={t(title)} subtitle={t(subtitle)} />
      <Note tone="neutral" role="alert" lang={langOf(details)}>
        {details}
      </Note>
    </Page>
  );
}

/** As on the router's default page. */
function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isChunkLoadError(error) ? `${error.name}: ${error.message}` : error.message;
}
