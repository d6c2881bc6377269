import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LoanDocument } from '#contract/loans.ts';
import type { ButtonEvent } from '#engine/events.ts';
import { useFlow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Note } from '#ui/messages/note.tsx';
import { useTranslate } from '#ui/translate.ts';
import { type DocumentView, fetchDocument, hasNoc, type LoanWithLead } from './flow.ts';
import styles from './loan-documents.module.css';

/** A message below the last button could be hidden under the navigation. */
const scrollIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

interface LoanDocumentsProps {
  readonly loan: LoanWithLead;
  /** The id of the heading of the loan, among several loans. */
  readonly headingId?: string;
  readonly events: { readonly view_sanction_letter: ButtonEvent; readonly download_noc?: ButtonEvent };
}

/** §2 "/my-loan": the sanction letter of every loan, the NOC of a closed one. */
export function LoanDocuments({ loan, headingId, events }: LoanDocumentsProps) {
  const t = useTranslate();
  const noc = useRef<HTMLButtonElement>(null);
  const [downloading, setDownloading] = useState(false);
  const onShow = (view: DocumentView) => {
    const wasDisabled = noc.current?.disabled;
    flushSync(() => setDownloading(view === 'Noc'));
    // A disabled button loses the focus. It gets the focus back before a popup opens, so that closing the popup returns it.
    if (wasDisabled && document.activeElement === document.body) noc.current?.focus({ preventScroll: true });
  };
  const { view, execute, blockedUrl } = useFlow<DocumentView>('ready', { onShow });
  const fetch = (type: LoanDocument) => execute(fetchDocument(loan, type));
  const variant = { variant: 'secondary', size: 'small', 'aria-describedby': headingId } as const;
  return (
    <Stack gap={3}>
      <div className={styles.buttons}>
        <Button
          {...variant}
          data-event={events.view_sanction_letter}
          busy={view === 'Sanction'}
          onClick={() => fetch('Sanction')}
        >
          {t('View Sanction Letter')}
        </Button>
        {/* §4: this button is disabled while it works, and its text changes; the other is busy like every button. */}
        {hasNoc(loan) && (
          <Button
            {...variant}
            ref={noc}
            data-event={events.download_noc}
            disabled={downloading}
            onClick={() => fetch('Noc')}
          >
            {downloading ? t('Downloading...') : t('Download NOC')}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{downloading && t('Downloading...')}</VisuallyHidden>
      {blockedUrl && (
        <Note tone="neutral" role="alert" ref={scrollIntoView}>
          {t('Your browser did not open the new tab.')}{' '}
          <a href={blockedUrl} target="_blank" rel="noreferrer">
            {t('Open the document')}
          </a>
        </Note>
      )}
    </Stack>
  );
}
