import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Loan, LoanDocument } from '#contract/loans.ts';
import type { ButtonEvent } from '#engine/events.ts';
import { msg } from '#languages/message.ts';
import { usePageMessage } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { Note } from '#ui/messages/note.tsx';
import { PageMessage } from '#ui/messages/toast.tsx';
import { useTranslate } from '#ui/translate.ts';
import { type DocumentView, documentsOf, fetchDocument } from './flow.ts';
import styles from './loan-documents.module.css';

const labels = { Sanction: msg('View Sanction Letter'), Noc: msg('Download NOC') };

interface DocumentButtonProps {
  readonly loan: Loan;
  readonly type: LoanDocument;
  readonly event: ButtonEvent | undefined;
  onRequest(): void;
  onBlocked(url: string): void;
}

function DocumentButton({ loan, type, event, onRequest, onBlocked }: DocumentButtonProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [fetching, setFetching] = useState(false);
  const onShow = (view: DocumentView) => {
    flushSync(() => setFetching(view === 'fetching'));
    if (view === 'fetching') return;
    // A disabled button loses the focus. It gets it back before a popup opens, which returns the focus to it.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  };
  const { busy, act } = useFlow<DocumentView>('ready', { onShow, onBlocked });
  const fetch = () => {
    onRequest();
    void act(fetchDocument(loan, type));
  };
  // §4: this one is disabled while it works, and reads so; the other waits as every button does.
  const waiting = type === 'Noc' ? { disabled: fetching } : { busy };
  return (
    <Button variant="secondary" size="small" ref={button} data-event={event} onClick={fetch} {...waiting}>
      {type === 'Noc' && fetching ? t('Downloading...') : t(labels[type])}
    </Button>
  );
}

/** Below the last button the message could be hidden under the navigation. */
const scrollIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

interface LoanDocumentsProps {
  readonly loan: Loan;
  /** The events of the screen's buttons. */
  readonly events: { readonly view_sanction_letter: ButtonEvent; readonly download_noc?: ButtonEvent };
  /** Whether the last request was for this loan: a failure is shown where the borrower tapped. */
  readonly requested: boolean;
  onRequest(): void;
}

/** §2 "/my-loan": the sanction letter of every loan, the NOC of a closed one. */
export function LoanDocuments({ loan, events, requested, onRequest }: LoanDocumentsProps) {
  const t = useTranslate();
  const message = usePageMessage();
  const [link, setLink] = useState<string>();
  const request = () => {
    setLink(undefined);
    onRequest();
  };
  return (
    <>
      <div aria-live="polite" className={styles.buttons}>
        {documentsOf(loan).map((type) => (
          <DocumentButton
            key={type}
            loan={loan}
            type={type}
            event={type === 'Noc' ? events.download_noc : events.view_sanction_letter}
            onRequest={request}
            onBlocked={setLink}
          />
        ))}
      </div>
      {link && (
        <Note tone="neutral" role="status" ref={scrollIntoView}>
          {t('Your browser did not open the new tab.')}{' '}
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t('Open the document')}
          </a>
        </Note>
      )}
      {requested && message && <PageMessage ref={scrollIntoView}>{message}</PageMessage>}
    </>
  );
}
