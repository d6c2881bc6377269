import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { rupeesInWords } from '#engine/amount-in-words.ts';
import { panRows } from '#engine/confirm-rows.ts';
import { dayMonthYear, deducted, formatMobile, indianDay, rupees, sentenceCase } from '#engine/format.ts';
import { languages } from '#languages/index.ts';
import { createTranslation } from '#ui/translate.ts';

const translations = await Promise.all(
  languages.map(async ({ code, lang, ...language }) => {
    const catalogue = 'load' in language ? (await language.load()).default : {};
    return [code, createTranslation(lang, catalogue).t] as const;
  }),
);

describe('an amount in words', () => {
  test.each([
    ['0', 'Zero rupees', 'शून्य रुपये'],
    ['1', 'One rupee', 'एक रुपया'],
    ['19', 'Nineteen rupees', 'उन्नीस रुपये'],
    ['20', 'Twenty rupees', 'बीस रुपये'],
    ['29', 'Twenty-nine rupees', 'उनतीस रुपये'],
    ['42', 'Forty-two rupees', 'बयालीस रुपये'],
    ['79', 'Seventy-nine rupees', 'उन्यासी रुपये'],
    ['89', 'Eighty-nine rupees', 'नवासी रुपये'],
    ['99', 'Ninety-nine rupees', 'निन्यानवे रुपये'],
    ['100', 'One hundred rupees', 'एक सौ रुपये'],
    ['1000', 'One thousand rupees', 'एक हज़ार रुपये'],
    ['18500', 'Eighteen thousand five hundred rupees', 'अठारह हज़ार पाँच सौ रुपये'],
    ['125000', 'One lakh twenty-five thousand rupees', 'एक लाख पच्चीस हज़ार रुपये'],
    [
      '9999999999',
      'Nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine rupees',
      'नौ सौ निन्यानवे करोड़ निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये',
    ],
    ['', '', ''],
    ['-1', '', ''],
    ['1.5', '', ''],
    ['9'.repeat(20), '', ''],
  ])('of %o is %o', (digits, english, hindi) => {
    const [inEnglish, inHindi] = translations.map(([, t]) => rupeesInWords(digits, t));
    expect([inEnglish, inHindi]).toEqual([english, hindi]);
  });

  test.each(translations)('differs for each number up to a hundred: %s', (_, t) => {
    const words = Array.from({ length: 100 }, (_, count) => rupeesInWords(String(count), t));
    expect(new Set(words).size).toBe(100);
    expect(words.every((word) => word.split(' ').length === 2)).toBe(true);
  });
});

describe('formats', () => {
  test.each([
    [125000, '₹1,25,000'],
    [0, '₹0'],
    [1770.5, '₹1,770.50'],
    [999.999, '₹1,000'],
    [42500.75, '₹42,500.75'],
    [-1770, '−\u00a0₹1,770'],
  ])('%d is %s', (amount, text) => {
    expect(rupees(amount)).toBe(text);
  });
  test('amounts are written as `Intl` writes them', () => {
    const rupee = { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' } as const;
    fc.assert(fc.property(fc.nat(), (paise) => rupees(paise / 100) === (paise / 100).toLocaleString('en-IN', rupee)));
  });

  test('a deduction has a minus sign, whatever the sign of its amount', () => {
    expect([deducted(1770), deducted(-1770)]).toEqual(['−\u00a0₹1,770', '−\u00a0₹1,770']);
  });

  test.each([
    ['2026-03-13', '13 Mar 2026'],
    ['1994-08-04T00:00:00.000Z', '4 Aug 1994'],
    ['2026-03-12T18:29:59.000Z', '12 Mar 2026'],
    ['2026-03-12T18:30:00.000Z', '13 Mar 2026'],
    ['2025-12-31T18:30Z', '1 Jan 2026'],
    ['2026-03-13T00:00:00+05:30', '13 Mar 2026'],
    ['2026-03-12T23:30:00-08:00', '13 Mar 2026'],
    ['2026-03-12T18:30:00', '12 Mar 2026'],
    ['2026-03-12 18:30:00', '12 Mar 2026'],
    ['2026-03-12 18:30:00Z', '13 Mar 2026'],
    ['2026-03-12 18:30:00.000 +0000', '13 Mar 2026'],
    ['2026-03-12T18:30:00 +00', '13 Mar 2026'],
    ['2026-03-99T18:30:00Z', '99 Mar 2026'],
    ['2026-03-13T25:00:00Z', '13 Mar 2026'],
    ['2026-02-31T00:00:00Z', '31 Feb 2026'],
    ['2026-13-01', '2026-13-01'],
    ['13/03/2026', '13/03/2026'],
    ['+275760-09-13T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'],
    ['', ''],
  ])('the date %o is %o', (iso, text) => {
    expect(dayMonthYear(iso)).toBe(text);
  });

  test('the date is that of India, whatever the time zone of the phone', () => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(dayMonthYear('2026-03-12T18:30:00.000Z')).toBe('13 Mar 2026');
  });

  test('the day changes at 18:30 UTC, midnight in India', () => {
    expect(indianDay(Date.UTC(2026, 2, 12, 18, 29, 59))).toBe('2026-03-12');
    expect(indianDay(Date.UTC(2026, 2, 12, 18, 30))).toBe('2026-03-13');
  });

  test('a message is in sentence case', () => {
    expect([sentenceCase('PAN NOT verified'), sentenceCase('')]).toEqual(['Pan not verified', '']);
  });
});

describe('the rows of the PAN sheet', () => {
  test('have an empty value where a detail is missing', () => {
    expect(panRows({ pan_number: 'BNZPJ4821K' }).map(({ value }) => value)).toEqual(['BNZPJ4821K', '', '']);
    expect(panRows(null)).toEqual([]);
  });
});

test.each([
  ['9876543210', '+91\u00a098765\u00a043210'],
  ['919876543210', '+91\u00a098765\u00a043210'],
  ['+91 98765-43210', '+91\u00a098765\u00a043210'],
  ['98XXXXXX10', '98XXXXXX10'],
  ['98765', '98765'],
  ['', ''],
])('shows the mobile number %j as %j', (received, shown) => {
  expect(formatMobile(received)).toBe(shown);
});
