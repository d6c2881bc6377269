import { useSyncExternalStore } from 'react';
import { useSettings } from '#steps/settings-context.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/link.tsx';
import { Rows } from '#ui/rows.tsx';
import { Toast, ToastRegion } from '#ui/toast.tsx';
import type { Messages, PopupOutcome } from './messages.ts';
import { StayDialog } from './stay-dialog.tsx';

/** The popup, the toast and the warning that are being told. Fetched with the first message, or once the page is idle. */
export function MessageHost({ messages }: { messages: Messages }) {
  const { popup, toast, warning } = useSyncExternalStore(messages.subscribe, messages.get);
  return (
    <>
      {warning && <StayDialog {...warning} />}
      {popup && <Popup popup={popup} messages={messages} />}
      <ToastRegion>
        {toast && (
          <Toast tone={toast.tone} message={toast.message} onHold={messages.hold} onRelease={messages.release} />
        )}
      </ToastRegion>
    </>
  );
}

function Popup({ popup, messages }: { popup: PopupOutcome; messages: Messages }) {
  const { supportEmail } = useSettings();
  return (
    <Dialog
      open
      role="alertdialog"
      tone={popup.tone}
      title={popup.title ?? popup.message}
      {...(popup.title && { text: popup.message })}
      onClose={messages.closePopup}
      onPointerEnter={messages.hold}
      onPointerLeave={messages.release}
      {...(popup.icon && { icon: popup.icon })}
      actions={<Button onClick={messages.closePopup}>{popup.button ?? 'OK'}</Button>}
    >
      {popup.details && <Rows items={popup.details} />}
      {popup.disputeEmail && (
        <p>
          If this is a mistake, write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
        </p>
      )}
    </Dialog>
  );
}
