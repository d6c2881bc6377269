import { describe, expect, test } from 'vitest';
import { placesOf, translator } from '#languages/translate.ts';

const t = translator({
  Next: 'आगे बढ़ें',
  Mother: 'माँ',
  'Resend in {1}': '{1} में फिर भेजें',
  'Sent to {1} by {2}': '{2} ने {1} को भेजा',
  '{#1} Mar {#2}': '{#1} मार्च {#2}',
  'Pay by {1}': '{1} तक चुकाएँ',
  'Pay by {1} in cash': '{1} तक नकद चुकाएँ',
});

describe('a text', () => {
  test.each([
    ['that is known is said as it stands', 'Next', 'आगे बढ़ें'],
    ['with a value is said around it', 'Resend in 0:42', '0:42 में फिर भेजें'],
    ['takes its values in the order of the other language', 'Sent to Asha by Mother', 'माँ ने Asha को भेजा'],
    ['has a date within it translated too', 'Pay by 13 Mar 2026', '13 मार्च 2026 तक चुकाएँ'],
    ['is of the form that says most itself', 'Pay by noon in cash', 'noon तक नकद चुकाएँ'],
    ['that is a form is said as a form, for what draws its parts', 'Resend in {1}', '{1} में फिर भेजें'],
  ])('%s', (_claim, english, hindi) => {
    expect(t(english)).toBe(hindi);
  });

  test.each([
    ['that nobody translated, such as a server’s', 'Too many attempts.'],
    ['with no figure where a form has one', 'Every Mar day'],
    ['that only begins like a form', 'Resend in '],
    ['that has the words of a form in another order', 'by Asha Sent to you'],
    ['that lacks what stands between the places of a form', 'Sent to Asha'],
    ['that is the name of something every object has', 'constructor'],
    ['of no letters', ''],
  ])('%s stays as it is', (_claim, english) => {
    expect(t(english)).toBe(english);
  });
});

test('a place that its form does not have stays written', () => {
  expect(translator({ 'To {1}': '{1} को {2}' })('To Ravi')).toBe('Ravi को {2}');
});

test('the places of a text are told in their order', () => {
  expect([placesOf('{#1} of {2}'), placesOf('None')]).toEqual([['{#1}', '{2}'], []]);
});
