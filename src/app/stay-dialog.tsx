import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { Warning } from './messages.ts';
import { stayWords } from './stay-words.ts';

/** §17 "Inactivity": one minute before the end. Closing it is staying, too. */
export function StayDialog({ leftMs, stay }: Warning) {
  const { title, text, button } = stayWords(useTranslate(), leftMs);
  return (
    <Dialog
      open
      role="alertdialog"
      tone="warning"
      title={title}
      text={text}
      onClose={stay}
      actions={<Button onClick={stay}>{button}</Button>}
    />
  );
}
