import { useSyncExternalStore } from 'react';
import { useSettings } from '#screen/settings-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/link.tsx';
import { Rows } from '#ui/content/rows.tsx';
import { Said } from '#ui/content/said.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Toast, ToastRegion } from '#ui/messages/toast.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { Messages, PopupOutcome } from './messages.ts';
import { StayDialog } from './stay-dialog.tsx';

/** The popup, the toast and the warning that are being told. Fetched with the first message, or once the page is idle. */
export function MessageHost({ messages }: { messages: Messages }) {
  const t = useTranslate();
  const { popup, toast, warning } = useSyncExternalStore(messages.subscribe, messages.get);
  return (
    <>
      {warning && <StayDialog {...warning} />}
      {popup && <Popup popup={popup} messages={messages} />}
      <ToastRegion>
        {toast && (
          <Toast tone={toast.tone} message={t(toast.message)} onHold={messages.hold} onRelease={messages.release} />
        )}
      </ToastRegion>
    </>
  );
}

function Popup({ popup, messages }: { popup: PopupOutcome; messages: Messages }) {
  const t = useTranslate();
  const { supportEmail } = useSettings();
  const message = t(popup.message);
  return (
    <Dialog
      open
      role="alertdialog"
      tone={popup.tone}
      title={popup.title ? t(popup.title) : message}
      {...(popup.title && { text: message })}
      onClose={messages.closePopup}
      onPointerEnter={messages.hold}
      onPointerLeave={messages.release}
      {...(popup.icon && { icon: popup.icon })}
      actions={<Button onClick={messages.closePopup}>{t(popup.button ?? 'OK')}</Button>}
    >
      {popup.details && <Rows items={popup.details.map(({ label, value }) => ({ label: t(label), value }))} />}
      {popup.disputeEmail && (
        <p>
          <Said text={t('If this is a mistake, write to {1}')}>
            <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
          </Said>
        </p>
      )}
    </Dialog>
  );
}
