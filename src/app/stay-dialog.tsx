import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSay } from '#ui/say.ts';
import type { Warning } from './messages.ts';

/** decisions.md §8 "Inactivity": one minute before the end. Closing it is staying, too. */
export function StayDialog({ leftMs, stay }: Warning) {
  const say = useSay();
  return (
    <Dialog
      open
      role="alertdialog"
      tone="warning"
      title={say('Do you want to stay logged in?')}
      text={say(
        `Nothing has happened here for a while. To keep your account safe, we log you out in ${leftMs / 1_000} seconds.`,
      )}
      onClose={stay}
      actions={<Button onClick={stay}>{say('Stay logged in')}</Button>}
    />
  );
}
