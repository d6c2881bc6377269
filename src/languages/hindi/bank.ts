import type { Catalogue } from '#languages/translate.ts';

export const bank: Catalogue = {
  'After we review your application': 'जब हम आपका आवेदन देख लेंगे',
  'Approve the e-mandate': 'ई-मैंडेट मंज़ूर करें',
  'Approve the e-mandate on the page that opened. If it is closed, press Continue to open it again.':
    'जो पेज खुला है, उस पर ई-मैंडेट मंज़ूर करें। अगर वह बंद हो गया है, तो फिर खोलने के लिए जारी रखें दबाएँ।',
  'Bank account': 'बैंक खाता',
  'Bank accounts': 'बैंक खाते',
  Cancel: 'रद्द करें',
  'Check your account': 'खाते की जाँच',
  'Checking your e-mandate': 'आपका ई-मैंडेट जाँच रहे हैं',
  Download: 'डाउनलोड करें',
  'E-mandate': 'ई-मैंडेट',
  'Edit Bank Details': 'बैंक की जानकारी बदलें',
  'From your loan approval we work out an APR of {#1} a year.':
    'आपकी लोन मंज़ूरी से हमारे हिसाब से APR (कुल सालाना दर) {#1} है।',
  'Get your money': 'अपना पैसा पाएँ',
  'I agree to terms-privacy policy and allow access to my credit bureau information.':
    'मैं नियमों और प्राइवेसी पॉलिसी से सहमत हूँ, और अपनी क्रेडिट ब्यूरो जानकारी दिखाने को राज़ी हूँ।',
  'I confirm to hold the bank account mentioned above, and take full responsibility for the correctness of all related information.':
    'मेरी ओर से पुष्टि है कि ऊपर दिया गया बैंक खाता मेरा है, और इससे जुड़ी सारी जानकारी के सही होने की पूरी ज़िम्मेदारी मेरी है।',
  'IFSC {1}': 'IFSC {1}',
  'Just wait for a moment': 'बस थोड़ी देर रुकें',
  'Key Fact Statement': 'मुख्य तथ्य विवरण (KFS)',
  'No bank account is saved yet.': 'अभी कोई बैंक खाता सेव नहीं है।',
  'Not Verified': 'जाँच बाकी है',
  'Once the money is transferred to the below account, the transaction cannot be reversed.':
    'इस खाते में पैसा भेजे जाने के बाद उसे वापस नहीं लिया जा सकता।',
  'One-time code, 6 digits': 'ओटीपी, 6 अंक',
  'Open the payment page': 'भुगतान का पेज खोलें',
  'Penny Drop': 'पेनी ड्रॉप',
  'Please ask us why before you agree.': 'सहमति देने से पहले कृपया हमसे इसका कारण पूछें।',
  'Please complete the e-mandate for loan disbursal while we review your application.':
    'जब तक हम आपका आवेदन देखते हैं, लोन की रकम पाने के लिए ई-मैंडेट पूरा करें।',
  'Please complete your reverse Penny process for loan disbursal.':
    'लोन की रकम पाने के लिए कृपया रिवर्स पेनी की प्रक्रिया पूरी करें।',
  'Please pay Rs1 to verify your bank account': 'अपने बैंक खाते की जाँच के लिए कृपया ₹1 भेजें',
  'Please select your bank account first.': 'कृपया पहले अपना बैंक खाता चुनें।',
  'Please select your bank account for loan disbursal.': 'लोन की रकम पाने के लिए अपना बैंक खाता चुनें।',
  'Please wait, we are verifying your bank account': 'कृपया रुकें, हम आपका बैंक खाता जाँच रहे हैं',
  Print: 'प्रिंट करें',
  'Reading your Key Fact Statement': 'आपका मुख्य तथ्य विवरण पढ़ रहे हैं',
  'Reading your bank accounts. This takes about 5 seconds.': 'आपके बैंक खाते पढ़ रहे हैं। इसमें करीब 5 सेकंड लगेंगे।',
  'Rs1 will be returned to your account within 24-48 hours.': '₹1 आपके खाते में 24-48 घंटों में लौटा दिया जाएगा।',
  'Select Bank Account': 'बैंक खाता चुनें',
  'Sending Rs 1 to your bank for verification': 'जाँच के लिए आपके बैंक में ₹1 भेज रहे हैं',
  'The e-mandate page did not load. Check your connection, then press Continue.':
    'ई-मैंडेट का पेज लोड नहीं हुआ। अपना इंटरनेट देखें, फिर जारी रखें दबाएँ।',
  'The e-mandate page did not open. Press Continue to try again.': 'ई-मैंडेट का पेज नहीं खुला। फिर कोशिश के लिए जारी रखें दबाएँ।',
  'The e-mandate page takes long to load. Press Continue to try again.':
    'ई-मैंडेट का पेज लोड होने में देर लग रही है। फिर कोशिश के लिए जारी रखें दबाएँ।',
  'The statement says {#1}.': 'विवरण में {#1} लिखा है।',
  'This can take up to 5 minutes. Please keep this page open.': 'इसमें 5 मिनट तक लग सकते हैं। कृपया यह पेज खुला रखें।',
  Verified: 'जाँचा हुआ',
  'We are not responsible for loss caused by incorrect information.': 'गलत जानकारी से हुए नुकसान के लिए हम ज़िम्मेदार नहीं हैं।',
  'We could not read your Key Fact Statement.': 'हम आपका मुख्य तथ्य विवरण नहीं पढ़ पाए।',
  'We could not read your bank accounts.': 'हम आपके बैंक खाते नहीं पढ़ पाए।',
  "We need to check if it's you": 'हमें जाँचना है कि यह आप ही हैं',
  'We send Rs 1 to your bank': 'हम आपके बैंक में ₹1 भेजते हैं',
  'With your bank, for repayment': 'अपने बैंक के साथ, लोन चुकाने के लिए',
  'You accept our terms and privacy policy.': 'आप हमारे नियम और प्राइवेसी पॉलिसी मानते हैं।',
  'You let us see your credit bureau information.': 'आप हमें अपनी क्रेडिट ब्यूरो जानकारी देखने देते हैं।',
  'Your browser did not open the payment page.': 'आपके ब्राउज़र ने भुगतान का पेज नहीं खोला।',
  'Your money will be transferred to the following bank account': 'आपका पैसा इस बैंक खाते में भेजा जाएगा',
  'or add a new bank account': 'या नया बैंक खाता जोड़ें',
  'your mobile number': 'आपके मोबाइल नंबर',
};
