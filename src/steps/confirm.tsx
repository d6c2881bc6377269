import type { ButtonEvent, VariantName } from '#engine/events.ts';
import type { ConfirmRow, Confirm as ConfirmSpec } from '#engine/step.ts';
import { Button } from '#ui/actions/button.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useTranslate } from '#ui/translate.ts';

interface ConfirmProps {
  readonly confirm: Omit<ConfirmSpec, 'rows' | 'save' | 'when'>;
  readonly rows: readonly ConfirmRow[];
  readonly events: Readonly<Record<'yes' | 'no', ButtonEvent>>;
  readonly variant: VariantName | undefined;
  readonly open: boolean;
  readonly busy: boolean;
  onYes(): void;
  onNo(): void;
}

/** The confirmation of a step, as a sheet or a dialog. No closes it, and calls nothing. */
export function Confirm({ confirm, rows, events, variant, open, busy, onYes, onNo }: ConfirmProps) {
  const t = useTranslate();
  const title = t({ text: confirm.title });
  const text = confirm.text && t({ text: confirm.text });
  const close = () => {
    if (!busy) onNo();
  };
  const actions = (
    <>
      <Button variant="secondary" data-event={events.no} data-variant={variant} onClick={close}>
        {t({ text: confirm.no })}
      </Button>
      <Button data-event={events.yes} data-variant={variant} busy={busy} onClick={onYes}>
        {t({ text: confirm.yes })}
      </Button>
    </>
  );
  const items = rows.map(({ label, value }) => ({ label: t({ text: label }), value }));
  const layer = { open, title, actions, onClose: close };
  const details = items.length > 0 && <DescriptionList lined items={items} />;
  return confirm.variant === 'dialog' ? (
    <Dialog {...layer} tone="neutral" text={text}>
      {details}
    </Dialog>
  ) : (
    <Sheet {...layer} description={text}>
      {details}
    </Sheet>
  );
}
