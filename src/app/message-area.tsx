import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import { loadChunk } from './load-chunk.ts';
import type { Messages } from './messages.ts';

const fetchHost = () => loadChunk('messages', () => import('./message-host.tsx').then((code) => code.MessageHost));

/**
 * Loads the code that draws messages with the first message, and again with each later one after a failure. Where it
 * cannot be loaded, the browser's own alert shows what waits for an OK; a toast becomes the page message.
 */
export function MessageArea({ messages, fetch = fetchHost }: { messages: Messages; fetch?: typeof fetchHost }) {
  const t = useTranslate();
  const { popup, toast, warning } = useSelector(messages.store);
  const [Host, setHost] = useState<Awaited<ReturnType<typeof fetchHost>>>();
  const isShown = Boolean(popup || toast || warning);

  useEffect(() => {
    if (!isShown || Host) return;
    let isCurrent = true;
    const showAlert = () => {
      if (!isCurrent || !popup) return;
      alert(translateMessage(popup.message, t));
      messages.closePopup();
    };
    fetch().then((MessageHost) => isCurrent && setHost(() => MessageHost), showAlert);
    return () => {
      isCurrent = false;
    };
  }, [isShown, popup, Host, fetch, messages, t]);

  return Host && <Host messages={messages} />;
}
