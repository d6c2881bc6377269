import type { NewKind, Wish } from './wish.ts';

/** A rule as it is written, with an answer that breaks it alone and the message it shows. */
interface WrittenRule {
  readonly name: string;
  readonly of?: number;
  readonly message: string;
  readonly brokenBy: string;
}

/** What a kind brings along. */
interface Written {
  readonly rules: readonly WrittenRule[];
  /** More lines of the field, as they are written. */
  readonly parts: Readonly<Record<string, string>>;
  /** The typing aid that `parts.normalize` calls. */
  readonly aid?: string;
  readonly transient: string;
}

const text = (words: string) => JSON.stringify(words);

/** Upper case after the first letter, as in 'PAN', stays. */
const within = (label: string) => (/^[A-Z][a-z ]/.test(label) ? `${label[0]?.toLowerCase()}${label.slice(1)}` : label);

const required = (verb: string, { label }: Wish): WrittenRule => ({
  name: 'required',
  message: `Please ${verb} ${within(label)}`,
  brokenBy: '',
});

function personal(token: string, reason: string, wish: Wish): Record<string, string> {
  return { autocomplete: text(token), reason: text(wish.reason ?? reason) };
}

const wholeRupees = { name: 'wholeRupees', message: 'Please enter the amount in whole rupees', brokenBy: '42.50' };
const digitsOnly = { name: 'digitsOnly', message: 'Please enter digits only', brokenBy: '4B2' };

function moneyRules({ minimum, maximum }: Wish): WrittenRule[] {
  const rules: WrittenRule[] = [wholeRupees];
  if (minimum !== undefined) {
    const message = `Amount must be at least ${minimum}`;
    rules.push({ name: 'atLeast', of: minimum, message, brokenBy: String(minimum - 1) });
  }
  if (maximum !== undefined) {
    const message = `Amount must be at most ${maximum}`;
    rules.push({ name: 'atMost', of: maximum, message, brokenBy: String(maximum + 1) });
  }
  return rules;
}

const optionList = ({ options }: Wish) => `[${options.map((value) => `{ value: ${text(value)} }`).join(', ')}]`;

const kinds: Readonly<Record<NewKind, (wish: Wish) => Written>> = {
  choice: (wish) => ({
    rules: [required('select', wish)],
    parts: { variant: text('rows'), options: optionList(wish) },
    transient: wish.options[0] ?? '',
  }),
  select: (wish) => ({
    rules: [required('select', wish)],
    parts: { options: optionList(wish) },
    transient: wish.options[0] ?? '',
  }),
  days: (wish) => ({ rules: [required('select', wish)], parts: {}, transient: '7' }),
  text: (wish) => ({
    rules: [required('enter', wish)],
    parts: wish.reason === undefined ? {} : personal('off', '', wish),
    transient: 'An answer',
  }),
  email: (wish) => ({
    rules: [required('enter', wish), { name: 'email', message: 'Invalid email Id', brokenBy: 'meera@' }],
    parts: personal('email', 'We write to you here.', wish),
    transient: 'meera.joshi@mail.in',
  }),
  digits: (wish) => ({
    rules: [required('enter', wish), digitsOnly],
    parts: { normalize: 'withoutSeparators' },
    aid: 'withoutSeparators',
    transient: '42',
  }),
  money: (wish) => ({
    rules: [required('enter', wish), ...moneyRules(wish)],
    parts: {},
    transient: String(wish.minimum ?? wish.maximum ?? 1000),
  }),
  code: (wish) => ({
    rules: [
      required('enter', wish),
      { name: 'exactLength', of: 6, message: 'Please enter all 6 digits', brokenBy: '123' },
    ],
    parts: {
      length: '6',
      normalize: 'keepDigits(6)',
      ...personal('one-time-code', 'We sent it to you.', wish),
      secret: 'true',
    },
    aid: 'keepDigits',
    transient: '123456',
  }),
  masked: (wish) => ({
    rules: [required('enter', wish), digitsOnly],
    parts: { normalize: 'withoutSeparators', ...personal('off', 'Only you and we see it.', wish), secret: 'true' },
    aid: 'withoutSeparators',
    transient: '1234567890',
  }),
};

export const writtenBy = (wish: Wish): Written => kinds[wish.kind](wish);
