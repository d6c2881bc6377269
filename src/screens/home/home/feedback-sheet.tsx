import { useEffect, useId, useRef, useState } from 'react';
import type { Message } from '#languages/message.ts';
import { Button, ButtonPair } from '#ui/actions/button.tsx';
import { Icon } from '#ui/brand/icon.tsx';
import { Text } from '#ui/content/text.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import styles from './feedback-sheet.module.css';
import { commentError } from './flow.ts';
import { home } from './screen.ts';

const stars = [1, 2, 3, 4, 5];

interface FeedbackSheetProps {
  readonly busy: boolean;
  readonly errors: Readonly<Record<string, Message>>;
  onSend(feedback: { rating: number; comment: string }): void;
  onClose(): void;
}

export function FeedbackSheet({ busy, errors, onSend, onClose }: FeedbackSheetProps) {
  const t = useTranslate();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const wrong = commentError(comment);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (errors.comment) field.current?.focus();
  }, [errors]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('How was your experience?')}
      description={t('Your answer helps us make the next step easier.')}
      actions={
        <ButtonPair>
          <Button variant="secondary" data-event={home.events.notNow} onClick={onClose}>
            {t('Not now')}
          </Button>
          <Button data-event={home.events.sendFeedback} busy={busy} onClick={() => onSend({ rating, comment })}>
            {t('Send')}
          </Button>
        </ButtonPair>
      }
    >
      <Stack>
        <div>
          <Stars rating={rating} onRate={setRating} />
          <div aria-live="polite">
            {errors.rating && rating === 0 && <Text tone="danger">{translateMessage(errors.rating, t)}</Text>}
          </div>
        </div>
        <TextArea
          ref={field}
          label={t('Comment')}
          hint={t('Optional, up to 1,000 characters')}
          value={comment}
          error={wrong && t(wrong)}
          onValueChange={setComment}
        />
      </Stack>
    </Sheet>
  );
}

function Stars({ rating, onRate }: { rating: number; onRate(rating: number): void }) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset aria-label={t('Rating')} className={styles.stars}>
      {stars.map((star) => (
        <label key={star} className={styles.star} data-on={star <= rating || undefined}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === rating}
            onChange={() => onRate(star)}
            aria-label={t('{rating} of 5', { rating: star })}
          />
          <Icon name="star" className={styles.icon} />
        </label>
      ))}
    </fieldset>
  );
}
