import { type SubmitEvent, useId, useState } from 'react';
import { RouteLink } from '#screen/route-link.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useFacts } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { Text } from '#ui/content/text.tsx';
import { SkeletonScreen } from '#ui/progress/skeleton.tsx';
import { useTranslate } from '#ui/translate.ts';
import { accountOption, ConfirmAccount, choiceOf } from './account.tsx';
import styles from './bank-list.module.css';
import { accountChosen, type BankListView, readAccounts } from './flow.ts';
import { bankList } from './screen.ts';

function AddAccount() {
  const t = useTranslate();
  return (
    <p className={styles.add}>
      <RouteLink
        to={bankList.links.addAccount}
        back={bankList.route}
        data-event={bankList.events.or_add_a_new_bank_account}
      >
        {t('or add a new bank account')}
      </RouteLink>
    </p>
  );
}

export function BankList() {
  const t = useTranslate();
  const formId = useId();
  const { request, body, fresh, failed, reading, again } = useScreenRead(...readAccounts);
  const flow = useFlow<BankListView>('list');
  const { view, busy, execute, show } = flow;
  const { leadID } = useFacts();
  const [picked, setPicked] = useState<string>();
  const [agreed, setAgreed] = useState(false);

  // Another tab has opened another lead since, whose accounts are shown first.
  const isOutdated = request?.query?.leadId !== leadID;
  const accounts = (!reading && body?.data) || [];
  const account = accounts.find((each) => choiceOf(each) === picked) ?? accounts[0];
  const wait = t('Reading your bank accounts. This takes about 5 seconds.');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!account) return;
    setAgreed(false);
    show('list');
    if (isOutdated) again();
    else void execute(accountChosen(account));
  };
  return (
    <ScreenFrame
      screen={bankList}
      title={t('Select Bank Account')}
      subtitle={t('Please select your bank account for loan disbursal.')}
      failure={failed && !reading && t('We could not read your bank accounts.')}
      again={again}
      foot={
        // Also while the list loads, so that nothing moves when it arrives.
        (account || reading) && (
          <Button
            type="submit"
            form={formId}
            data-event={bankList.events.continue}
            busy={reading || (busy && view === 'list')}
          >
            {t('Continue')}
          </Button>
        )
      }
    >
      {reading && <SkeletonScreen label={wait} heights={[129, 129]} />}
      {/* The button shows the spinner of §4. The text is below the skeleton, which the accounts replace. */}
      {reading && <Text aria-hidden="true">{wait}</Text>}
      {account && (
        <form id={formId} onSubmit={submit}>
          <ChoiceGroup
            label={t('Bank accounts')}
            labelHidden
            name="account"
            variant="rows"
            options={accounts.map((each) => accountOption(each, t))}
            value={choiceOf(account)}
            onValueChange={(id) => !busy && setPicked(id)}
          />
          <AddAccount />
        </form>
      )}
      {fresh && !account && <Text>{t('No bank account is saved yet.')}</Text>}
      {!reading && !account && <AddAccount />}
      {account && !isOutdated && <ConfirmAccount account={account} flow={flow} agreed={agreed} onAgree={setAgreed} />}
    </ScreenFrame>
  );
}
