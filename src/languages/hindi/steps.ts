import type { Catalogue } from '#languages/translate.ts';

export const steps: Catalogue = {
  'A new code in {#1}': 'नया कोड {#1} में',
  'Also asked now: {1}': 'अब यह भी पूछा गया है: {1}',
  'Contact us': 'हमसे बात करें',
  'Enter account number ending with {#1}': 'वह खाता नंबर डालें जिसके आख़िर में {#1} है',
  'Hide {1}': '{1} छिपाएँ',
  Next: 'आगे बढ़ें',
  'No longer asked: {1}': 'अब यह नहीं पूछा जाएगा: {1}',
  'Pick the {1}': '{1} चुनें',
  'Show {1}': '{1} दिखाएँ',
  'You can ask for a new code now.': 'अब आप नया कोड मँगा सकते हैं।',
};
