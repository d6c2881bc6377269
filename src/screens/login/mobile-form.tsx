import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { codeSent } from '#engine/decisions/mobile-entry.ts';
import { reporting, stay } from '#engine/outcome.ts';
import { minLength, mobile as mobileRule, required } from '#engine/rules.ts';
import { keepMobile } from '#engine/typing.ts';
import { clickIdOf, sourceOf, storedClickId } from '#session/campaign.ts';
import { useFacts } from '#session/session-context.ts';
import { browserStorage } from '#session/storage-keys.ts';
import { afterPress } from '#steps/after-press.ts';
import { useHandover } from '#steps/handover.ts';
import { useOnce } from '#steps/once.ts';
import { useRun } from '#steps/run-context.ts';
import { Button } from '#ui/button.tsx';
import { useSay } from '#ui/say.ts';
import { Stack } from '#ui/stack.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useLoginCall } from './use-login-call.ts';
import { useQueryString } from './use-query-string.ts';

/** §5 Mobile login, and decisions.md §3: a number of zeros only is told the same as one that starts with no 6 to 9. */
const rules = [
  required('Mobile number is required'),
  minLength(10, 'Mobile number should be min 10 char.'),
  mobileRule('Please enter valid mobile number'),
];

export function MobileForm() {
  const say = useSay();
  const query = useQueryString();
  const handover = useHandover();
  const facts = useFacts();
  const { run, answer } = useRun();
  const login = useLoginCall();
  const input = useRef<HTMLInputElement>(null);
  const [mobile, setMobile] = useState(() => keepMobile(handover.mobileNumber ?? query.get('mobile_no') ?? ''));
  const [touched, setTouched] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useRememberedArrival(query);

  const broken = rules.find((rule) => !rule.holds(mobile, {}, facts))?.message;
  const tell = (message: string) => {
    setRefusal(message);
    setTouched(false);
    input.current?.focus();
  };
  const [busy, getOtp] = useOnce(async () => {
    setTouched(true);
    if (broken) {
      input.current?.focus();
      return 'stayed';
    }
    void run(reporting([{ event: 'mobile_entry_get_otp_clk' }], stay()));
    const clickId = clickIdOf(query) ?? storedClickId();
    const sent = codeSent({ mobileNumber: mobile, ...(clickId && { clickId }) });
    return answer(sent, await login(mobile), { fieldError: (_, message) => tell(message) });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void getOtp();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextField
          ref={input}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          name="mobile"
          label={say('Mobile number')}
          prefix="+91"
          placeholder={say('10-digit number')}
          value={mobile}
          error={refusal ?? (touched ? broken : undefined)}
          onValueChange={(typed) => {
            setRefusal(undefined);
            setMobile(keepMobile(typed, mobile));
          }}
          // A look at another app takes the focus only for a while: the field is still the active one.
          onBlur={({ target }) => document.activeElement !== target && afterPress(() => setTouched(true))}
        />
        {/* The field keeps the focus: a message that came with its blur would push the button from under the finger. */}
        <Button type="submit" busy={busy} onMouseDown={(event) => event.preventDefault()}>
          {say('Get OTP')}
        </Button>
      </Stack>
    </form>
  );
}

/** §2: the click id and the source a borrower came with are stored, and go with the calls that follow. */
function useRememberedArrival(query: URLSearchParams): void {
  const clickId = clickIdOf(query);
  const source = sourceOf(query);
  useEffect(() => {
    if (clickId) browserStorage.set('clickId', clickId);
    if (source) browserStorage.set('utm_source', source);
  }, [clickId, source]);
}
