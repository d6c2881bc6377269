import { useSelector } from '@tanstack/react-store';
import { useServices } from '#screen/services.ts';
import { useCountdown } from '#screen/use-countdown.ts';
import type { InactivityWarning } from '#session/inactivity.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/link.tsx';
import { DescriptionList } from '#ui/content/description-list.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { useLast } from '#ui/layers/use-last.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Toast, ToastRegion } from '#ui/messages/toast.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import type { Messages, PopupOutcome } from './messages.ts';

export function MessageHost({ messages }: { messages: Messages }) {
  const t = useTranslate();
  const { popup, toast, toastCount, warning } = useSelector(messages.store);
  const shownPopup = useLast(popup);
  const shownWarning = useLast(warning);
  return (
    <>
      {shownWarning && <InactivityDialog {...shownWarning} open={Boolean(warning)} />}
      {shownPopup && <Popup popup={shownPopup} open={Boolean(popup)} messages={messages} />}
      <ToastRegion>
        {toast && (
          <Toast
            key={toastCount}
            tone={toast.tone}
            message={translateMessage(toast.message, t)}
            onHold={() => messages.hold('toast')}
            onRelease={() => messages.release('toast')}
          />
        )}
      </ToastRegion>
    </>
  );
}

function Popup({ popup, open, messages }: { popup: PopupOutcome; open: boolean; messages: Messages }) {
  const t = useTranslate();
  const { supportEmail } = useServices().settings;
  const message = translateMessage(popup.message, t);
  const close = () => messages.closePopup();
  return (
    <Dialog
      open={open}
      tone={popup.tone}
      title={popup.title ? t(popup.title) : message}
      text={popup.title && message}
      onClose={close}
      onPointerEnter={() => messages.hold('popup')}
      onPointerLeave={() => messages.release('popup')}
      icon={popup.icon}
      actions={
        <>
          {popup.isOptional && (
            <Button variant="secondary" onClick={close}>
              {t('OK')}
            </Button>
          )}
          <Button onClick={() => messages.closePopup(true)}>{popup.button ? t(popup.button) : t('OK')}</Button>
        </>
      }
    >
      {popup.details && (
        <DescriptionList items={popup.details.map(({ label, value }) => ({ label: t(label), value }))} />
      )}
      {popup.disputeEmail && (
        <p>
          {t('If this is a mistake, write to {email}', {
            email: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>,
          })}
        </p>
      )}
    </Dialog>
  );
}

/** §17 "Inactivity": shown one minute before the session ends. Closing it keeps the session, too. */
function InactivityDialog({ leftMs, stay, open }: InactivityWarning & { open: boolean }) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      tone="warning"
      title={t('Do you want to stay logged in?')}
      text={<LogoutCountdown seconds={leftMs / 1_000} />}
      onClose={stay}
      actions={<Button onClick={stay}>{t('Stay logged in')}</Button>}
    />
  );
}

/** A component of its own, so that each warning starts the count again. */
function LogoutCountdown({ seconds }: { seconds: number }) {
  const t = useTranslate();
  const { secondsLeft, announced } = useCountdown(seconds);
  const text = (seconds: number) =>
    t(
      'Nothing has happened here for a while. To keep your account safe, we log you out in {seconds, plural, one {# second} other {# seconds}}.',
      { seconds },
    );
  return (
    <>
      {/* React could not change a bare text beside another element on a page that the browser translates. */}
      <span>{text(secondsLeft)}</span>
      <VisuallyHidden role="status">{announced && text(announced)}</VisuallyHidden>
    </>
  );
}
