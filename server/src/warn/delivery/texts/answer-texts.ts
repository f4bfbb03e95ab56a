import type { PageLanguage } from '../../../platform/html/languages.ts';

/** The page on which a resident answers. */
export interface AnswerText {
  readonly title: string;
  readonly about: string;
  readonly exercise: string;
  readonly safe: string;
  readonly help: string;
  readonly saidSafe: string;
  readonly saidHelp: string;
  /** {time} */
  readonly saidAt: string;
  readonly correct: string;
  readonly shared: string;
  readonly urgent: string;
  readonly call: string;
  readonly now: string;
  readonly unknownTitle: string;
  readonly unknown: string;
}

export const answerTexts: Readonly<Record<PageLanguage, AnswerText>> = {
  en: {
    title: 'Are you safe?',
    about: 'You got this warning:',
    exercise: 'This is an exercise. There is no danger.',
    safe: 'I am safe',
    help: 'I need help',
    saidSafe: 'You said that you are safe.',
    saidHelp: 'You said that you need help.',
    saidAt: 'Received {time}.',
    correct: 'Has it changed? Answer again; the last answer counts.',
    shared:
      'The control room sees your answer and where the place is that you follow. If you need help, it also sees the number or address the message went to.',
    urgent: 'In danger now? Do not wait for an answer to this page.',
    call: 'Call 112',
    now: 'How it stands now',
    unknownTitle: 'This link is not valid',
    unknown: 'The link is not complete. Open it from the message again, or call 112 if you need help.',
  },
  hi: {
    title: 'क्या आप सुरक्षित हैं?',
    about: 'आपको यह चेतावनी मिली:',
    exercise: 'यह अभ्यास है। कोई ख़तरा नहीं है।',
    safe: 'मैं सुरक्षित हूँ',
    help: 'मुझे मदद चाहिए',
    saidSafe: 'आपने बताया कि आप सुरक्षित हैं।',
    saidHelp: 'आपने बताया कि आपको मदद चाहिए।',
    saidAt: '{time} पर मिला।',
    correct: 'क्या स्थिति बदल गई? फिर से उत्तर दें; आखिरी उत्तर ही माना जाता है।',
    shared: 'नियंत्रण कक्ष आपका उत्तर और जिस स्थान को आप फ़ॉलो करते हैं वह देखता है। मदद चाहिए तो वह नंबर या पता भी देखता है जिस पर संदेश गया था।',
    urgent: 'अभी ख़तरे में हैं? इस पेज पर जवाब की प्रतीक्षा न करें।',
    call: '112 पर फ़ोन करें',
    now: 'अभी की स्थिति',
    unknownTitle: 'यह लिंक मान्य नहीं है',
    unknown: 'लिंक अधूरा है। संदेश से इसे फिर खोलें, या मदद चाहिए तो 112 पर फ़ोन करें।',
  },
  gu: {
    title: 'તમે સલામત છો?',
    about: 'તમને આ ચેતવણી મળી:',
    exercise: 'આ કવાયત છે. કોઈ જોખમ નથી.',
    safe: 'હું સલામત છું',
    help: 'મને મદદ જોઈએ છે',
    saidSafe: 'તમે જણાવ્યું કે તમે સલામત છો.',
    saidHelp: 'તમે જણાવ્યું કે તમને મદદ જોઈએ છે.',
    saidAt: '{time} વાગ્યે મળ્યું.',
    correct: 'સ્થિતિ બદલાઈ? ફરી જવાબ આપો; છેલ્લો જવાબ ગણાય છે.',
    shared: 'નિયંત્રણ કક્ષ તમારો જવાબ અને તમે જે સ્થળ ફૉલો કરો છો તે જુએ છે. મદદ જોઈએ તો સંદેશ જે નંબર કે સરનામે ગયો તે પણ જુએ છે.',
    urgent: 'અત્યારે જોખમમાં છો? આ પેજ પર જવાબની રાહ ન જુઓ.',
    call: '112 પર ફોન કરો',
    now: 'હાલની સ્થિતિ',
    unknownTitle: 'આ લિંક માન્ય નથી',
    unknown: 'લિંક અધૂરી છે. સંદેશમાંથી તેને ફરી ખોલો, અથવા મદદ જોઈએ તો 112 પર ફોન કરો.',
  },
  mr: {
    title: 'तुम्ही सुरक्षित आहात का?',
    about: 'तुम्हाला हा इशारा मिळाला:',
    exercise: 'हा सराव आहे. कोणताही धोका नाही.',
    safe: 'मी सुरक्षित आहे',
    help: 'मला मदत हवी आहे',
    saidSafe: 'तुम्ही सुरक्षित असल्याचे कळवले.',
    saidHelp: 'तुम्हाला मदत हवी असल्याचे कळवले.',
    saidAt: '{time} वाजता मिळाले.',
    correct: 'परिस्थिती बदलली का? पुन्हा उत्तर द्या; शेवटचे उत्तर धरले जाते.',
    shared: 'नियंत्रण कक्षाला तुमचे उत्तर आणि तुम्ही फॉलो करत असलेले ठिकाण दिसते. मदत हवी असल्यास संदेश ज्या क्रमांकावर किंवा पत्त्यावर गेला तोही दिसतो.',
    urgent: 'आत्ता धोक्यात आहात? या पानावर उत्तराची वाट पाहू नका.',
    call: '112 वर फोन करा',
    now: 'सध्याची स्थिती',
    unknownTitle: 'हा दुवा वैध नाही',
    unknown: 'दुवा अपूर्ण आहे. संदेशातून तो पुन्हा उघडा, किंवा मदत हवी असल्यास 112 वर फोन करा.',
  },
};
