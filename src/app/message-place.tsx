import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { messageCodeForMs } from '#engine/delays.ts';
import { loadChunk } from './load-chunk.ts';
import type { Messages } from './messages.ts';
import { PlainMessages } from './plain-messages.tsx';

interface HostProps {
  readonly messages: Messages;
}

const fetchHost = () => loadChunk('messages', () => import('./message-host.tsx').then((code) => code.MessageHost));

interface MessagePlaceProps extends HostProps {
  readonly fetch?: typeof fetchHost;
}

/**
 * Fetches the code that draws messages with the first message, and again with each later one where that fails. A
 * message that cannot be drawn is shown plainly: what follows its OK still waits for its OK.
 */
export function MessagePlace({ messages, fetch = fetchHost }: MessagePlaceProps) {
  const { popup, toast, warning } = useSyncExternalStore(messages.subscribe, messages.get);
  const [Host, setHost] = useState<ComponentType<HostProps>>();
  const [isLate, setLate] = useState(false);
  const isShown = Boolean(popup || toast || warning);

  useEffect(() => {
    if (!isShown || Host) return;
    let isCurrent = true;
    const late = () => isCurrent && setLate(true);
    const timer = setTimeout(late, messageCodeForMs);
    fetch().then((MessageHost) => isCurrent && setHost(() => MessageHost), late);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setLate(false);
    };
  }, [isShown, Host, fetch]);

  if (!isShown) return null;
  if (Host) return <Host messages={messages} />;
  return isLate && <PlainMessages messages={messages} />;
}
