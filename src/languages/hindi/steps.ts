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
  // The rows of the references: a name, and who that is.
  '{1}, Mother': '{1}, माँ',
  '{1}, Father': '{1}, पिता',
  '{1}, Brother': '{1}, भाई',
  '{1}, Sister': '{1}, बहन',
  '{1}, Spouse': '{1}, पति या पत्नी',
  '{1}, Relative': '{1}, रिश्तेदार',
  '{1}, Friends': '{1}, दोस्त',
  '{1}, Other': '{1}, अन्य',
};
