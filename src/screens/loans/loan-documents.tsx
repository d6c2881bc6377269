import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSend } from '#api/send.ts';
import type { Loan } from '#contract/loans.ts';
import { signedDocument } from '#contract/loans.ts';
import { documentSigned, documentsOf, type LoanDocument } from '#engine/decisions/loans.ts';
import { useFacts } from '#session/session-context.ts';
import { useOnce } from '#steps/once.ts';
import { useQuiet } from '#steps/quiet-context.ts';
import { useRun } from '#steps/run-context.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { QuietAlert } from '#ui/quiet-alert.tsx';
import { useSay } from '#ui/say.ts';
import styles from './loan-documents.module.css';

const words = { Sanction: 'View Sanction Letter', Noc: 'Download NOC' } as const;

interface DocumentButtonProps {
  readonly loan: Loan;
  readonly type: LoanDocument;
  onAsk(): void;
  onBlocked(url: string): void;
}

function DocumentButton({ loan, type, onAsk, onBlocked }: DocumentButtonProps) {
  const say = useSay();
  const send = useSend();
  const { customerID } = useFacts();
  const { answer } = useRun();
  const button = useRef<HTMLButtonElement>(null);
  const [fetching, setFetching] = useState(false);
  const [busy, open] = useOnce(async () => {
    onAsk();
    setFetching(true);
    const query = { leadID: loan.leadID, customerID: loan.customerID ?? customerID, isSendMail: false, type };
    const reply = await send(signedDocument, { query });
    // A disabled button loses the focus: it has it again before any popup opens, which gives it back there.
    flushSync(() => setFetching(false));
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    return answer(documentSigned(type), reply, { blocked: onBlocked });
  });
  // §4: this one is disabled while it works, and reads so; the other waits as every button does.
  const waiting = type === 'Noc' ? { disabled: fetching } : { busy };
  return (
    <Button variant="second" size="small" ref={button} onClick={open} {...waiting}>
      {say(type === 'Noc' && fetching ? 'Downloading...' : words[type])}
    </Button>
  );
}

/** Below the last button on the window, under the navigation, nobody would see what came of the tap. */
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

interface LoanDocumentsProps {
  readonly loan: Loan;
  /** Whether it was this loan whose document was asked for last: what went wrong is told where the borrower tapped. */
  readonly asked: boolean;
  onAsk(): void;
}

/** §2 "/my-loan": the sanction letter of every loan, the NOC of a closed one. */
export function LoanDocuments({ loan, asked, onAsk }: LoanDocumentsProps) {
  const say = useSay();
  const quiet = useQuiet();
  const [link, setLink] = useState<string>();
  const ask = () => {
    setLink(undefined);
    onAsk();
  };
  return (
    <>
      <div aria-live="polite" className={styles.buttons}>
        {documentsOf(loan).map((type) => (
          <DocumentButton key={type} loan={loan} type={type} onAsk={ask} onBlocked={setLink} />
        ))}
      </div>
      {link && (
        <Note tone="neutral" role="status" ref={intoView}>
          {say('Your browser did not open the new tab.')}{' '}
          <a href={link} target="_blank" rel="noopener noreferrer">
            {say('Open the document')}
          </a>
        </Note>
      )}
      {asked && quiet && <QuietAlert ref={intoView}>{quiet}</QuietAlert>}
    </>
  );
}
