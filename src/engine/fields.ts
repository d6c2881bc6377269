import type { Rule } from './rule.ts';
import type { LookupSource, SuggestSource } from './sources.ts';

/** What every field says, whatever its kind. */
interface FieldBase {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** In the order in which their messages may show: the first that does not hold is told. */
  readonly rules: readonly Rule[];
  /** The HTML autocomplete token, for a personal field. */
  readonly autocomplete?: string;
  /** Why it is asked, shown to the borrower; for a personal field. */
  readonly reason?: string;
  /** Never kept in the draft: account numbers, one-time codes, Aadhaar. */
  readonly secret?: true;
  /** The heading of the group it opens, such as 'Reference 1'. */
  readonly groupTitle?: string;
}

/** The drawings an option may have; each is one of ui/icons.svg. */
export type OptionIcon =
  | 'bank'
  | 'cal'
  | 'cap'
  | 'clock'
  | 'doc'
  | 'dots'
  | 'flag'
  | 'home'
  | 'medical'
  | 'receipt'
  | 'rupee'
  | 'umbrella'
  | 'user'
  | 'wallet';

export interface Option {
  /** Shown and sent alike (decisions.md §4). */
  readonly value: string;
  readonly icon?: OptionIcon;
}

interface Typed extends FieldBase {
  /** What the field holds of a typed text, after it held `before`: see typing.ts. It never cuts what a rule reports. */
  readonly normalize?: (typed: string, before?: string) => string;
}

export interface TextFieldSpec extends Typed {
  readonly kind: 'text';
}
export interface EmailFieldSpec extends Typed {
  readonly kind: 'email';
}
export interface DigitsFieldSpec extends Typed {
  readonly kind: 'digits';
  /** Shown before the digits, never sent: '+91'. */
  readonly prefix?: string;
}
/** Rupees, grouped the Indian way as they are typed, in words underneath. Read as a whole: see amount.ts. */
export interface MoneyFieldSpec extends FieldBase {
  readonly kind: 'money';
  /** Amounts in rupees that fill the field at a tap. */
  readonly shortcuts?: readonly number[];
}
export interface CodeFieldSpec extends Typed {
  readonly kind: 'code';
  readonly length: 4 | 6;
}
export interface ChoiceFieldSpec extends FieldBase {
  readonly kind: 'choice';
  readonly variant: 'rows' | 'tiles';
  readonly options: readonly Option[];
}
export interface DaysFieldSpec extends FieldBase {
  readonly kind: 'days';
}
export interface SelectFieldSpec extends FieldBase {
  readonly kind: 'select';
  readonly options: readonly Option[];
}
/** A text with suggestions from the server, asked 300 ms after typing stops. */
export interface SuggestFieldSpec extends Typed {
  readonly kind: 'suggest';
  /** Where the suggestions come from. */
  readonly source: SuggestSource;
  readonly emptyText: string;
}
/** An account number, drawn as dots until the borrower asks to see it. */
export interface MaskedFieldSpec extends Typed {
  readonly kind: 'masked';
}
/** A code that fills another field from the server once it has its full length, and clears it otherwise. */
export interface LookupFieldSpec extends Typed {
  readonly kind: 'lookup';
  /** What looks the code up. */
  readonly source: LookupSource;
  readonly fills: string;
}
/** Every kind of field a step may have. */
export type Field =
  | TextFieldSpec
  | EmailFieldSpec
  | DigitsFieldSpec
  | MoneyFieldSpec
  | CodeFieldSpec
  | ChoiceFieldSpec
  | DaysFieldSpec
  | SelectFieldSpec
  | SuggestFieldSpec
  | MaskedFieldSpec
  | LookupFieldSpec;

export type FieldKind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;
