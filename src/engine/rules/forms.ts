import type { RuleEntries } from '../rule.ts';

const byForm = (form: RegExp) => ({ value: 'none', check: (text: string) => form.test(text) }) as const;

/** §5: rules about the form of an answer, each a regular expression. */
export const forms = {
  /** The expression must be anchored: '^[A-Z]+$'. */
  pattern: {
    value: 'pattern',
    check: (text, source) => new RegExp(source).test(text),
    tools: { describe: (source) => `the form \`/${source}/\`` },
  },
  /** §5 References, Bank. */
  letters: { ...byForm(/^[a-z ]+$/i), tools: { describe: () => 'letters and spaces only' } },
  /** §5 Name. */
  singleSpacedLetters: {
    ...byForm(/^[a-z]+( [a-z]+)*$/i),
    tools: { describe: () => 'letters and single spaces only', isPersonal: true },
  },
  /** §5: the digits 0 to 9 and nothing else: neither 1e5 nor 0x7d0 is an amount. Every money field needs it. */
  digitsOnly: { ...byForm(/^\d+$/), tools: { describe: () => 'digits only' } },
  /** §5 Company name; the digits of a Hindi keyboard are digits too. */
  notOnlyDigits: { ...byForm(/\P{Nd}/u), tools: { describe: () => 'not only digits' } },
  /** §5 Email, in its usual form: dotted words, an at sign, a domain that ends with a dot and letters. */
  email: {
    ...byForm(/^[\w%+'-]+(\.[\w%+'-]+)*@([a-z\d-]+\.)+[a-z]{2,}$/i),
    tools: { describe: () => 'the form of an e-mail', isPersonal: true },
  },
  /** §5 PAN: 3 letters, the letter P, 1 letter, 4 digits, 1 letter. */
  pan: { ...byForm(/^[a-z]{3}p[a-z]\d{4}[a-z]$/i), tools: { describe: () => 'the form of a PAN', isPersonal: true } },
  /** §5 Aadhaar: 12 digits, optionally grouped in fours by a space or a hyphen. */
  aadhaar: {
    ...byForm(/^\d{4}[ -]?\d{4}[ -]?\d{4}$/),
    tools: { describe: () => 'the form of an Aadhaar number', isPersonal: true },
  },
  /** §5 References: 10 digits starting 6 to 9. */
  mobile: { ...byForm(/^[6-9]\d{9}$/), tools: { describe: () => 'the form of a mobile number', isPersonal: true } },
  /** §5 Aadhaar, Mobile login: a number of zeros only, grouped or not. */
  notZeros: { ...byForm(/[^0 -]/), tools: { describe: () => 'not zeros only' } },
  /** §13: 4 letters, a zero, 6 letters or digits. */
  ifsc: { ...byForm(/^[a-z]{4}0[a-z\d]{6}$/i), tools: { describe: () => 'the form of an IFSC code' } },
} as const satisfies RuleEntries;
