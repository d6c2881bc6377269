import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { messageCodeForMs } from '#engine/delays.ts';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import { loadChunk } from './load-chunk.ts';
import type { Messages } from './messages.ts';

const fetchHost = () => loadChunk('messages', () => import('./message-host.tsx').then((code) => code.MessageHost));

/**
 * Loads the code that draws messages with the first message, and again with each later one after a failure. Until it
 * arrives, the browser's own alert shows what waits for an OK; a toast becomes the page message.
 */
export function MessageArea({ messages, fetch = fetchHost }: { messages: Messages; fetch?: typeof fetchHost }) {
  const t = useTranslate();
  const { popup, toast, warning } = useSelector(messages.store);
  const [Host, setHost] = useState<Awaited<ReturnType<typeof fetchHost>>>();
  const isShown = Boolean(popup || toast || warning);

  useEffect(() => {
    if (!isShown || Host) return;
    const showAlert = () => {
      clearTimeout(timer);
      if (warning) {
        alert(t('Do you want to stay logged in?'));
        warning.stay();
      } else if (popup) {
        const details = popup.details?.map(({ label, value }) => `${t(label)}: ${value}`) ?? [];
        alert(
          [popup.title && t(popup.title), translateMessage(popup.message, t), ...details].filter(Boolean).join('\n'),
        );
        messages.closePopup();
      }
    };
    let isCurrent = true;
    const timer = setTimeout(showAlert, messageCodeForMs);
    fetch().then(
      (MessageHost) => isCurrent && setHost(() => MessageHost),
      () => isCurrent && showAlert(),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isShown, popup, warning, Host, fetch, messages, t]);

  return Host && <Host messages={messages} />;
}
