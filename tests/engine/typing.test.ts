import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Retyped } from '#engine/typing.ts';
import {
  groupAadhaar,
  groupIndian,
  keepDigits,
  keepMobile,
  keepUpperCase,
  keepUpTo,
  retypeMoney,
} from '#engine/typing.ts';
import { always } from '#tests/engine/always.ts';

const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${max}}$`));

describe('what stays of a typed text', () => {
  test('digits only, so many at most', () => {
    expect(keepDigits(6)('44 00-10 99')).toBe('440010');
  });
  test('capitals without spaces, so many at most', () => {
    expect(keepUpperCase(10)(' bnzpj 4821k99')).toBe('BNZPJ4821K');
  });
  test('so many characters at most', () => {
    expect(keepUpTo(3)('a1-b')).toBe('a1-');
  });
  test.each([
    ['98765 43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['0091 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['91987654321', '9198765432'],
    ['98765432109', '9876543210'],
    ['987', '987'],
    ['', ''],
  ])('of %o as a mobile number: %o', (typed, kept) => {
    expect(keepMobile(typed)).toBe(kept);
  });
  test('keeping is done once: what was kept is kept whole', () => {
    for (const keep of [keepDigits(6), keepUpperCase(10), keepUpTo(5), keepMobile]) {
      always(fc.property(fc.string({ unit: 'grapheme' }), (typed) => keep(keep(typed)) === keep(typed)));
    }
  });
});

describe('grouping', () => {
  test.each([
    ['', ''],
    ['7', '7'],
    ['999', '999'],
    ['1000', '1,000'],
    ['12345', '12,345'],
    ['125000', '1,25,000'],
    ['1234567', '12,34,567'],
    ['9999999999', '9,99,99,99,999'],
  ])('groups %o the Indian way: %o', (plain, grouped) => {
    expect(groupIndian(plain)).toBe(grouped);
  });
  test('groups as India writes its numbers', () => {
    always(fc.property(fc.nat(), (amount) => groupIndian(String(amount)) === amount.toLocaleString('en-IN')));
  });
  test('loses no digit, however many there are', () => {
    always(fc.property(digits(40), (plain) => groupIndian(plain).replaceAll(',', '') === plain));
  });
  test.each([
    ['', ''],
    ['9999', '9999'],
    ['99991', '9999 1'],
    ['999911112222', '9999 1111 2222'],
  ])('groups Aadhaar %o in fours: %o', (plain, grouped) => {
    expect(groupAadhaar(plain)).toBe(grouped);
  });
});

const drawn = ({ text, caret }: Retyped) => `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('a money field', () => {
  test.each([
    ['types at the end', '1250|', '1,250|'],
    ['types at the start', '9|1,25,000', '9|1,25,000'],
    ['types in the middle', '1,29|5,000', '12,9|5,000'],
    ['takes no letter', '1,2a|50', '1,2|50'],
    ['takes no minus', '-|1,250', '|1,250'],
    ['takes no point of its own', '1,25.|0', '1,25|0'],
    ['takes a pasted amount without its paise', '₹1,25,000.00|', '1,25,000|'],
    ['takes a pasted amount with words around', 'Rs 1,25,000.5 |', '1,25,000|'],
    ['takes a pasted amount in the middle', '1₹2,500.00|0', '1,25,00|0'],
    ['is emptied', '|', '|'],
    ['keeps zeros in front while the first digit is replaced', '|00,000', '|00,000'],
  ])('%s: %s becomes %s', (_, before, after) => {
    expect(drawn(retypeMoney(before.replace('|', ''), before.indexOf('|')))).toBe(after);
  });

  test.each([
    ['by Backspace behind it', '1,25,000', 1],
    ['by Delete before it', '1,25,000', 4],
  ])('deleting a comma %s deletes the digit before it', (_, before, comma) => {
    const raw = before.slice(0, comma) + before.slice(comma + 1);
    const left = before.slice(0, comma - 1);
    const expected = (left + raw.slice(comma)).replaceAll(',', '');
    expect(retypeMoney(raw, comma, { before }).digits).toBe(expected);
  });

  test('shows paise that are typed behind the amount, and never takes them for rupees', () => {
    let { digits, text, caret } = retypeMoney('1500', 4);
    for (const typed of '.507') {
      ({ digits, text, caret } = retypeMoney(text + typed, text.length + 1, { before: text }));
      expect(digits).toBe('1500');
    }
    expect({ text, caret }).toEqual({ text: '1,500.50', caret: 8 });
    expect(retypeMoney('1,500', 5, { before: '1,500.' })).toMatchObject({ text: '1,500', paise: '', caret: 5 });
    expect(retypeMoney('1,5002.50', 6, { before: text })).toMatchObject({
      digits: '15002',
      text: '15,002.50',
      caret: 6,
    });
  });

  test('keeps no more digits than its field does, and its caret inside', () => {
    expect(retypeMoney('12345678901', 11, { keep: keepDigits(10) })).toEqual({
      digits: '1234567890',
      paise: '',
      text: '1,23,45,67,890',
      caret: 14,
    });
  });

  const place = fc.tuple(digits(12), fc.nat(12)).map(([text, at]) => ({ text, at: Math.min(at, text.length) }));
  const digitsBefore = (text: string, caret: number) => text.slice(0, caret).replaceAll(',', '');

  test('the caret stays after the digit that was typed', () => {
    always(
      fc.property(place, fc.constantFrom(...'0123456789'), ({ text, at }, typed) => {
        const shown = groupIndian(text);
        const { caret } = retypeMoney(shown, caretAfter(shown, at));
        const raw = shown.slice(0, caret) + typed + shown.slice(caret);
        const got = retypeMoney(raw, caret + 1, { before: shown });
        expect(got.digits).toBe(text.slice(0, at) + typed + text.slice(at));
        expect(digitsBefore(got.text, got.caret)).toBe(text.slice(0, at) + typed);
      }),
    );
  });

  test('Backspace deletes exactly one digit, wherever it is pressed', () => {
    always(
      fc.property(place, fc.boolean(), ({ text, at }, behindComma) => {
        fc.pre(at > 0);
        const shown = groupIndian(text);
        const digitEnd = caretAfter(shown, at);
        const caret = behindComma && shown[digitEnd] === ',' ? digitEnd + 1 : digitEnd;
        const raw = shown.slice(0, caret - 1) + shown.slice(caret);
        const got = retypeMoney(raw, caret - 1, { before: shown });
        expect(got.digits).toBe(text.slice(0, at - 1) + text.slice(at));
        expect(digitsBefore(got.text, got.caret)).toBe(text.slice(0, at - 1));
      }),
    );
  });

  test('settles at once: what it shows it leaves alone', () => {
    always(
      fc.property(fc.string(), fc.nat(20), (raw, at) => {
        const first = retypeMoney(raw, Math.min(at, raw.length));
        expect(retypeMoney(first.text, first.caret, { before: first.text })).toEqual(first);
      }),
    );
  });

  test('answers quickly, whatever is pasted', () => {
    const pasted = '1.'.repeat(100_000);
    expect(retypeMoney(pasted, pasted.length).digits).toHaveLength(100_000);
  }, 2_000);
});

/** Where the caret stands after so many digits of a grouped text. */
function caretAfter(shown: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < shown.length; place += 1) {
    if (seen === count) return place;
    if (shown[place] !== ',') seen += 1;
  }
  return shown.length;
}

test('takes the digits of a Hindi keyboard for what they are', () => {
  expect(keepDigits(6)('४११ ०१४')).toBe('411014');
  expect(keepMobile('९८७६५४३२१०')).toBe('9876543210');
  expect(keepUpperCase(11)('hdfc०००१२३४')).toBe('HDFC0001234');
  expect(keepUpTo(18)('५०१००२')).toBe('501002');
  expect(retypeMoney('१,२५,०००', 8)).toMatchObject({ digits: '125000', text: '1,25,000', caret: 8 });
});
