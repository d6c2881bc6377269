import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupAmount, readAmount, retypeAmount } from '#engine/amount.ts';
import { groupIndian } from '#engine/typing.ts';

const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${max}}$`));

describe('reading an amount', () => {
  test.each([
    '42500',
    '42,500',
    '₹42,500.00/-',
    '42,500.00 INR',
    'Rs 42,500.00 only',
    'Rs. 42,500/- only',
    'Rs.42,500',
    'INR 42500.0',
    'inr42,500 /-',
    'Rupees 42,500 only',
    '42,500 rupees',
    '₹\u00a042\u202f500',
    '  42 500 ',
    '042,500.',
    '४२,५००',
    'रु. ४२,५०० मात्र',
    '\u200e₹42,500',
    '₨ 42,500',
  ])('%o is 42500', (text) => {
    expect(readAmount(text)).toBe('42500');
  });

  test.each([
    ['1,25,000', '125000'],
    ['1 25 000', '125000'],
    ['125,000', '125000'],
    ['1,000', '1000'],
    ['000', '0'],
    ['42,500.75', '42500.75'],
    ['Rs 42500.5', '42500.5'],
    ['0.50', '0.50'],
  ])('%o is %o', (text, value) => {
    expect(readAmount(text)).toBe(value);
  });

  test.each([
    '',
    '4.25E+04',
    '1e5',
    '0x7d0',
    'Infinity',
    '-42,500',
    '42,500-',
    '42.500,00',
    '42.500',
    '42,50',
    '4,2500',
    '1,2,3,4',
    '42500 43000',
    '42,500 - 45,000',
    '42-500',
    '42.5k',
    '5 lakh',
    '$42,500',
    '42,500 a month',
    '₹',
    '.50',
    '42,500.00.00',
  ])('%o is no amount', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  test('never gives a number other than its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 .,+Ee₹x/-]{0,14}$/), (text) => {
        const value = readAmount(text);
        if (value === undefined) return;
        const [rupees = '', paise = ''] = text.replaceAll(/[^\d.]/g, '').split('.');
        expect(Number(value)).toBe(Number(`${rupees}.${paise}0`));
      }),
    );
  });
});

test.each([
  ['', ''],
  ['42500', '42,500'],
  ['42500.75', '42,500.75'],
  ['42500.', '42,500.'],
  ['125000.5', '1,25,000.5'],
  ['4.25E+04', '4.25E+04'],
  ['42,500 a month', '42,500 a month'],
])('%o is shown as %o', (value, text) => {
  expect(groupAmount(value)).toBe(text);
});

const withCaret = ({ value, caret }: ReturnType<typeof retypeAmount>) => {
  const text = groupAmount(value);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

/** Enters each text, a key or a paste, at the caret '|' of a shown text. */
function enter(at: string, ...texts: string[]): string {
  return texts.reduce((shown, text) => {
    const [before = '', after = ''] = shown.split('|');
    return withCaret(retypeAmount(before + text + after, before.length + text.length, before + after));
  }, at);
}

describe('a money field', () => {
  test.each([
    ['takes a first digit', '|', '4', '4|'],
    ['takes no letter', '1,2|50', 'a', '1,2|50'],
    ['takes no minus', '|1,250', '-', '|1,250'],
    ['takes no point inside the rupees', '1,25|0', '.', '1,25|0'],
    ['takes no point in an empty field', '|', '.', '|'],
    ['takes a point after the amount', '1,250|', '.', '1,250.|'],
    ['takes no third digit of paise', '1,250.50|', '7', '1,250.50|'],
    ['takes no third digit of paise before the others', '1,250.|50', '7', '1,250.|50'],
    ['takes a pasted amount without its sign and its zeros', '|', '₹1,25,000.00/-', '1,25,000|'],
    ['takes a pasted amount without commas', '|', '₹125000', '1,25,000|'],
    ['takes pasted digits inside an amount', '1,2|50', '34', '1,23,4|50'],
    ['takes pasted zeros after the amount', '42,500|', '.00', '42,500|'],
    ['shows pasted paise', '|', '42,500.75', '42,500.75|'],
    ['shows a pasted text that is no amount', '|', '4.25E+04', '4.25E+04|'],
    ['reads a text with a paste in it as a whole', '1|0', '₹2,500.00', '1₹2,500.00|0'],
    ['takes Hindi digits', '|', '१,२५,०००', '1,25,000|'],
    ['takes wide digits', '1|,000', '５', '15|,000'],
    ['leaves leading zeros while the first digit is replaced', '|00,000', '', '|00,000'],
  ])('%s', (_, before, text, after) => {
    expect(enter(before, text)).toBe(after);
  });

  test('keeps every digit when a digit replaces a selected comma, or a letter a selected digit', () => {
    expect(withCaret(retypeAmount('19250', 2, '1,250'))).toBe('19|,250');
    expect(withCaret(retypeAmount('1,a50', 3, '1,250'))).toBe('1,2|50');
  });

  test('reads a pasted amount that replaces another one', () => {
    expect(withCaret(retypeAmount('42,500.00', 9, '4,250'))).toBe('42,500|');
    expect(withCaret(retypeAmount('850', 3, '4,250'))).toBe('850|');
    expect(withCaret(retypeAmount('850', 0, '4,250'))).toBe('|850');
    expect(withCaret(retypeAmount('₹42,500', 0, '4,250'))).toBe('42,500|');
  });

  test('reads a corrected text as soon as it is an amount', () => {
    expect(withCaret(retypeAmount('42,500 a', 8, '42,500 ab'))).toBe('42,500 a|');
    expect(withCaret(retypeAmount('42500 ', 6, '42500 a'))).toBe('42,500|');
  });

  test('never reads paise as rupees, neither when they are typed nor when their point is deleted', () => {
    expect(enter('1,500|', '.', '5', '0')).toBe('1,500.50|');
    expect(withCaret(retypeAmount('1,50050', 5, '1,500.50'))).toBe('1,500|');
    expect(withCaret(retypeAmount('1,500', 4, '1,500.50'))).toBe('150|');
    expect(withCaret(retypeAmount('1,5002.50', 6, '1,500.50'))).toBe('15,002|.50');
  });

  const place = fc.tuple(digits(12), fc.nat(12)).map(([text, at]) => ({ text, at: Math.min(at, text.length) }));
  const digitsBefore = (text: string, caret: number) => text.slice(0, caret).replaceAll(',', '');

  test('the caret stays after the digit that was typed', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...'0123456789'), ({ text, at }, typed) => {
        const shown = groupIndian(text);
        const caret = caretAfter(shown, at);
        const got = retypeAmount(shown.slice(0, caret) + typed + shown.slice(caret), caret + 1, shown);
        expect(got.value).toBe(text.slice(0, at) + typed + text.slice(at));
        expect(digitsBefore(groupAmount(got.value), got.caret)).toBe(text.slice(0, at) + typed);
      }),
    );
  });

  test('Backspace deletes exactly one digit, wherever it is pressed', () => {
    fc.assert(
      fc.property(place, fc.boolean(), ({ text, at }, behindComma) => {
        fc.pre(at > 0);
        const shown = groupIndian(text);
        const digitEnd = caretAfter(shown, at);
        const caret = behindComma && shown[digitEnd] === ',' ? digitEnd + 1 : digitEnd;
        const got = retypeAmount(shown.slice(0, caret - 1) + shown.slice(caret), caret - 1, shown);
        expect(got.value).toBe(text.slice(0, at - 1) + text.slice(at));
        expect(digitsBefore(groupAmount(got.value), got.caret)).toBe(text.slice(0, at - 1));
      }),
    );
  });

  test('a pasted text that is no amount is not read as another number at the next key', () => {
    expect(retypeAmount('1,2', 3)).toEqual({ value: '1,2', caret: 3 });
    expect(retypeAmount('1,23', 4, '1,2').value).toBe('1,23');
    expect(retypeAmount('1,234', 5, '1,23').value).toBe('1234');
    expect(retypeAmount(',', 0, ',').value).toBe(',');
  });

  test('does not change the text that it shows', () => {
    const before = digits(10).map(groupIndian);
    fc.assert(
      fc.property(fc.string(), fc.nat(20), before, (raw, at, shown) => {
        const first = retypeAmount(raw, Math.min(at, raw.length), shown);
        const text = groupAmount(first.value);
        expect(retypeAmount(text, first.caret, text)).toEqual(first);
      }),
    );
  });

  test('handles a long pasted text quickly', () => {
    for (const long of ['1.', '1,', '1', ' 11', ',111']) {
      const pasted = long.repeat(100_000);
      expect(retypeAmount(pasted, pasted.length).value.length).toBeGreaterThan(99_999);
    }
  }, 20_000);
});

/** The position of the caret after `count` digits of a grouped text. */
function caretAfter(shown: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (seen === count) return at;
    if (shown[at] !== ',') seen += 1;
  }
  return shown.length;
}
