import type { Confirm as ConfirmSpec } from '#engine/step.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Rows } from '#ui/rows.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface ConfirmProps {
  readonly confirm: Omit<ConfirmSpec, 'rows' | 'save' | 'stands'>;
  readonly rows: ReturnType<ConfirmSpec['rows']>;
  readonly open: boolean;
  readonly busy: boolean;
  onYes(): void;
  onNo(): void;
}

/** What stands between Next and the next step. No closes it, and calls nothing. */
export function Confirm({ confirm, rows, open, busy, onYes, onNo }: ConfirmProps) {
  const close = () => {
    if (!busy) onNo();
  };
  const actions = (
    <>
      <Button variant="second" onClick={close}>
        {confirm.no}
      </Button>
      <Button busy={busy} onClick={onYes}>
        {confirm.yes}
      </Button>
    </>
  );
  const details = rows.length > 0 && <Rows lined items={rows} />;
  if (confirm.look === 'dialog') {
    return (
      <Dialog open={open} tone="neutral" title={confirm.title} text={confirm.text} onClose={close} actions={actions}>
        {details}
      </Dialog>
    );
  }
  return (
    <Sheet open={open} title={confirm.title} description={confirm.text} onClose={close} actions={actions}>
      {details}
    </Sheet>
  );
}
