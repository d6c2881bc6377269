import type { savedBankDetails } from '#contract/bank.ts';
import type { AnswerOf } from '#contract/call.ts';
import { wrongAccountPopupForMs } from '#engine/delays.ts';
import { popup } from '#engine/outcome.ts';
import { digitsOnly, ifsc, letters, maxLength, minLength, required, sameAs } from '#engine/rules.ts';
import { step } from '#engine/step.ts';
import { withoutSeparators } from '#engine/typing.ts';
import { msg } from '#languages/message.ts';

/** §5, §18: a masked number, or a text that is no number, is shown blank; any typed number then passes. */
function unmasked(accountNumber: string): string {
  const number = withoutSeparators(accountNumber);
  return /^\d{4,}$/.test(number) ? number : '';
}

const saved = ({ data }: AnswerOf<typeof savedBankDetails>) => ({
  accountHolderName: data?.name ?? '',
  accountNo: unmasked(data?.accountNumber ?? ''),
  ifsc: data?.ifsc ?? '',
  bankName: data?.bankName ?? '',
});

export const bankDetails = step({
  route: '/bank-details',
  section: 'Your bank',
  title: 'Bank Details',
  subtitle: 'Please enter your bank details for loan disbursal.',
  part: 'bank',
  fields: {
    accountHolderName: {
      kind: 'text',
      label: "Account holder's name",
      rules: [required('Please enter account holder name'), letters('Please enter valid account holder name')],
      autocomplete: 'name',
      reason: 'The account must be in your own name.',
    },
    accountNo: {
      kind: 'masked',
      label: 'Account number',
      rules: [
        required('Please enter account number'),
        digitsOnly('Please enter valid account number'),
        minLength(10, 'Account number must be at least 10 digits'),
        maxLength(18, 'Account number cannot be longer than 18 digits'),
      ],
      autocomplete: 'off',
      reason: 'Your loan is paid into this account. Its number is not stored on this phone.',
      secret: true,
    },
    confirmedAccountNo: {
      kind: 'digits',
      label: 'Re-enter account number',
      rules: [required('Please re-enter account number'), sameAs('accountNo', 'Re-enter account number must match')],
      autocomplete: 'off',
      reason: 'Twice, so that no digit is wrong.',
      secret: true,
    },
    ifsc: {
      kind: 'lookup',
      label: 'IFSC code',
      normalize: 'upperCase',
      source: 'bankByIfsc',
      fills: 'bankName',
      rules: [required('Please enter IFSC code'), ifsc('Please enter valid IFSC code')],
    },
    bankName: {
      kind: 'text',
      label: 'Bank name',
      placeholder: 'Filled from IFSC',
      rules: [required('Please enter bank name')],
    },
  },
  prefill: {
    call: 'savedBankDetails',
    when: { not: { session: 'leadType', equals: 'Repeat Case' } },
    answers: saved,
    refuses: (answer, { accountNo }) => {
      const last4 = saved(answer).accountNo.slice(-4);
      if (accountNo.endsWith(last4)) return undefined;
      const message = msg('Enter account number ending with {last4}', { last4 });
      return popup(message, { forMs: wrongAccountPopupForMs });
    },
  },
  save: {
    call: 'saveBankDetails',
    body: {
      accountHoldersName: 'accountHolderName',
      accountNo: 'accountNo',
      confirmedAccountNo: 'confirmedAccountNo',
      ifsc: 'ifsc',
      bankName: 'bankName',
      leadID: { session: 'leadID' },
    },
  },
  back: { to: '/dashboard', supplied: true },
  confirm: {
    variant: 'dialog',
    title: 'Bank Details!',
    text: 'Are these information correct?',
    no: 'NO',
    yes: 'YES',
  },
  slowSubmit: true,
  hindi: {
    'Your bank': 'आपका बैंक',
    'Bank Details': 'बैंक की जानकारी',
    'Please enter your bank details for loan disbursal.': 'लोन की रकम पाने के लिए अपने बैंक की जानकारी डालें।',
    "Account holder's name": 'खाताधारक का नाम',
    'Please enter account holder name': 'कृपया खाताधारक का नाम डालें',
    'Please enter valid account holder name': 'कृपया खाताधारक का नाम अंग्रेज़ी अक्षरों में डालें',
    'The account must be in your own name.': 'खाता आपके अपने नाम पर होना चाहिए।',
    'Account number': 'खाता नंबर',
    'Please enter account number': 'कृपया खाता नंबर डालें',
    'Please enter valid account number': 'कृपया सही खाता नंबर डालें',
    'Account number must be at least 10 digits': 'खाता नंबर में कम से कम 10 अंक होने चाहिए',
    'Account number cannot be longer than 18 digits': 'खाता नंबर में 18 से ज़्यादा अंक नहीं हो सकते',
    'Your loan is paid into this account. Its number is not stored on this phone.':
      'आपका लोन इसी खाते में आएगा। इसका नंबर इस फ़ोन में नहीं रखा जाता।',
    'Re-enter account number': 'खाता नंबर दोबारा डालें',
    'Please re-enter account number': 'कृपया खाता नंबर दोबारा डालें',
    'Re-enter account number must match': 'दोनों बार खाता नंबर एक ही होना चाहिए',
    'Twice, so that no digit is wrong.': 'दो बार, ताकि कोई अंक गलत न हो।',
    'IFSC code': 'IFSC कोड',
    'Please enter IFSC code': 'कृपया IFSC कोड डालें',
    'Please enter valid IFSC code': 'कृपया सही IFSC कोड डालें',
    'Bank name': 'बैंक का नाम',
    'Filled from IFSC': 'IFSC से भर जाएगा',
    'Please enter bank name': 'कृपया बैंक का नाम डालें',
    'Bank Details!': 'बैंक की जानकारी!',
    'Are these information correct?': 'क्या यह जानकारी सही है?',
    NO: 'नहीं',
    YES: 'हाँ',
  },
  examples: {
    pass: [
      {
        accountHolderName: 'Meera Joshi',
        accountNo: '55210984417',
        confirmedAccountNo: '55210984417',
        ifsc: 'BHNB0001234',
        bankName: 'Bharat National Bank',
      },
    ],
    fail: [
      { answers: { accountHolderName: '' }, errors: { accountHolderName: 'Please enter account holder name' } },
      {
        answers: { accountHolderName: 'M33ra' },
        errors: { accountHolderName: 'Please enter valid account holder name' },
      },
      {
        answers: { accountNo: '', confirmedAccountNo: '' },
        errors: { accountNo: 'Please enter account number', confirmedAccountNo: 'Please re-enter account number' },
      },
      {
        answers: { accountNo: '5521098441B', confirmedAccountNo: '5521098441B' },
        errors: { accountNo: 'Please enter valid account number' },
      },
      {
        answers: { accountNo: '552109844', confirmedAccountNo: '552109844' },
        errors: { accountNo: 'Account number must be at least 10 digits' },
      },
      {
        answers: { accountNo: '5521098441755210984', confirmedAccountNo: '5521098441755210984' },
        errors: { accountNo: 'Account number cannot be longer than 18 digits' },
      },
      {
        answers: { confirmedAccountNo: '55210984418' },
        errors: { confirmedAccountNo: 'Re-enter account number must match' },
      },
      { answers: { ifsc: '' }, errors: { ifsc: 'Please enter IFSC code' } },
      { answers: { ifsc: 'BHNB1001234' }, errors: { ifsc: 'Please enter valid IFSC code' } },
      { answers: { bankName: '' }, errors: { bankName: 'Please enter bank name' } },
    ],
  },
});
