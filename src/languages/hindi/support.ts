import type { Catalogue } from '#languages/translate.ts';

export const support: Catalogue = {
  'Call the grievance officer': 'शिकायत अधिकारी को फ़ोन करें',
  'Call us': 'हमें फ़ोन करें',
  'For the grievance officer': 'शिकायत अधिकारी के लिए',
  'Grievance officer': 'शिकायत अधिकारी',
  'Keep your loan number ready. We will never ask for your OTP.': 'अपना लोन नंबर पास रखें। हम आपसे ओटीपी कभी नहीं माँगेंगे।',
  'Not satisfied with our answer? Write to our grievance officer, or call and ask for them.':
    'हमारे जवाब से संतुष्ट नहीं? हमारे शिकायत अधिकारी को लिखें, या फ़ोन करके उनसे बात करें।',
  'Ooops...': 'ओह...',
  'Page not found': 'पेज नहीं मिला',
  "We couldn't find what you looking for.": 'आप जो ढूँढ रहे थे, वह हमें नहीं मिला।',
  'Write to the grievance officer': 'शिकायत अधिकारी को लिखें',
  'Write to us': 'हमें लिखें',
};
