import { useId, useRef, useState } from 'react';
import { useSend } from '#api/send.ts';
import { feedbackCall } from '#contract/loans.ts';
import { decision } from '#engine/decision.ts';
import { sharedRows } from '#engine/decisions/shared.ts';
import { successToast } from '#engine/outcome.ts';
import { groupIndian } from '#engine/typing.ts';
import { useOnce } from '#screen/once.ts';
import { useRun } from '#screen/run-context.ts';
import { useFacts } from '#session/session-context.ts';
import { Button, ButtonPair } from '#ui/actions/button.tsx';
import { Icon } from '#ui/brand/icon.tsx';
import { Text } from '#ui/content/text.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useSay } from '#ui/say.ts';
import styles from './feedback-sheet.module.css';

const stars = [1, 2, 3, 4, 5];

/** decisions.md §9 "Feedback"; in characters, of which an emoji is one. */
const mostCharacters = 1000;

/** §7 "customers/feedback": what came of sending it. */
const feedbackSent = decision({
  title: 'Feedback',
  section: '§4 Feedback drawer',
  rows: [
    { label: '200: thanks', when: ({ code }) => code === 200, then: () => successToast('Thank you for telling us.') },
    ...sharedRows,
  ],
});

interface FeedbackSheetProps {
  readonly leadID: number;
  readonly onClose: () => void;
}

export function FeedbackSheet({ leadID, onClose }: FeedbackSheetProps) {
  const say = useSay();
  const send = useSend();
  const { customerID } = useFacts();
  const { answer } = useRun();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const written = comment.trim();
  const count = [...written].length;
  const tooLong = count > mostCharacters;
  const [busy, submit] = useOnce(async () => {
    setMissing(rating === 0);
    if (tooLong) field.current?.focus();
    if (rating === 0 || tooLong) return 'stayed';
    const reply = await send(feedbackCall, { body: { leadID, customerID, rating, comment: written } });
    if (reply.kind === 'answered') onClose();
    return answer(feedbackSent, reply);
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={say('How was your experience?')}
      description={say('Your answer helps us make the next step easier.')}
      actions={
        <ButtonPair>
          <Button variant="second" onClick={onClose}>
            {say('Not now')}
          </Button>
          <Button busy={busy} onClick={submit}>
            {say('Send')}
          </Button>
        </ButtonPair>
      }
    >
      <Stack>
        <div>
          <Stars rating={rating} onRate={setRating} />
          <div aria-live="polite">
            {missing && rating === 0 && <Text tone="danger">{say('Please choose a rating')}</Text>}
          </div>
        </div>
        <TextArea
          ref={field}
          label={say('Comment')}
          hint={say('Optional, up to 1,000 characters')}
          value={comment}
          error={
            tooLong
              ? `Please write at most 1,000 characters. Your comment has ${groupIndian(String(count))}.`
              : undefined
          }
          onValueChange={setComment}
        />
      </Stack>
    </Sheet>
  );
}

function Stars({ rating, onRate }: { rating: number; onRate(rating: number): void }) {
  const say = useSay();
  const name = useId();
  return (
    <fieldset aria-label={say('Rating')} className={styles.stars}>
      {stars.map((star) => (
        <label key={star} className={styles.star} data-on={star <= rating || undefined}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === rating}
            onChange={() => onRate(star)}
            aria-label={say(`${star} of 5`)}
            className={styles.input}
          />
          <Icon name="star" className={styles.icon} />
        </label>
      ))}
    </fieldset>
  );
}
