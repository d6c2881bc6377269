import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { Messages, Warning } from './messages.ts';
import styles from './plain-messages.module.css';
import { stayWords } from './stay-words.ts';

interface PlainDialogProps {
  readonly lines: readonly string[];
  readonly button: string;
  onClose(): void;
}

/** The browser's own dialog, which needs no code of ours. */
function PlainDialog({ lines, button, onClose }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [title, ...rest] = lines;
  return (
    <dialog ref={dialog} role="alertdialog" aria-label={title} className={styles.dialog} onClose={onClose}>
      <b>{title}</b>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button onClick={() => dialog.current?.close()}>{button}</Button>
    </dialog>
  );
}

function PlainStay({ leftMs, stay }: Warning) {
  const { title, text, button } = stayWords(useTranslate(), leftMs);
  return <PlainDialog lines={[title, text]} button={button} onClose={stay} />;
}

/** The words of all messages, and the buttons that end them, where the code that draws them properly is missing. */
export function PlainMessages({ messages }: { readonly messages: Messages }) {
  const t = useTranslate();
  const { popup, toast, warning } = useSyncExternalStore(messages.subscribe, messages.get);
  const details = popup?.details?.map(({ label, value }) => `${t(label)}: ${value}`) ?? [];
  return (
    <>
      {warning && <PlainStay {...warning} />}
      {popup && (
        <PlainDialog
          lines={[...(popup.title ? [t(popup.title)] : []), t(popup.message), ...details]}
          button={t(popup.button ?? 'OK')}
          onClose={messages.closePopup}
        />
      )}
      {toast && (
        <p role="alert" className={styles.toast}>
          {t(toast.message)}
        </p>
      )}
    </>
  );
}
