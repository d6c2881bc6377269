import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { parseJson } from '#contract/parse-json.ts';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { indianDay } from '#engine/format.ts';
import { useFacts, usePageMessage, useServices } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import type { BrowserStorage } from '#session/browser-storage.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/brand/icon.tsx';
import { GroupFrame } from '#ui/fields/field-frame.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageMessage } from '#ui/messages/page-message.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import { useUiState } from '#ui/ui-state.tsx';
import styles from './feedback.module.css';
import { commentError, type FeedbackView, isFeedbackDue, maxCommentLength, sendFeedback } from './flow.ts';
import { home } from './screen.ts';

/** §3 "Browser storage keys": customer id to the last date shown; an unreadable entry counts as never. */
const feedbackLastShown = (storage: BrowserStorage): Readonly<Record<string, string>> =>
  Object(parseJson(storage.get('feedbackDrawerLastShownDate')));

/** §2 "/home": a feedback drawer may appear. */
export function Feedback({ dashboard, isOld }: { dashboard: Dashboard; isOld: boolean }) {
  const t = useTranslate();
  const { session } = useServices();
  const { customerID, answers } = useFacts();
  const isCovered = useUiState().openLayers.length > 0;
  // In the draft, so that a page that was killed has them when it opens again.
  const { feedbackRating = '', feedbackComment: comment = '' } = answers;
  const rating = Number(feedbackRating);
  const { storeAnswers } = session;
  const [tried, setTried] = useState(false);
  const message = usePageMessage();
  const field = useRef<HTMLTextAreaElement>(null);
  const firstStar = useRef<HTMLInputElement>(null);
  const { view, errors, busy, execute, show } = useFlow<FeedbackView>('closed', {
    onShow(view) {
      // Also when it closes, which may be after midnight.
      const shown = { ...feedbackLastShown(session.storage), [customerID]: indianDay(Date.now()) };
      session.storage.set('feedbackDrawerLastShownDate', JSON.stringify(shown));
      if (view === 'closed') storeAnswers({ feedbackRating: '', feedbackComment: '' });
    },
    onFieldError: (name) => (name === 'comment' ? field : firstStar).current?.focus(),
  });
  const openIfDue = useEffectEvent((dashboard: Dashboard, customerID: string) => {
    const lastShown = feedbackLastShown(session.storage)[customerID];
    // A drawer that was never closed does not appear a second time: it is still open.
    const wasClosed = rating === 0 && comment === '';
    if (isFeedbackDue(dashboard, wasClosed ? lastShown : undefined, indianDay(Date.now()))) show('drawer');
  });
  useEffect(() => {
    // An open error message comes first. After a login by link, the customer id is unknown until the dashboard is read.
    if (!isOld && !isCovered && customerID) openIfDue(dashboard, customerID);
  }, [dashboard, isOld, customerID, isCovered]);
  const leadID = dashboard.lead?.leadID;
  if (!leadID) return null;
  const close = () => show('closed');
  // While it is sent, nothing changes: what is sent stays what is shown.
  const change = (changed: Record<string, string>) => !busy && storeAnswers(changed);
  const send = () => {
    setTried(true);
    void execute(sendFeedback({ leadID, customerID, rating, comment }));
  };
  const tooLong = commentError(comment);
  return (
    <Sheet
      open={view !== 'closed'}
      onClose={close}
      title={t('How was your experience?')}
      text={t('Your answer helps us make the next step easier.')}
      actions={
        <>
          <Button variant="secondary" data-event={home.events.not_now} onClick={close}>
            {t('Not now')}
          </Button>
          <Button data-event={home.events.send} busy={busy} onClick={send}>
            {t('Send')}
          </Button>
        </>
      }
    >
      <Stack>
        {/* The page shows the message too, but this sheet covers it. */}
        {tried && message && <PageMessage>{message}</PageMessage>}
        <Stars
          first={firstStar}
          rating={rating}
          error={errors.rating && rating === 0 ? translateMessage(errors.rating, t) : undefined}
          onRate={(star) => change({ feedbackRating: String(star) })}
        />
        <TextArea
          ref={field}
          label={t('Comment')}
          hint={t('Optional, up to {max} characters', { max: maxCommentLength })}
          value={comment}
          error={tooLong && t(tooLong)}
          onValueChange={(feedbackComment) => change({ feedbackComment })}
        />
      </Stack>
    </Sheet>
  );
}

interface StarsProps {
  readonly first: RefObject<HTMLInputElement | null>;
  readonly rating: number;
  readonly error: string | undefined;
  onRate(rating: number): void;
}

function Stars({ first, rating, error, onRate }: StarsProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <GroupFrame label={t('Rating')} labelHidden error={error}>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={styles.star} data-on={star <= rating || undefined}>
            <input
              ref={star === 1 ? first : undefined}
              type="radio"
              name={name}
              value={star}
              checked={star === rating}
              onChange={() => onRate(star)}
              aria-label={t('{rating} of 5', { rating: star })}
            />
            <Icon name="star" size={36} className={styles.icon} />
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
