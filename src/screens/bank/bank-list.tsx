import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { screenBack } from '#engine/back.ts';
import { useOnce } from '#steps/once.ts';
import { RouteLink } from '#steps/route-link.tsx';
import { ScreenFrame } from '#steps/screen-frame.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { textLinkClass } from '#ui/link.tsx';
import { Note } from '#ui/note.tsx';
import type { Say } from '#ui/say.ts';
import { useSay } from '#ui/say.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Text } from '#ui/text.tsx';
import type { Account } from './account.ts';
import { bankOf, isVerified, keyOf } from './account.ts';
import { AccountNumbers, BankPicture, StatusBadge } from './account-details.tsx';
import styles from './bank-list.module.css';
import { ConfirmAccount } from './confirm-account.tsx';
import { useBankAccounts } from './use-bank-accounts.ts';
import { useConfirmAccount } from './use-confirm-account.ts';

const option = (account: Account, say: Say) => ({
  value: keyOf(account),
  label: bankOf(account, say),
  media: <BankPicture account={account} />,
  hint: <AccountNumbers account={account} />,
  ...(account.status && { badge: <StatusBadge status={account.status} /> }),
});

function AddAccount() {
  const say = useSay();
  return (
    <p className={styles.add}>
      <RouteLink to="/bank-details" handover={{ back: '/bank-list' }} className={textLinkClass}>
        {say('or add a new bank account')}
      </RouteLink>
    </p>
  );
}

export function BankList() {
  const say = useSay();
  const formId = useId();
  const { reading, again } = useBankAccounts();
  const [picked, setPicked] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const confirmAccount = useConfirmAccount();

  const accounts = reading.is === 'read' ? reading.value : [];
  const account = accounts.find((one) => keyOf(one) === picked) ?? accounts[0];

  const [busy, confirm] = useOnce(async (chosen: Account) => {
    const ended = await confirmAccount(chosen);
    if (ended === 'stayed') setConfirming(false);
    return ended;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!account || busy) return;
    if (!isVerified(account)) return void confirm(account);
    setAgreed(false);
    setConfirming(true);
  };
  return (
    <ScreenFrame
      route="/bank-list"
      title={say('Select Bank Account')}
      subtitle={say('Please select your bank account for loan disbursal.')}
      back={screenBack['/bank-list']}
      foot={
        account ? (
          <Button type="submit" form={formId} busy={busy && !confirming}>
            {say('Continue')}
          </Button>
        ) : (
          reading.is === 'failed' && <Button onClick={again}>{say('Try again')}</Button>
        )
      }
    >
      {reading.is === 'reading' && (
        <Spinner size="page" label={say('Reading your bank accounts. This takes about 5 seconds.')} />
      )}
      {reading.is === 'failed' && <Note tone="danger">{say('We could not read your bank accounts.')}</Note>}
      {account && (
        <form id={formId} onSubmit={submit}>
          <ChoiceGroup
            legend={say('Bank accounts')}
            legendHidden
            name="account"
            look="rows"
            options={accounts.map((each) => option(each, say))}
            value={keyOf(account)}
            onValueChange={(id) => !busy && setPicked(id)}
          />
          <AddAccount />
        </form>
      )}
      {reading.is === 'read' && !account && <Text>{say('No bank account is saved yet.')}</Text>}
      {reading.is !== 'reading' && !account && <AddAccount />}
      {account && (
        <ConfirmAccount
          account={account}
          open={confirming}
          agreed={agreed}
          busy={busy}
          onAgree={setAgreed}
          onConfirm={() => confirm(account)}
          onClose={() => setConfirming(false)}
        />
      )}
    </ScreenFrame>
  );
}
