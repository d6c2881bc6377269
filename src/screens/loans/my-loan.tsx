import { useMemo, useState } from 'react';
import { TabNavigation } from '#screens/home/tab-navigation.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton, SkeletonScreen } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { LoanCard } from './loan-card.tsx';
import { LoansFrame } from './loans-frame.tsx';
import { LoansNotRead } from './loans-not-read.tsx';
import { useLoans } from './use-loans.ts';
import { WindowedList } from './windowed-list.tsx';

const all = 'All Loans';
/** §2 "/my-loan": the status filter. */
const filters = [all, 'Closed', 'Settlement', 'Disbursed', 'Part Payment'].map((value) => ({ value, label: value }));

export function MyLoan() {
  const { loans, failed, reading, readAgain } = useLoans();
  const [status, setStatus] = useState(all);
  const [asked, setAsked] = useState<string>();
  const shown = useMemo(
    () => (status === all ? loans : loans?.filter((loan) => loan.status === status)),
    [loans, status],
  );
  return (
    <LoansFrame title="My Loans" busy={reading} tabs={<TabNavigation />}>
      <SelectField label="Status" labelHidden options={filters} value={status} onValueChange={setStatus} />
      {failed && (
        <LoansNotRead
          rest={loans ? 'This is what we read before.' : 'Your loans are safe.'}
          reading={reading}
          onTry={readAgain}
        />
      )}
      {!loans && !failed && <LoansSkeleton />}
      <div>
        <Found count={shown?.length} />
        {shown && (
          <WindowedList
            key={status}
            items={shown}
            draw={(loan) => <LoanCard key={loan.loanNo} loan={loan} asked={asked === loan.loanNo} onAsk={setAsked} />}
          />
        )}
      </div>
    </LoansFrame>
  );
}

/** Always on the page, so that a reader hears what a filter finds. */
function Found({ count }: { count: number | undefined }) {
  return (
    <div role="status">
      {count === 0 && <Text>No loans found for the selected status</Text>}
      {Boolean(count) && <VisuallyHidden>{count === 1 ? '1 loan' : `${count} loans`}</VisuallyHidden>}
    </div>
  );
}

function LoansSkeleton() {
  return (
    <SkeletonScreen label="Reading your loans">
      <Skeleton shape="box" height={250} />
      <Skeleton shape="box" height={250} />
    </SkeletonScreen>
  );
}
