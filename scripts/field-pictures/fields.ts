import type { Field, FieldKind } from '#engine/fields.ts';

/** A field of a kind, with what a borrower has given. The compiler holds that no kind goes without a picture. */
export const pictured: { readonly [Kind in FieldKind]: { field: Extract<Field, { kind: Kind }>; given: string } } = {
  text: {
    field: { kind: 'text', label: 'Name', hint: 'Please enter your correct name as per PAN', rules: [] },
    given: 'Meera Joshi',
  },
  email: {
    field: { kind: 'email', label: 'Enter your e-mail', reason: 'We send your loan papers to it.', rules: [] },
    given: 'meera.joshi@mail.in',
  },
  digits: { field: { kind: 'digits', label: 'Mobile number', prefix: '+91', rules: [] }, given: '9812345670' },
  money: {
    field: { kind: 'money', label: 'Loan amount', shortcuts: [10_000, 25_000, 50_000], rules: [] },
    given: '25000',
  },
  code: { field: { kind: 'code', label: 'One-time code', length: 6, rules: [] }, given: '4821' },
  choice: {
    field: {
      kind: 'choice',
      variant: 'tiles',
      label: 'Loan purpose',
      options: [
        { value: 'Education', icon: 'cap' },
        { value: 'Rent / Bills', icon: 'receipt' },
      ],
      rules: [],
    },
    given: 'Education',
  },
  days: { field: { kind: 'days', label: 'Salary date', rules: [] }, given: '7' },
  select: {
    field: { kind: 'select', label: 'Relation', options: [{ value: 'Mother' }, { value: 'Father' }], rules: [] },
    given: 'Mother',
  },
  suggest: {
    field: {
      kind: 'suggest',
      label: 'State',
      source: 'states',
      emptyText: 'No state found',
      rules: [],
    },
    given: '',
  },
  masked: { field: { kind: 'masked', label: 'Account number', secret: true, rules: [] }, given: '55210984417' },
  lookup: {
    field: {
      kind: 'lookup',
      label: 'IFSC code',
      source: 'bankByIfsc',
      fills: 'bankName',
      hint: 'The bank name below is filled from it.',
      rules: [],
    },
    given: 'BHNB0001234',
  },
};
