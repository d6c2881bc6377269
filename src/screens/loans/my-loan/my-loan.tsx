import { useState } from 'react';
import type { Loan } from '#contract/loans.ts';
import { msg } from '#languages/message.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { TabNavigation } from '#screen/tab-navigation.tsx';
import { statusOf } from '#screens/loans/flow.ts';
import { useLoans } from '#screens/loans/use-loans.ts';
import { Text } from '#ui/content/text.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import { LoanCard } from './loan-card.tsx';
import { myLoan } from './screen.ts';

const all = msg('All Loans');
/** §2 "/my-loan": the status filter. */
const filters = [all, msg('Closed'), msg('Settlement'), msg('Disbursed'), msg('Part Payment')];

export function MyLoan() {
  const t = useTranslate();
  const { loans, failure, again } = useLoans();
  const [status, setStatus] = useState(all.text);
  const isWanted = (loan: Loan) => status === all.text || statusOf(loan) === status;
  const shown = loans?.filter(isWanted);
  const count = shown?.length ?? 0;
  return (
    <ScreenFrame screen={myLoan} tone="quiet" failure={failure} again={again} tabs={<TabNavigation />}>
      <SelectField
        label={t('Status')}
        labelHidden
        options={filters.map((filter) => ({ value: filter.text, label: t(filter) }))}
        value={status}
        onValueChange={setStatus}
      />
      {!loans && !failure && <SkeletonScreen label={t('Reading your loans')} heights={[258, 258]} />}
      <div>
        {/* Always on the page, so that a screen reader announces what a filter finds. */}
        <div role="status">
          {shown && count === 0 && <Text>{t('No loans found for the selected status')}</Text>}
          {count > 0 && (
            <VisuallyHidden>{t('{count, plural, one {# loan} other {# loans}}', { count })}</VisuallyHidden>
          )}
        </div>
        <Stack>
          {shown?.map((loan) => (
            // A loan may have no number, or that of another one.
            <LoanCard key={loans?.indexOf(loan)} loan={loan} />
          ))}
        </Stack>
      </div>
    </ScreenFrame>
  );
}
