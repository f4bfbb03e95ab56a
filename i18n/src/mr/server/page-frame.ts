import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['page-frame']> = {
  skip: 'थेट मजकुराकडे जा',
  back: 'HazardGuard मुखपृष्ठ',
  languages: 'भाषा',
  demo: 'डेमो: नमुना स्थळे आणि काल्पनिक परिसर. खऱ्या आपत्कालीन स्थितीसाठी नाही.',
  footer: 'HazardGuard: औद्योगिक धोक्यांसाठी सज्जता आणि बचावाचे व्यासपीठ',
  problem: {
    title: 'हे पान आत्ता दाखवता येत नाही',
    unavailable: 'नोंदवहीपर्यंत पोहोचता येत नाही. काहीही बदललेले नाही.',
    tooMany: 'तुमच्या नेटवर्कवरून खूप विनंत्या आल्या. एक मिनिट थांबून पुन्हा प्रयत्न करा.',
    unexpected: 'सर्व्हरवर काहीतरी चुकले.',
    requestId: 'विनंती क्रमांक',
    again: 'पुन्हा प्रयत्न करा',
    call: 'धोक्यात आहात? आत्ताच 112 वर फोन करा.',
  },
};
