import { useSelector } from '@tanstack/react-store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAppLanguage } from '#app/language.ts';
import { createMessages } from '#app/messages.ts';
import { slowCallAfterMs } from '#engine/delays.ts';
import { languageOf } from '#languages/index.ts';
import { type Message, msg } from '#languages/message.ts';
import { storedLanguage } from '#session/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { Text } from '#ui/content/text.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TranslationProvider, translateMessage, useTranslate } from '#ui/translate.ts';

const missed = vi.fn();

function Form({ error }: { error: Message }) {
  const t = useTranslate();
  return (
    <FieldGroup>
      <TextField label={t('Mobile number')} value="98765" onValueChange={String} error={translateMessage(error, t)} />
      <p>{t('Resend OTP in {time}', { time: <b>0:42</b> })}</p>
      <Text>{t('Reading your loans')}</Text>
      <Button busy>{t('Next')}</Button>
    </FieldGroup>
  );
}

async function stage(error: Message = msg('Mobile number is required')) {
  const language = createAppLanguage(missed);
  const App = () => (
    <TranslationProvider value={useSelector(language.store).translation}>
      <Form error={error} />
    </TranslationProvider>
  );
  return { language, ...(await render(<App />)) };
}

test('a chosen language changes every text at once, those built into the parts included, and keeps what was typed', async () => {
  const { language, getByRole, getByText } = await stage();
  await language.choose('hi');
  await expect.element(getByRole('textbox', { name: 'मोबाइल नंबर' })).toHaveValue('98765');
  await expect.element(getByText('मोबाइल नंबर ज़रूरी है')).toBeVisible();
  await expect.element(getByText('कृपया रुकें')).toBeVisible();
  await expect.element(getByText('ओटीपी 0:42 में फिर भेज सकेंगे')).toBeVisible();
  expect(document.documentElement.lang).toBe('hi');
});

test('in a third language, a missing text is shown in English and marked as English', async () => {
  const { language, getByText } = await stage();
  await language.choose('mr');
  await expect.element(getByText('मोबाइल नंबर आवश्यक आहे')).toBeVisible();
  await expect.element(getByText('ओटीपी 0:42 मध्ये पुन्हा पाठवता येईल')).toBeVisible();
  await expect.element(getByText('Reading your loans')).toHaveAttribute('lang', 'en');
  expect(document.documentElement.lang).toBe('mr');
});

test('the language is the same on the next visit, for a year, and after a logout', async () => {
  // The cookie of other code comes first.
  document.cookie = 'consent=1';
  onTestFinished(() => {
    document.cookie = 'consent=; Max-Age=0';
  });
  const { language } = await stage();
  const write = vi.spyOn(document, 'cookie', 'set');
  await language.choose('hi');
  expect(write).toHaveBeenCalledExactlyOnceWith('kadam.language=hi; Path=/; Max-Age=31536000; SameSite=Lax');
  localStorage.clear();
  expect(storedLanguage()).toBe('hi');
  const next = createAppLanguage(missed);
  await next.restore();
  expect(next.store.state.translation.t('Next')).toBe('आगे बढ़ें');
});

test('the language is the one that was chosen last, even if another one loads later', async () => {
  const { language, getByText } = await stage();
  const first = language.choose('hi');
  await language.choose('en');
  await first;
  await expect.element(getByText('Next')).toBeInTheDocument();
  expect([language.store.state.language, storedLanguage()]).toEqual(['en', 'en']);
});

test('where a language cannot be fetched the app stays in English, with a note in both languages, and stores nothing', async () => {
  vi.spyOn(languageOf('hi'), 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  const { language } = await stage();
  expect(await language.choose('hi')).toBe(false);
  expect(missed.mock.calls).toEqual([[], [expect.stringMatching(/हिन्दी.*Hindi could not be loaded/)]]);
  expect([language.store.state.language, storedLanguage()]).toEqual(['en', 'en']);
});

test('while the texts of the stored language are delayed, the app is English, and changes when they come', async () => {
  const { language } = await stage();
  await language.choose('hi');
  document.documentElement.lang = 'hi';
  const { promise: held, resolve: arrive } = Promise.withResolvers<{ default: Readonly<Record<string, string>> }>();
  vi.spyOn(languageOf('hi'), 'load').mockReturnValue(held);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const next = createAppLanguage(missed);
  const restored = next.restore();
  await vi.advanceTimersByTimeAsync(slowCallAfterMs);
  await restored;
  expect([next.store.state.language, document.documentElement.lang]).toEqual(['en', 'en-IN']);
  arrive({ default: { Next: 'आगे बढ़ें' } });
  await expect.poll(() => next.store.state.translation.t('Next')).toBe('आगे बढ़ें');
  expect(document.documentElement.lang).toBe('hi');
});

test('a note about a language that could not be fetched leaves with the next choice', async () => {
  vi.spyOn(languageOf('hi'), 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const messages = createMessages();
  const language = createAppLanguage(messages.showPageMessage);
  await language.choose('hi');
  expect(messages.store.state.pageMessage).toBeDefined();
  await language.choose('hi');
  expect(messages.store.state.pageMessage).toBeUndefined();
});
