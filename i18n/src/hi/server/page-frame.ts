import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['page-frame']> = {
  skip: 'सीधे सामग्री पर जाएँ',
  back: 'HazardGuard होम',
  languages: 'भाषा',
  demo: 'डेमो: नमूना स्थल और काल्पनिक पड़ोसी। वास्तविक आपात स्थिति के लिए नहीं।',
  footer: 'HazardGuard: औद्योगिक ख़तरों की तैयारी और बचाव का मंच',
  problem: {
    title: 'यह पेज अभी नहीं दिखाया जा सकता',
    unavailable: 'रजिस्टर तक पहुँच नहीं हो पा रही है। कुछ भी बदला नहीं गया।',
    tooMany: 'आपके नेटवर्क से बहुत अधिक अनुरोध आए। एक मिनट रुककर फिर कोशिश करें।',
    unexpected: 'सर्वर पर कुछ गड़बड़ हुई।',
    requestId: 'अनुरोध क्रमांक',
    again: 'फिर कोशिश करें',
    call: 'ख़तरे में हैं? अभी 112 पर फ़ोन करें।',
  },
};
