import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Loan, LoanDocument } from '#contract/loans.ts';
import type { ButtonEvent } from '#engine/events.ts';
import { usePageMessage } from '#screen/page-message.ts';
import { useFlow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { Note } from '#ui/messages/note.tsx';
import { PageMessage } from '#ui/messages/toast.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { DocumentView } from './flow.ts';
import { documentsOf, fetchDocument } from './flow.ts';
import styles from './loan-documents.module.css';

const words = { Sanction: 'View Sanction Letter', Noc: 'Download NOC' } as const;

interface DocumentButtonProps {
  readonly loan: Loan;
  readonly type: LoanDocument;
  readonly event: ButtonEvent | undefined;
  onAsk(): void;
  onBlocked(url: string): void;
}

function DocumentButton({ loan, type, event, onAsk, onBlocked }: DocumentButtonProps) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [fetching, setFetching] = useState(false);
  const onShow = (view: DocumentView) => {
    flushSync(() => setFetching(view === 'fetching'));
    if (view === 'fetching') return;
    // A disabled button loses the focus: it has it again before any popup opens, which gives it back there.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  };
  const { busy, act } = useFlow<DocumentView>('ready', { onShow, onBlocked });
  const fetch = () => {
    onAsk();
    void act(fetchDocument(loan, type));
  };
  // §4: this one is disabled while it works, and reads so; the other waits as every button does.
  const waiting = type === 'Noc' ? { disabled: fetching } : { busy };
  return (
    <Button variant="second" size="small" ref={button} data-event={event} onClick={fetch} {...waiting}>
      {t(type === 'Noc' && fetching ? 'Downloading...' : words[type])}
    </Button>
  );
}

/** Below the last button on the window, under the navigation, nobody would see what came of the tap. */
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

interface LoanDocumentsProps {
  readonly loan: Loan;
  /** The events of the screen's buttons. */
  readonly events: { readonly sanctionLetter: ButtonEvent; readonly noc?: ButtonEvent };
  /** Whether it was this loan whose document was asked for last: what went wrong is told where the borrower tapped. */
  readonly asked: boolean;
  onAsk(): void;
}

/** §2 "/my-loan": the sanction letter of every loan, the NOC of a closed one. */
export function LoanDocuments({ loan, events, asked, onAsk }: LoanDocumentsProps) {
  const t = useTranslate();
  const quiet = usePageMessage();
  const [link, setLink] = useState<string>();
  const ask = () => {
    setLink(undefined);
    onAsk();
  };
  return (
    <>
      <div aria-live="polite" className={styles.buttons}>
        {documentsOf(loan).map((type) => (
          <DocumentButton
            key={type}
            loan={loan}
            type={type}
            event={type === 'Noc' ? events.noc : events.sanctionLetter}
            onAsk={ask}
            onBlocked={setLink}
          />
        ))}
      </div>
      {link && (
        <Note tone="neutral" role="status" ref={intoView}>
          {t('Your browser did not open the new tab.')}{' '}
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t('Open the document')}
          </a>
        </Note>
      )}
      {asked && quiet && <PageMessage ref={intoView}>{quiet}</PageMessage>}
    </>
  );
}
