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

/** §8: a chunk that did not load, or the router's default page. Never blank, and always with a way on. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const t = useTranslate();
  const langOf = useLangOf();
  const [offline, setOffline] = useState(false);
  // Without a network a reload would trade this page for the browser's own, which leads nowhere.
  const reload = () => (navigator.onLine ? location.reload() : setOffline(true));
  const { title, subtitle } = isChunkLoadError(error) ? failed.chunk : failed.app;
  const words = offline ? t('You are still offline. Reload once you are connected.') : wordsOf(error);
  return (
    <Page foot={<Button onClick={reload}>{t('Reload')}</Button>}>
      <TitleBlock title={t(title)} subtitle={t(subtitle)} />
      <Note tone="neutral" role="alert" lang={langOf(words)}>
        {words}
      </Note>
    </Page>
  );
}

/** Status or message, as the router's default page shows them. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isChunkLoadError(error) ? `${error.name}: ${error.message}` : error.message;
}
