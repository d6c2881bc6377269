import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Warning } from './messages.ts';

/** decisions.md §8 "Inactivity": one minute before the end. Closing it is staying, too. */
export function StayDialog({ leftMs, stay }: Warning) {
  return (
    <Dialog
      open
      role="alertdialog"
      tone="warning"
      title="Do you want to stay logged in?"
      text={`Nothing has happened here for a while. To keep your account safe, we log you out in ${leftMs / 1_000} seconds.`}
      onClose={stay}
      actions={<Button onClick={stay}>Stay logged in</Button>}
    />
  );
}
