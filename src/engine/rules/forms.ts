import type { RuleEntries } from '../rule.ts';
import { mistyped } from './mutations.ts';

const formTools = (form: string, invalid: string) => ({
  describe: () => form,
  invalidates: () => invalid,
  breaks: mistyped,
  short: 'form',
});

/** §5: rules about the form of an answer, by an expression each. */
export const forms = {
  /** The text of the expression must be anchored: '^[A-Z]+$'. */
  pattern: {
    value: 'pattern',
    check: (text, source) => new RegExp(source).test(text),
    tools: {
      describe: (source) => `the form \`/${source}/\``,
      invalidates: () => undefined,
      breaks: mistyped,
      short: 'form',
    },
  },
  /** §5 References, Bank. */
  letters: {
    value: 'none',
    check: (text) => /^[a-z ]+$/i.test(text),
    tools: formTools('letters and spaces only', 'with anything else'),
  },
  /** §5 Name. */
  singleSpacedLetters: {
    value: 'none',
    check: (text) => /^[a-z]+( [a-z]+)*$/i.test(text),
    tools: { ...formTools('letters and single spaces only', 'with anything else'), isPersonal: true },
  },
  /** Rupees without paise, in digits alone: neither 1e5 nor 0x7d0 is an amount. Every money field needs it. */
  wholeRupees: {
    value: 'none',
    check: (text) => /^\d+$/.test(text),
    tools: { describe: () => 'whole rupees in digits', invalidates: () => 'with anything else', breaks: mistyped },
  },
  /** §5: the digits 0 to 9 and nothing else. */
  digitsOnly: {
    value: 'none',
    check: (text) => /^\d+$/.test(text),
    tools: formTools('digits only', 'with anything else'),
  },
  /** §5 Company name. */
  notOnlyDigits: {
    value: 'none',
    check: (text) => /\D/.test(text),
    tools: {
      describe: () => 'not only digits',
      invalidates: () => 'of digits only',
      breaks: ({ text }) => [text.replaceAll(/./g, (_, place: number) => String((place + 1) % 10))],
    },
  },
  /** §5 Email, in the form people have: dotted words, an at sign, a dotted domain with a name of letters at its end. */
  email: {
    value: 'none',
    check: (text) => /^[\w%+'-]+(\.[\w%+'-]+)*@([a-z\d-]+\.)+[a-z]{2,}$/i.test(text),
    tools: { ...formTools('the form of an e-mail', 'of another form'), isPersonal: true },
  },
  /** §5 PAN: 3 letters, the letter P, 1 letter, 4 digits, 1 letter. */
  pan: {
    value: 'none',
    check: (text) => /^[a-z]{3}p[a-z]\d{4}[a-z]$/i.test(text),
    tools: { ...formTools('the form of a PAN', 'of another form'), isPersonal: true },
  },
  /** §5 Aadhaar: 12 digits, optionally grouped in fours by a space or a hyphen. */
  aadhaar: {
    value: 'none',
    check: (text) => /^\d{4}[ -]?\d{4}[ -]?\d{4}$/.test(text),
    tools: { ...formTools('the form of an Aadhaar number', 'of another form'), isPersonal: true },
  },
  /** §5 References: 10 digits starting 6 to 9. */
  mobile: {
    value: 'none',
    check: (text) => /^[6-9]\d{9}$/.test(text),
    tools: { ...formTools('the form of a mobile number', 'of another form'), isPersonal: true },
  },
  /** §5 Aadhaar, Mobile login: a number of zeros only, grouped or not. */
  notZeros: {
    value: 'none',
    check: (text) => !/^[0 -]+$/.test(text),
    tools: {
      describe: () => 'not zeros only',
      invalidates: () => 'of zeros only',
      breaks: ({ text }) => [text.replaceAll(/\d/g, '0')],
    },
  },
  /** §13: 4 letters, a zero, 6 letters or digits. */
  ifsc: {
    value: 'none',
    check: (text) => /^[a-z]{4}0[a-z\d]{6}$/i.test(text),
    tools: formTools('the form of an IFSC code', 'of another form'),
  },
} as const satisfies RuleEntries;
