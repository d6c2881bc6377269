import type { Rule } from './rule.ts';

/** A rule over a text that is there: nothing, or spaces alone, passes (see `Rule`). Texts are trimmed on blur (§5). */
function whenGiven(name: string, message: string, holds: (value: string) => boolean, of?: number | string): Rule {
  return {
    name,
    message,
    ...(of !== undefined && { of }),
    holds: (value) => value.trim() === '' || holds(value.trim()),
  };
}

/** Something must be given; spaces alone are nothing. */
export function required(message: string): Rule {
  return { name: 'required', message, holds: (value) => value.trim() !== '' };
}

/** The whole text has the given form. The expression must be anchored and without the `g` flag. */
export function pattern(form: RegExp, message: string): Rule {
  return whenGiven('pattern', message, (value) => form.test(value), String(form));
}

/** §5 References, Bank: letters and spaces. */
export function letters(message: string): Rule {
  return whenGiven('letters', message, (value) => /^[a-z ]+$/i.test(value));
}

/** §5 Name: letters and single spaces only. */
export function singleSpacedLetters(message: string): Rule {
  return whenGiven('singleSpacedLetters', message, (value) => /^[a-z]+( [a-z]+)*$/i.test(value));
}

/** §5: so many characters at least. */
export function minLength(length: number, message: string): Rule {
  return whenGiven('minLength', message, (value) => value.length >= length, length);
}

/** §5: so many characters at most. */
export function maxLength(length: number, message: string): Rule {
  return whenGiven('maxLength', message, (value) => value.length <= length, length);
}

/** §5: exactly so many characters. */
export function exactLength(length: number, message: string): Rule {
  return whenGiven('exactLength', message, (value) => value.length === length, length);
}

/** Rupees without paise, in digits alone: neither 1e5 nor 0x7d0 is an amount. Every money field needs it. */
export function wholeRupees(message: string): Rule {
  return whenGiven('wholeRupees', message, (value) => /^\d+$/.test(value));
}

/** A number in plain digits; anything else is none, and lies within no bounds. */
const numberOf = (value: string) => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN);

/** §5 Loan amount, Monthly income: the number is so much or more. What is no number does not hold. */
export function atLeast(least: number, message: string): Rule {
  return whenGiven('atLeast', message, (value) => numberOf(value) >= least, least);
}

/** §5 Loan amount: the number is so much or less. What is no number does not hold. */
export function atMost(most: number, message: string): Rule {
  return whenGiven('atMost', message, (value) => numberOf(value) <= most, most);
}

/** §5: the digits 0 to 9 and nothing else. */
export function digitsOnly(message: string): Rule {
  return whenGiven('digitsOnly', message, (value) => /^\d+$/.test(value));
}

/** §5 Company name: something beside digits. */
export function notOnlyDigits(message: string): Rule {
  return whenGiven('notOnlyDigits', message, (value) => /\D/.test(value));
}

/** §5 Email, in the form people have: dotted words, an at sign, a dotted domain with a name of letters at its end. */
export function email(message: string): Rule {
  return whenGiven('email', message, (value) => /^[\w%+'-]+(\.[\w%+'-]+)*@([a-z\d-]+\.)+[a-z]{2,}$/i.test(value));
}

/** §5 PAN: 3 letters, the letter P, 1 letter, 4 digits, 1 letter. */
export function pan(message: string): Rule {
  return whenGiven('pan', message, (value) => /^[a-z]{3}p[a-z]\d{4}[a-z]$/i.test(value));
}

/** §5 Aadhaar: 12 digits, optionally grouped in fours by a space or a hyphen. */
export function aadhaar(message: string): Rule {
  return whenGiven('aadhaar', message, (value) => /^\d{4}[ -]?\d{4}[ -]?\d{4}$/.test(value));
}

/** §5 References: 10 digits starting 6 to 9. */
export function mobile(message: string): Rule {
  return whenGiven('mobile', message, (value) => /^[6-9]\d{9}$/.test(value));
}

/** §5 Aadhaar, Mobile login: a number of zeros only is refused, grouped or not. */
export function notZeros(message: string): Rule {
  return whenGiven('notZeros', message, (value) => !/^[0 -]+$/.test(value));
}

/** decisions.md §4: 4 letters, a zero, 6 letters or digits. */
export function ifsc(message: string): Rule {
  return whenGiven('ifsc', message, (value) => /^[a-z]{4}0[a-z\d]{6}$/i.test(value));
}

/** §5 Bank: what another field of the step says, said again. */
export function sameAs(field: string, message: string): Rule {
  const holds: Rule['holds'] = (value, answers) => value.trim() === '' || value.trim() === answers[field]?.trim();
  return { name: 'sameAs', message, of: field, holds };
}

/** Two references are two people: not what another field of the step says. */
export function differsFrom(field: string, message: string): Rule {
  const holds: Rule['holds'] = (value, answers) => value.trim() === '' || value.trim() !== answers[field]?.trim();
  return { name: 'differsFrom', message, of: field, holds };
}

/** A reference is somebody else: not the number that is logged in, however the server wrote its country prefix. */
export function notOwnMobile(message: string): Rule {
  const holds: Rule['holds'] = (value, _answers, { mobile: own }) =>
    value.trim() === '' || value.trim() !== own.slice(-10);
  return { name: 'notOwnMobile', message, holds };
}
