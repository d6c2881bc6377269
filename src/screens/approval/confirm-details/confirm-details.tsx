import { useRef } from 'react';
import { shownAnswers } from '#engine/wording.ts';
import { useJourneyEntries } from '#screen/journey-context.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts, useServices } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkList, LinkRow, linkRowClass } from '#ui/actions/link-list.tsx';
import { Note } from '#ui/messages/note.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './confirm-details.module.css';
import { type OnePage, type Row, rowsOf, validAnswers, valuesOf } from './details.ts';
import { type ConfirmDetailsView, continueWith } from './flow.ts';
import { confirmDetails } from './screen.ts';

export function ConfirmDetails() {
  const t = useTranslate();
  const { body, failed, reading, again } = useScreenRead(confirmDetails.reads.details);
  if (body && !reading) return <Summary known={body.data} isOld={failed} />;
  const notRead = failed && !reading;
  return (
    <ScreenFrame
      screen={confirmDetails}
      tone="quiet"
      failure={notRead && t('We could not read your details.')}
      again={again}
    >
      {!notRead && <SkeletonScreen label={t('Reading your details')} heights={[597]} />}
    </ScreenFrame>
  );
}

function Summary({ known, isOld }: { known: OnePage; isOld: boolean }) {
  const t = useTranslate();
  const { session } = useServices();
  const list = useRef<HTMLDivElement>(null);
  const journey = useJourneyEntries();
  const facts = useFacts();
  // §3: the loan amount in storage takes precedence over the draft's.
  const loanAmount = session.storage.get('loanAmount') ?? facts.answers.loanAmount ?? '';
  const answers = validAnswers(journey, { ...facts, answers: { ...facts.answers, loanAmount } });
  const values = valuesOf(known, answers);
  const skippedSteps = journey.flatMap(({ route, backInstead }) => (backInstead ? [route] : []));
  const rows = rowsOf(values, skippedSteps);
  const missing = rows.filter((row) => row.missing);
  const { view, busy, execute } = useFlow<ConfirmDetailsView>('details', {
    onShow: () => list.current?.querySelector<HTMLElement>('a[data-missing]')?.focus(),
  });
  const textOf = ({ route, local, value }: Row) => {
    const fields = journey.find((entry) => entry.route === route)?.fields ?? {};
    return local ? shownAnswers(fields, { [local]: value }, t)[local] : value;
  };
  return (
    <ScreenFrame
      screen={confirmDetails}
      tone="quiet"
      failure={isOld && view !== 'missing' && t('We could not read your details. This is what we read before.')}
      foot={
        <Button
          busy={busy}
          onClick={() => execute(continueWith(values, answers.loanAmount ?? '', missing.length === 0))}
        >
          {t('Continue')}
        </Button>
      }
    >
      {view === 'missing' && missing.length > 0 && (
        <Note tone="danger" role="alert">
          {t('Please add: {fields}.', { fields: missing.map(({ label }) => t(label)).join(', ') })}
        </Note>
      )}
      <div ref={list}>
        <LinkList>
          {rows.map((row) => (
            <RouteLink
              key={row.route}
              to={row.route}
              // The step opens with this value, even where only the server had it.
              onClick={() => row.local && row.answer && session.storeAnswers({ [row.local]: row.answer })}
              back={confirmDetails.route}
              className={linkRowClass}
              data-missing={row.missing || undefined}
            >
              <LinkRow label={t(row.label)}>{textOf(row) || <span className={styles.add}>{t('Add')}</span>}</LinkRow>
            </RouteLink>
          ))}
        </LinkList>
      </div>
    </ScreenFrame>
  );
}
