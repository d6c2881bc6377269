import { saveAddress, savedAddress, statesCall } from '#contract/application.ts';
import { addressSaved } from '#engine/decisions/address.ts';
import type { Answers } from '#engine/rule.ts';
import { digitsOnly, exactLength, required } from '#engine/rules.ts';
import type { SaveContext } from '#engine/step.ts';
import { readBy, saveBy, step } from '#engine/step.ts';

type Address = Answers<'houseNo' | 'city' | 'state' | 'pinCode' | 'landmark'>;

const addressBody = (answers: Address, { leadID, facts, origin }: SaveContext) => ({
  residenceAddress: answers.houseNo,
  state: answers.state,
  city: answers.city,
  pincode: answers.pinCode,
  landmark: answers.landmark,
  leadID,
  finboxCallBackUrl: `${origin}/finbox`,
  repeat: facts.repeatCustomer,
});

export const enterAddress = step({
  route: '/enter-address',
  section: 'Your home',
  title: 'Where do you live now?',
  fields: {
    houseNo: {
      kind: 'text',
      label: 'House no. and street',
      rules: [required('Please enter your house no.')],
      autocomplete: 'address-line1',
      reason: 'We write to you at this address.',
    },
    city: {
      kind: 'text',
      label: 'City',
      rules: [required('Please enter your city')],
      autocomplete: 'address-level2',
      reason: 'The least salary we ask for depends on your city.',
    },
    state: {
      kind: 'suggest',
      label: 'State',
      placeholder: 'Type to search',
      call: statesCall,
      query: (typed) => ({ searchWord: typed.toLowerCase() }),
      suggestions: readBy(statesCall, ({ data }) => data),
      emptyText: 'No state found',
      rules: [required('Please enter your state')],
      autocomplete: 'address-level1',
      reason: 'Stamp duty depends on your state.',
    },
    pinCode: {
      kind: 'digits',
      label: 'Pincode',
      normalize: { exactDigits: 6 },
      rules: [
        required('Please enter your pincode'),
        digitsOnly('Pincode should be 6 digits'),
        exactLength(6, 'Pincode should be 6 digits'),
      ],
      autocomplete: 'postal-code',
      reason: 'We check your address with it.',
    },
    landmark: { kind: 'text', label: 'Landmark (optional)', rules: [] },
  },
  prefill: {
    call: savedAddress,
    when: () => true,
    answers: readBy(savedAddress, ({ data }) => ({
      houseNo: data?.houseNo ?? '',
      city: data?.city ?? '',
      state: data?.state ?? '',
      pinCode: data?.pinCode ?? '',
      landmark: data?.landmark ?? '',
    })),
  },
  save: saveBy(saveAddress, addressBody, addressSaved),
  back: { to: '/your-residence' },
  repeatCustomer: 'save',
  hindi: {
    'Your home': 'आपका घर',
    'Where do you live now?': 'अभी आप कहाँ रहते हैं?',
    'House no. and street': 'मकान नंबर और गली',
    'Please enter your house no.': 'कृपया अपना मकान नंबर डालें',
    'We write to you at this address.': 'हम आपको इसी पते पर चिट्ठी भेजते हैं।',
    City: 'शहर',
    'Please enter your city': 'कृपया अपना शहर डालें',
    'The least salary we ask for depends on your city.': 'कम से कम कितनी सैलरी चाहिए, यह आपके शहर पर निर्भर है।',
    State: 'राज्य',
    'Type to search': 'अंग्रेज़ी में लिखकर ढूँढें',
    'No state found': 'कोई राज्य नहीं मिला। नाम अंग्रेज़ी में लिखें।',
    'Please enter your state': 'कृपया अपना राज्य डालें',
    'Stamp duty depends on your state.': 'स्टाम्प ड्यूटी आपके राज्य पर निर्भर है।',
    Pincode: 'पिनकोड',
    'Please enter your pincode': 'कृपया अपना पिनकोड डालें',
    'Pincode should be 6 digits': 'पिनकोड में 6 अंक होने चाहिए',
    'We check your address with it.': 'इससे हम आपका पता जाँचते हैं।',
    'Landmark (optional)': 'पास की जानी-मानी जगह (ज़रूरी नहीं)',
  },
  examples: {
    pass: [
      { houseNo: '12, Lake View Road', city: 'Nagpur', state: 'Maharashtra', pinCode: '440010', landmark: '' },
      { houseNo: '4B', city: 'Imphal', state: 'Manipur', pinCode: '795001', landmark: 'Near Kangla Fort' },
    ],
    fail: [
      { answers: { houseNo: '' }, errors: { houseNo: 'Please enter your house no.' } },
      { answers: { city: '' }, errors: { city: 'Please enter your city' } },
      { answers: { state: '' }, errors: { state: 'Please enter your state' } },
      { answers: { pinCode: '' }, errors: { pinCode: 'Please enter your pincode' } },
      { answers: { pinCode: '44OO1O' }, errors: { pinCode: 'Pincode should be 6 digits' } },
      { answers: { pinCode: '4400' }, errors: { pinCode: 'Pincode should be 6 digits' } },
    ],
  },
});
