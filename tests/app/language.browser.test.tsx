import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createAppLanguage } from '#app/language.ts';
import { Speech } from '#app/speech.tsx';
import { keptLanguage } from '#session/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { Said } from '#ui/content/said.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useTranslate } from '#ui/translate.ts';

beforeEach(() => {
  document.cookie = 'kadam.language=; Path=/; Max-Age=0';
  document.documentElement.lang = 'en-IN';
});

const missed = vi.fn();

function Form({ error }: { error: string }) {
  const t = useTranslate();
  return (
    <FieldGroup>
      <TextField label={t('Mobile number')} value="98765" onValueChange={() => undefined} error={error} />
      <p>
        <Said text={t('Resend OTP in {1}')}>
          <b>0:42</b>
        </Said>
      </p>
      <Button busy>{t('Next')}</Button>
    </FieldGroup>
  );
}

async function stage(error = 'Mobile number is required') {
  const language = createAppLanguage(missed);
  const drawn = await render(
    <Speech language={language}>
      <Form error={error} />
    </Speech>,
  );
  return { language, ...drawn };
}

test('is English until another language is chosen', async () => {
  const { language, getByRole } = await stage();
  await language.recall();
  await expect.element(getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en-IN');
});

test('changes at once, with what parts say by themselves, and keeps what was typed', async () => {
  const { language, getByRole, getByText } = await stage();
  await language.choose('hi');
  await expect.element(getByRole('textbox', { name: 'मोबाइल नंबर' })).toHaveValue('98765');
  await expect.element(getByText('मोबाइल नंबर ज़रूरी है')).toBeVisible();
  await expect.element(getByText('कृपया रुकें')).toBeVisible();
  await expect.element(getByText('ओटीपी 0:42 में फिर भेज सकेंगे')).toBeVisible();
  expect(document.documentElement.lang).toBe('hi');
});

test('leaves what a server says as it was sent, and names its language', async () => {
  const { language, getByText } = await stage('Too many attempts.');
  await language.choose('hi');
  await expect.element(getByText('Too many attempts.')).toHaveAttribute('lang', 'en');
});

test('is the same on the next visit, and after a logout', async () => {
  const { language } = await stage();
  await language.choose('hi');
  localStorage.clear();
  expect(keptLanguage()).toBe('hi');
  const next = createAppLanguage(missed);
  await next.recall();
  expect(next.get().t('Next')).toBe('आगे बढ़ें');
});

test('is the one that was chosen last, however long another takes to come', async () => {
  const { language, getByText } = await stage();
  const first = language.choose('hi');
  await language.choose('en');
  await first;
  await expect.element(getByText('Next')).toBeInTheDocument();
  expect([language.get().language, keptLanguage()]).toEqual(['en', 'en']);
});
