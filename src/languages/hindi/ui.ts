import type { Catalogue } from '#languages/translate.ts';

export const ui: Catalogue = {
  'Application progress': 'आवेदन कहाँ तक पहुँचा',
  Back: 'पीछे',
  'Done:': 'हो गया:',
  'Facing any issue?': 'कोई दिक्कत है?',
  Help: 'मदद',
  Main: 'मुख्य',
  'One step at\u00a0a\u00a0time.': 'एक-एक कदम करके।',
  'Please wait': 'कृपया रुकें',
  Searching: 'ढूँढ रहे हैं',
  'Skip to content': 'सीधे मुख्य भाग पर जाएँ',
  'Try again': 'फिर कोशिश करें',
  'We could not load the list': 'सूची नहीं खुल पाई',
  'Your answers are saved after every step. Start here, finish on your phone.':
    'हर कदम के बाद आपके जवाब सेव हो जाते हैं। यहाँ शुरू करें, फ़ोन पर पूरा करें।',
  'Your data is safe with us': 'आपकी जानकारी हमारे पास सुरक्षित है',
  '1 result': '1 नतीजा',
  '{#1} results': '{#1} नतीजे',
};
