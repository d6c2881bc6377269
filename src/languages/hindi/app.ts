import type { Catalogue } from '#languages/translate.ts';

export const app: Catalogue = {
  'Do you want to stay logged in?': 'क्या आप लॉग इन रहना चाहते हैं?',
  'Go to home': 'होम पर जाएँ',
  'If this is a mistake, write to {1}': 'अगर यह गलत है, तो यहाँ लिखें: {1}',
  'Nothing has happened here for a while. To keep your account safe, we log you out in {#1} seconds.':
    'यहाँ कुछ देर से कुछ नहीं हुआ। आपके खाते की सुरक्षा के लिए हम {#1} सेकंड में आपको लॉग आउट कर देंगे।',
  'Nothing has changed yet. Please try again in a moment.': 'अभी कुछ नहीं बदला है। कृपया थोड़ी देर में फिर कोशिश करें।',
  OK: 'ठीक है',
  Reload: 'फिर से लोड करें',
  'Stay logged in': 'लॉग इन रहें',
  'That did not work. Your answers are kept. Please try again.': 'यह नहीं हो पाया। आपके जवाब सेव हैं। कृपया फिर कोशिश करें।',
  'The next page is not one of ours, so we did not open it. Your answers are kept.':
    'अगला पेज हमारा नहीं है, इसलिए हमने उसे नहीं खोला। आपके जवाब सेव हैं।',
  'The server sent an answer we could not read. Your answer is kept. Please try again.':
    'सर्वर का जवाब हम पढ़ नहीं पाए। आपका जवाब सेव है। कृपया फिर कोशिश करें।',
  'This browser does not keep your answers. They are lost when you close this page.':
    'यह ब्राउज़र आपके जवाब सेव नहीं करता। यह पेज बंद करने पर वे मिट जाएँगे।',
  'Stop waiting': 'इंतज़ार बंद करें',
  'This part did not load': 'यह भाग नहीं खुल पाया',
  'This takes longer than usual. Your answers are kept.': 'इसमें आम तौर से ज़्यादा समय लग रहा है। आपके जवाब सेव हैं।',
  'Unexpected Application Error!': 'ऐप में अचानक गड़बड़ी!',
  'We could not reach the server. Your answer is kept. Please try again.':
    'हम सर्वर तक नहीं पहुँच पाए। आपका जवाब सेव है। कृपया फिर कोशिश करें।',
  'We stopped here to keep you safe': 'आपकी सुरक्षा के लिए हम यहाँ रुक गए',
  'You are offline. Your answers are kept.': 'आप ऑफ़लाइन हैं। आपके जवाब सेव हैं।',
  'You are still offline. Reload once you are connected.': 'आप अब भी ऑफ़लाइन हैं। इंटरनेट आने पर फिर से लोड करें।',
  'You have been logged out due to inactivity. Please log in again to continue.':
    'काफ़ी देर तक कुछ न होने से आपको लॉग आउट कर दिया गया है। जारी रखने के लिए फिर से लॉग इन करें।',
  'Your answers are kept. Reload to go on.': 'आपके जवाब सेव हैं। आगे बढ़ने के लिए फिर से लोड करें।',
  'Your connection may be weak. Your answers are kept.': 'शायद आपका इंटरनेट धीमा है। आपके जवाब सेव हैं।',
};
