import type { FollowLanguage } from '@hazardguard/contract';

/** What messages say. The texts for SMS have few variables, as the operators' registers of texts allow, and fit two parts. */
export interface MessageText {
  readonly codeSubject: string;
  /** {code}, {minutes}, {link} */
  readonly codeMail: string;
  /** {code}, {minutes} */
  readonly codeSms: string;
  /** Begins with TEST, so that no one who reads only this is alarmed. */
  readonly testSubject: string;
  /** {places} */
  readonly testPush: string;
  /** {places}, {stop} */
  readonly testMail: string;
  /** {stop} */
  readonly testSms: string;
  readonly noPlaces: string;
}

export const messageTexts: Readonly<Record<FollowLanguage, MessageText>> = {
  en: {
    codeSubject: 'HazardGuard: your code',
    codeMail:
      'Somebody, probably you, wants warnings about chemical accidents sent to this address.\n\nYour code: {code}\n\nEnter it on the page that you came from, or open this page and confirm:\n{link}\n\nThe code is valid for {minutes} minutes. If you did not ask for this, do nothing: you will get no warnings, and the address is forgotten.',
    codeSms: 'HazardGuard: {code} is your code to follow warnings. Valid for {minutes} minutes. Did not ask? Do nothing.',
    testSubject: 'TEST - HazardGuard',
    testPush: 'TEST. There is no danger. Warnings for {places} will arrive like this.',
    testMail:
      'TEST. There is no danger.\n\nYou asked for this test. Warnings for the places you follow will arrive like this: {places}.\n\nTo end all messages and erase your address:\n{stop}',
    testSms: 'TEST - HazardGuard. There is no danger. Warnings will arrive like this. To end them: {stop}',
    noPlaces: 'no place yet',
  },
  hi: {
    codeSubject: 'HazardGuard: आपका कोड',
    codeMail:
      'किसी ने, शायद आपने ही, चाहा है कि रासायनिक दुर्घटनाओं की चेतावनियाँ इस पते पर भेजी जाएँ।\n\nआपका कोड: {code}\n\nइसे उसी पेज पर लिखें जहाँ से आप आए हैं, या यह पेज खोलकर पुष्टि करें:\n{link}\n\nकोड {minutes} मिनट तक मान्य है। यदि आपने यह नहीं माँगा है तो कुछ न करें: आपको कोई चेतावनी नहीं मिलेगी और पता भुला दिया जाएगा।',
    codeSms: 'HazardGuard: चेतावनियाँ पाने के लिए आपका कोड {code} है। {minutes} मिनट मान्य। आपने नहीं माँगा तो कुछ न करें।',
    testSubject: 'TEST - परीक्षण - HazardGuard',
    testPush: 'TEST. यह केवल परीक्षण है, कोई ख़तरा नहीं है। {places} की चेतावनियाँ इसी तरह आएँगी।',
    testMail:
      'TEST. यह केवल परीक्षण है, कोई ख़तरा नहीं है।\n\nयह परीक्षण आपने माँगा था। जिन स्थानों को आप फ़ॉलो करते हैं, उनकी चेतावनियाँ इसी तरह आएँगी: {places}।\n\nसभी संदेश बंद करने और अपना पता मिटाने के लिए:\n{stop}',
    testSms: 'TEST - HazardGuard. यह परीक्षण है, ख़तरा नहीं। बंद करें: {stop}',
    noPlaces: 'अभी कोई स्थान नहीं',
  },
  gu: {
    codeSubject: 'HazardGuard: તમારો કોડ',
    codeMail:
      'કોઈએ, કદાચ તમે જ, ઇચ્છ્યું છે કે રાસાયણિક અકસ્માતોની ચેતવણીઓ આ સરનામે મોકલાય.\n\nતમારો કોડ: {code}\n\nતમે જ્યાંથી આવ્યા તે પેજ પર તે લખો, અથવા આ પેજ ખોલીને પુષ્ટિ કરો:\n{link}\n\nકોડ {minutes} મિનિટ સુધી માન્ય છે. જો તમે આ માગ્યું ન હોય તો કંઈ ન કરો: તમને કોઈ ચેતવણી નહીં મળે અને સરનામું ભૂલી જવાશે.',
    codeSms: 'HazardGuard: ચેતવણીઓ મેળવવા તમારો કોડ {code} છે. {minutes} મિનિટ માન્ય. તમે ન માગ્યો હોય તો કંઈ ન કરો.',
    testSubject: 'TEST - પરીક્ષણ - HazardGuard',
    testPush: 'TEST. આ ફક્ત પરીક્ષણ છે, કોઈ જોખમ નથી. {places} માટેની ચેતવણીઓ આ રીતે આવશે.',
    testMail:
      'TEST. આ ફક્ત પરીક્ષણ છે, કોઈ જોખમ નથી.\n\nઆ પરીક્ષણ તમે માગ્યું હતું. તમે ફૉલો કરો છો તે સ્થળોની ચેતવણીઓ આ રીતે આવશે: {places}.\n\nબધા સંદેશા બંધ કરવા અને તમારું સરનામું ભૂંસવા માટે:\n{stop}',
    testSms: 'TEST - HazardGuard. આ પરીક્ષણ છે, જોખમ નથી. બંધ કરો: {stop}',
    noPlaces: 'હજી કોઈ સ્થળ નથી',
  },
  mr: {
    codeSubject: 'HazardGuard: तुमचा कोड',
    codeMail:
      'कोणीतरी, बहुधा तुम्हीच, रासायनिक अपघातांचे इशारे या पत्त्यावर पाठवावेत असे सांगितले आहे.\n\nतुमचा कोड: {code}\n\nतुम्ही ज्या पानावरून आलात तिथे तो लिहा, किंवा हे पान उघडून पुष्टी करा:\n{link}\n\nकोड {minutes} मिनिटे वैध आहे. तुम्ही हे मागितले नसेल तर काहीही करू नका: तुम्हाला इशारे येणार नाहीत आणि पत्ता विसरला जाईल.',
    codeSms: 'HazardGuard: इशारे मिळवण्यासाठी तुमचा कोड {code} आहे. {minutes} मिनिटे वैध. तुम्ही मागितला नसेल तर काही करू नका.',
    testSubject: 'TEST - चाचणी - HazardGuard',
    testPush: 'TEST. ही फक्त चाचणी आहे, कोणताही धोका नाही. {places} साठीचे इशारे असेच येतील.',
    testMail:
      'TEST. ही फक्त चाचणी आहे, कोणताही धोका नाही.\n\nही चाचणी तुम्ही मागितली होती. तुम्ही फॉलो करत असलेल्या ठिकाणांचे इशारे असेच येतील: {places}.\n\nसर्व संदेश बंद करण्यासाठी आणि तुमचा पत्ता पुसण्यासाठी:\n{stop}',
    testSms: 'TEST - HazardGuard. ही चाचणी आहे, धोका नाही. बंद करा: {stop}',
    noPlaces: 'अजून कोणतेही ठिकाण नाही',
  },
};
