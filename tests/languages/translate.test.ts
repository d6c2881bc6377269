import { describe, expect, test } from 'vitest';
import { dayMonthYear } from '#engine/format.ts';
import { msg } from '#languages/message.ts';
import { createTranslation, translateMessage } from '#ui/translate.ts';

const { t } = createTranslation('hi', {
  Next: 'आगे बढ़ें',
  'Sent to {mobile}': '{mobile} पर भेजा गया',
  '{name} paid {amount}': '{amount} {name} ने चुकाए',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# दिन} other {# दिन}}',
});
const english = createTranslation('en-IN', {});
const welsh = createTranslation('cy', {
  '{dogs, plural, one {# dog} other {# dogs}}':
    '{dogs, plural, zero {dim cŵn} one {# ci} two {# gi} many {# chi} other {# ci}}',
});

describe('a text', () => {
  test.each([
    ['is translated', t('Next'), 'आगे बढ़ें'],
    ['shows its values by name', t('Sent to {mobile}', { mobile: '98765' }), '98765 पर भेजा गया'],
    [
      'shows its values in the order of the language',
      t('{name} paid {amount}', { name: 'Asha', amount: '₹5' }),
      '₹5 Asha ने चुकाए',
    ],
    ['made by `msg` is translated with its values', t(msg('Sent to {mobile}', { mobile: '1' })), '1 पर भेजा गया'],
    ['without a translation is shown in English', t('Back'), 'Back'],
    ['that is the name of a property of every object is shown as it is', t('constructor'), 'constructor'],
    [
      'keeps a value that looks like a placeholder',
      t('Sent to {mobile}', { mobile: '{mobile}' }),
      '{mobile} पर भेजा गया',
    ],
  ])('%s', (_claim, shown, expected) => {
    expect(shown).toBe(expected);
  });

  test("uses the plural form of its language, or 'other' where it has none for the count", () => {
    const days = (count: number) => english.t('{days, plural, one {# day} other {# days}}', { days: count });
    const dogs = (count: number) => welsh.t('{dogs, plural, one {# dog} other {# dogs}}', { dogs: count });
    expect([0, 1, 2].map(days)).toEqual(['0 days', '1 day', '2 days']);
    expect([0, 1, 2, 3].map(dogs)).toEqual(['dim cŵn', '1 ci', '2 gi', '3 ci']);
  });

  test('shows numbers in Latin digits, grouped as in India', () => {
    const marathi = createTranslation('mr', {});
    expect([english, marathi].map((one) => one.t('Has {count}', { count: 125_000 }))).toEqual([
      'Has 1,25,000',
      'Has 1,25,000',
    ]);
  });
});

test('a message of the server is shown as it was sent, even if it equals a text of the app', () => {
  expect(translateMessage('Next', t)).toBe('Next');
  expect(translateMessage(msg('Next'), t)).toBe('आगे बढ़ें');
});

test.each([
  ['en-IN', '13 Sep 2026'],
  ['hi', '13 सितंबर 2026'],
  ['mr', '13 सप्टेंबर 2026'],
])('a date in %s is %s', (lang, shown) => {
  expect(dayMonthYear('2026-09-13', lang)).toBe(shown);
});
