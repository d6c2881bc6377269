import { useRef } from 'react';
import type { onePage } from '#contract/application.ts';
import type { AnswerOf } from '#contract/call.ts';
import { shownAnswers } from '#engine/wording.ts';
import { useCountedFacts, useJourneyEntries } from '#screen/journey-context.ts';
import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useServices } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button } from '#ui/actions/button.tsx';
import { LinkList, LinkRow, linkRowClass } from '#ui/actions/link-list.tsx';
import { Note } from '#ui/messages/note.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import styles from './confirm-details.module.css';
import { type Detail, detailsOf } from './details.ts';
import { type ConfirmDetailsView, continueWith } from './flow.ts';
import { confirmDetails } from './screen.ts';

export function ConfirmDetails() {
  const t = useTranslate();
  const { body, failed, reading, again } = useScreenRead(confirmDetails.reads.details);
  if (body && !reading) return <Summary known={body} isOld={failed} />;
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

function Summary({ known, isOld }: { known: AnswerOf<typeof onePage>; isOld: boolean }) {
  const t = useTranslate();
  const { session } = useServices();
  const list = useRef<HTMLDivElement>(null);
  const journey = useJourneyEntries();
  const countedFacts = useCountedFacts();
  const details = detailsOf(journey, known, countedFacts());
  const rows = details.filter(({ hasRow }) => hasRow);
  const missing = rows.filter(({ isMissing }) => isMissing);
  const { view, busy, execute } = useFlow<ConfirmDetailsView>('details', {
    onShow: () => list.current?.querySelector<HTMLElement>('a[data-missing]')?.focus(),
  });
  const textOf = ({ name, field, value }: Detail) => shownAnswers({ [name]: field }, { [name]: value }, t)[name];
  return (
    <ScreenFrame
      screen={confirmDetails}
      tone="quiet"
      failure={isOld && view !== 'missing' && t('We could not read your details. This is what we read before.')}
      foot={
        <Button busy={busy} onClick={() => execute(continueWith(details, missing.length === 0))}>
          {t('Continue')}
        </Button>
      }
    >
      {view === 'missing' && (
        <Note tone="danger" role="alert">
          {t('Please add: {fields}.', { fields: missing.map(({ label }) => t({ text: label })).join(', ') })}
        </Note>
      )}
      <div ref={list}>
        <LinkList>
          {rows.map((row) => (
            <RouteLink
              key={row.route}
              to={row.route}
              // The step opens with this value, even where only the server had it.
              onClick={() => row.key && row.value && session.storeAnswers({ [row.name]: row.value })}
              back={confirmDetails.route}
              className={linkRowClass}
              data-missing={row.isMissing || undefined}
            >
              <LinkRow label={t({ text: row.label })}>
                {textOf(row) || <span className={styles.add}>{t('Add')}</span>}
              </LinkRow>
            </RouteLink>
          ))}
        </LinkList>
      </div>
    </ScreenFrame>
  );
}
