import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Outcome, withEvents } from '#engine/outcome.ts';
import { brokenRule, minLength, mobile as mobileRule, required } from '#engine/rules.ts';
import { normalizeMobile } from '#engine/typing.ts';
import { msg } from '#languages/message.ts';
import { afterPress } from '#screen/after-press.ts';
import { useRouteState, useServices } from '#screen/services.ts';
import { storeInHistory } from '#screen/store-in-history.ts';
import { useFlow } from '#screen/use-flow.ts';
import { clickIdOf, sourceOf, storedClickId, storedSource } from '#session/campaign.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { translateMessage, useTranslate } from '#ui/translate.ts';
import { mobileEntry } from './screen.ts';

/** §5 Mobile login. §12: a number of zeros gets the message of a wrong first digit. */
const rules = [
  required(msg('Mobile number is required').text),
  minLength(10, msg('Mobile number should be min 10 char.').text),
  mobileRule(msg('Please enter valid mobile number').text),
];

/** Keeps the contract and the tables out of the first load. */
const fetchFlow = () => import('./flow.ts');

/** The number typed before the scripts were loaded (`app/before-app.js`). */
function typedMobile(): string | undefined {
  return globalThis.document?.querySelector<HTMLInputElement>('#root [name="mobile"]')?.value || undefined;
}

/** Whether Get OTP was tapped before the scripts were loaded. Clears the record of that tap. */
function takeTap(): boolean {
  const { dataset } = document.documentElement;
  const tapped = dataset.early === 'submitted';
  delete dataset.early;
  return tapped;
}

/** Get OTP stays above the keyboard, which may have opened before the scripts were loaded. */
function useKeptInView(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const keepInView = () => {
      if (form.current?.contains(document.activeElement)) form.current.scrollIntoView({ block: 'nearest' });
    };
    keepInView();
    let height = innerHeight;
    const onResize = () => {
      // The address bar of a browser is lower, and comes and goes while the borrower scrolls.
      if (height - innerHeight > 100) keepInView();
      height = innerHeight;
    };
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [form]);
}

export function MobileForm() {
  const t = useTranslate();
  const { navigation, session } = useServices();
  const { storage } = session;
  // The query with which the screen opened: the address changes before the screen unmounts.
  const [query] = useState(() => new URLSearchParams(navigation.here().searchStr));
  const routeState = useRouteState();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [mobile, setMobile] = useState(() =>
    normalizeMobile(typedMobile() ?? routeState.mobileNumber ?? query.get('mobile_no') ?? ''),
  );
  const [touched, setTouched] = useState(false);
  const clickId = clickIdOf(query);
  const source = sourceOf(query);
  // §2: for later calls.
  useEffect(() => {
    if (clickId) storage.set('clickId', clickId);
    if (source) storage.set('utm_source', source);
  }, [storage, clickId, source]);
  useEffect(() => {
    // A number typed before the scripts were loaded may have separators and a prefix.
    const field = input.current;
    if (field) {
      field.value = normalizeMobile(field.value);
      setMobile(field.value);
    }
    if (takeTap()) form.current?.requestSubmit();
  }, []);

  useKeptInView(form);

  // A phone may close the page before the field is left.
  useEffect(() => storeInHistory({ mobileNumber: mobile }), [mobile]);

  const broken = brokenRule(rules, mobile)?.message;
  const { busy, execute, errors, clearErrors } = useFlow<undefined>(undefined, {
    onFieldError() {
      setTouched(false);
      input.current?.focus();
    },
  });
  const error = errors.mobile ?? (touched && broken ? { text: broken } : undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Some browsers fill a field in without an event.
    const number = normalizeMobile(input.current?.value ?? '');
    setMobile(number);
    setTouched(true);
    if (brokenRule(rules, number)) {
      input.current?.focus();
      return;
    }
    const request = { mobile: number, source: storedSource(storage), clickId: clickId ?? storedClickId(storage) };
    const sent: Outcome = { kind: 'lazy', fetch: () => fetchFlow().then(({ getCode }) => getCode(request)) };
    void execute(withEvents([{ event: mobileEntry.events.getOtp }], sent));
  };
  return (
    // While the scripts load, a form of this method does nothing; any other method would reload the page.
    <form ref={form} method="dialog" onSubmit={submit}>
      <Stack>
        <TextField
          ref={input}
          inputMode="numeric"
          autoComplete="tel-national"
          name="mobile"
          label={t('Mobile number')}
          prefix="+91"
          placeholder={t('10-digit number')}
          value={mobile}
          error={error && translateMessage(error, t)}
          onValueChange={(typed) => {
            clearErrors();
            // The answer of the server is about the number that was sent.
            const number = busy ? mobile : normalizeMobile(typed, mobile);
            setMobile(number);
            return number;
          }}
          onBlur={() => afterPress(() => setTouched(true))}
        />
        {/* The field keeps the focus: the message of its blur would move the button away from the finger. */}
        <Button type="submit" busy={busy} onMouseDown={(event) => event.preventDefault()}>
          {t('Get OTP')}
        </Button>
      </Stack>
    </form>
  );
}
