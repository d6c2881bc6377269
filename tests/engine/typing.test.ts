import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeTyped } from '#engine/field-value.ts';
import { exactLength } from '#engine/rules.ts';
import {
  groupAadhaar,
  groupIndian,
  latin,
  normalizeDigits,
  normalizeExactDigits,
  normalizeMobile,
  normalizeUpperCase,
  plainText,
  type Typing,
  typingAids,
  withoutSeparators,
} from '#engine/typing.ts';

const digits = (max: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${max}}$`));

const pasted = '\t 5010-0298\u00a01441\u200b8712\u202f34\u0002 ';

describe('the value of a field', () => {
  test('of a one-time code has digits only, at most its length', () => {
    expect(normalizeDigits(6)('481 092 is your code')).toBe('481092');
  });
  test('of a one-time code is the whole pasted code, even if it is pasted before or after other digits', () => {
    expect(normalizeDigits(6)('48481 092', '48')).toBe('481092');
    expect(normalizeDigits(6)('111111481092', '111111')).toBe('481092');
    expect(normalizeDigits(6)('4810921', '481092')).toBe('481092');
    expect(normalizeDigits(6)('484810', '48')).toBe('484810');
    expect(normalizeDigits(6)('48109272', '72')).toBe('481092');
    expect(normalizeDigits(4)('Your 4-digit OTP is ४८१०, valid for 10 minutes')).toBe('4810');
    // It replaces a code that is selected, or follows it.
    expect(normalizeDigits(4)('Your 4-digit OTP is 4810', '1111')).toBe('4810');
    expect(normalizeDigits(6)('111111Your OTP is 481092.', '111111')).toBe('481092');
    expect(normalizeDigits(6)('111111Your OTP is 481 092.', '111111')).toBe('481092');
    // The digit 8 in the middle is replaced by 9.
    expect(normalizeDigits(6)('4921', '4821')).toBe('4921');
  });
  test('of an account number has no separators, and is not cut', () => {
    expect(withoutSeparators(pasted)).toBe('501002981441871234');
    expect(withoutSeparators('5010029814418712345')).toBe('5010029814418712345');
    expect(withoutSeparators('5.01E+17')).toBe('5.01E+17');
  });
  test('of a PAN or an IFSC code has capitals without separators, and is not cut', () => {
    expect(normalizeUpperCase(' bnzpj-4821 k99')).toBe('BNZPJ4821K99');
    expect(normalizeUpperCase('\u00a0bhnb 0001234')).toBe('BHNB0001234');
  });
  test('of a text has ordinary spaces in place of special ones', () => {
    expect(plainText('Meera\u00a0Devi\tJoshi')).toBe('Meera Devi Joshi');
    // An address that the server has in two lines.
    expect(plainText('12 MG Road\nCamp')).toBe('12 MG Road Camp');
  });
  test('of a text has no invisible characters but those that join letters', () => {
    // U+0002 is what Chrome copies from a PDF in place of a hyphen at the end of a line.
    expect(plainText('\u200e\u202aMee\u0002ra\u00ad Jo\u200bshi\u202c\ufeff')).toBe('Meera Joshi');
    expect(plainText('रिद्\u200dधि')).toBe('रिद्\u200dधि');
    // They join nothing in Latin letters, where they would only make a name wrong.
    expect(plainText('\u200cMeera\u200b\u200d Joshi\u200d')).toBe('Meera Joshi');
  });
  test.each([
    ['a paste without its separators', '₹44 00-10', '', '440010'],
    ['a paste that is too long, whole', '44001-0999', '', '440010999'],
    ['a paste with letters, whole', '44OO1O', '', '44OO1O'],
    ['no typed letter', '4400x', '4400', '4400'],
    ['no letter that is typed first', 'x', '', ''],
    ['no typed seventh digit', '4400109', '440010', '440010'],
    ['no seventh digit that is typed in the middle', '4490010', '440010', '440010'],
    ['a longer paste in place of a full number', '5110019', '440010', '5110019'],
  ])('of exactly six digits holds %s', (_, typed, before, held) => {
    const rules = [exactLength(6, 'Please enter six digits')];
    expect(normalizeTyped({ kind: 'digits', label: 'Pincode', rules }, typed, before)).toBe(held);
  });
  test.each([
    ['98765 43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['(+91) 98765.43210', '9876543210'],
    ['0091 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['+91 09876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['91987654321', '91987654321'],
    ['98765432109', '98765432109'],
    ['9.8765432E+09', '98765432E09'],
    ['tel:+919811122201', '9811122201'],
    ['987', '987'],
    ['', ''],
  ])('of %o as a mobile number: %o', (typed, held) => {
    expect(normalizeMobile(typed)).toBe(held);
  });
  test('of a mobile number that is typed with its prefix is the number without it', () => {
    const type = (keys: string) => Array.from(keys).reduce((held, key) => normalizeMobile(held + key, held), '');
    expect(type('919876543210')).toBe('9876543210');
    expect(type('00919876543210')).toBe('9876543210');
    expect(type('09876543210')).toBe('9876543210');
    expect(type('98765x432109')).toBe('9876543210');
    expect(type('91987654321')).toBe('91987654321');
    expect(type('91x98765x43210')).toBe('9876543210');
  });
  test('does not change when it is entered again', () => {
    const aids: Typing[] = Object.values(typingAids).map(({ typing }) => typing);
    for (const keep of [...aids, normalizeDigits(6), normalizeExactDigits(6), withoutSeparators, plainText]) {
      fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => keep(keep(typed)) === keep(typed)));
    }
  });
  test('never is a number other than the pasted one', () => {
    const digitsIn = (text: string) => text.replaceAll(/\D/g, '');
    const number = fc.stringMatching(/^[0-9 .,+E₹/\u00a0-]{2,30}$/);
    fc.assert(
      fc.property(number, (text) => {
        const six = normalizeExactDigits(6)(text);
        if (/^\d{6}$/.test(six)) expect(digitsIn(text)).toBe(six);
        const mobile = normalizeMobile(text);
        if (/^\d{10}$/.test(mobile)) expect(digitsIn(text)).toMatch(new RegExp(`^(0{0,2}91)?0?${mobile}$`));
        if (/^\d+$/.test(withoutSeparators(text))) expect(digitsIn(text)).toBe(withoutSeparators(text));
      }),
    );
  });
});

describe('grouping', () => {
  test('follows the Indian number format', () => {
    fc.assert(fc.property(fc.nat(), (amount) => groupIndian(String(amount)) === amount.toLocaleString('en-IN')));
  });
  test('loses no digit', () => {
    fc.assert(fc.property(digits(40), (plain) => groupIndian(plain).replaceAll(',', '') === plain));
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

test.each([
  ['the digits of a Hindi keyboard', 'hdfc०००१२३ ४५६७८९', 'hdfc000123 456789'],
  ['wide letters and digits, as of an East Asian keyboard', 'ＨＤ０００１２３　４５６７８９', 'HD000123 456789'],
])('every value but a text has %s in ASCII', (_, typed, ascii) => {
  const values = [normalizeDigits(6), normalizeExactDigits(6), normalizeMobile, normalizeUpperCase, withoutSeparators];
  for (const keep of values) expect(keep(typed)).toBe(keep(ascii));
});

test('reads the digits of the other Indian scripts, as their keyboards write them', () => {
  expect(latin('०১੨૩୪௫౬೭൮৯')).toBe('0123456789');
  // Urdu, then Arabic; Santali, then Manipuri.
  expect(latin('۰۱۲۳۴٥٦٧٨٩')).toBe('0123456789');
  expect(latin('᱐᱑᱒᱓᱔꯵꯶꯷꯸꯹')).toBe('0123456789');
});
