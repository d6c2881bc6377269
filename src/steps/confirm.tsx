import type { ButtonEvent, VariantName } from '#engine/events.ts';
import type { ConfirmRow, Confirm as ConfirmSpec } from '#engine/step.ts';
import { Button } from '#ui/actions/button.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useTranslate } from '#ui/translate.ts';

interface ConfirmProps {
  readonly confirm: ConfirmSpec;
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
  const items = rows.map(({ label, value }) => ({ label: t({ text: label }), value }));
  const Layer = confirm.variant === 'dialog' ? Dialog : Sheet;
  return (
    <Layer
      open={open}
      title={t({ text: confirm.title })}
      text={confirm.text && t({ text: confirm.text })}
      onClose={onNo}
      actions={
        <>
          <Button variant="secondary" data-event={events.no} data-variant={variant} onClick={onNo}>
            {t({ text: confirm.no })}
          </Button>
          <Button data-event={events.yes} data-variant={variant} busy={busy} onClick={onYes}>
            {t({ text: confirm.yes })}
          </Button>
        </>
      }
    >
      {items.length > 0 && <DescriptionList lined items={items} />}
    </Layer>
  );
}
