import type { DeliveryKind, FollowLanguage } from '@hazardguard/contract';

/** What messages say around the words of a warning. */
export interface DeliveryText {
  /** {hazard} */
  readonly subject: Readonly<Record<DeliveryKind, string>>;
  /** The first words of what is not real, in every channel. */
  readonly mark: Readonly<Record<'Exercise' | 'Test', string>>;
  readonly action: string;
  readonly where: string;
  readonly when: string;
  readonly from: string;
  /** {link} */
  readonly now: string;
  /** {link} */
  readonly answer: string;
  /** {link}, for SMS */
  readonly answerShort: string;
  /** {link} */
  readonly stop: string;
  /** {link}, for responders */
  readonly open: string;
  /** {link}, for responders who are called */
  readonly acknowledge: string;
  /** {link}, for SMS */
  readonly acknowledgeShort: string;
  /** The first words to a further tier, before the warning. */
  readonly escalated: string;
  /** Before an English text, in the language that was asked for. */
  readonly onlyEnglish: string;
}

export const deliveryTexts: Readonly<Record<FollowLanguage, DeliveryText>> = {
  en: {
    subject: { Alert: 'Warning: {hazard}', Update: 'Changed warning: {hazard}', Cancel: 'Warning ended: {hazard}' },
    mark: { Exercise: 'EXERCISE. There is no danger.', Test: 'TEST. There is no danger.' },
    action: 'What to do',
    where: 'Where',
    when: 'When',
    from: 'From',
    now: 'Current situation: {link}',
    answer: 'Are you safe, or do you need help? Answer here: {link}',
    answerShort: 'Safe or need help? {link}',
    stop: 'To end these messages and erase your address: {link}',
    open: 'Open the warning: {link}',
    acknowledge: 'Do you have this in hand? Acknowledge it here, or the next tier is called: {link}',
    acknowledgeShort: 'Acknowledge: {link}',
    escalated: 'ESCALATED TO YOU: too few have acknowledged.',
    onlyEnglish: '',
  },
  hi: {
    subject: { Alert: 'चेतावनी: {hazard}', Update: 'बदली हुई चेतावनी: {hazard}', Cancel: 'चेतावनी समाप्त: {hazard}' },
    mark: { Exercise: 'EXERCISE - अभ्यास। कोई ख़तरा नहीं है।', Test: 'TEST - परीक्षण। कोई ख़तरा नहीं है।' },
    action: 'क्या करें',
    where: 'कहाँ',
    when: 'कब',
    from: 'किसने भेजा',
    now: 'अभी की स्थिति: {link}',
    answer: 'क्या आप सुरक्षित हैं, या आपको मदद चाहिए? यहाँ बताएँ: {link}',
    answerShort: 'सुरक्षित हैं या मदद चाहिए? {link}',
    stop: 'ये संदेश बंद करने और अपना पता मिटाने के लिए: {link}',
    open: 'चेतावनी खोलें: {link}',
    acknowledge: 'क्या आप इसे संभाल रहे हैं? यहाँ पुष्टि करें, नहीं तो अगले स्तर को बुलाया जाएगा: {link}',
    acknowledgeShort: 'पुष्टि करें: {link}',
    escalated: 'अब यह आपके पास है: बहुत कम लोगों ने पुष्टि की है।',
    onlyEnglish: 'यह संदेश केवल अंग्रेज़ी में है:',
  },
  gu: {
    subject: { Alert: 'ચેતવણી: {hazard}', Update: 'સુધારેલી ચેતવણી: {hazard}', Cancel: 'ચેતવણી પૂરી: {hazard}' },
    mark: { Exercise: 'EXERCISE - કવાયત. કોઈ જોખમ નથી.', Test: 'TEST - પરીક્ષણ. કોઈ જોખમ નથી.' },
    action: 'શું કરવું',
    where: 'ક્યાં',
    when: 'ક્યારે',
    from: 'કોણે મોકલ્યું',
    now: 'હાલની સ્થિતિ: {link}',
    answer: 'તમે સલામત છો કે મદદ જોઈએ છે? અહીં જણાવો: {link}',
    answerShort: 'સલામત છો કે મદદ જોઈએ? {link}',
    stop: 'આ સંદેશા બંધ કરવા અને તમારું સરનામું ભૂંસવા માટે: {link}',
    open: 'ચેતવણી ખોલો: {link}',
    acknowledge: 'શું આ તમે સંભાળો છો? અહીં પુષ્ટિ કરો, નહીં તો પછીના સ્તરને બોલાવાશે: {link}',
    acknowledgeShort: 'પુષ્ટિ કરો: {link}',
    escalated: 'હવે આ તમારી પાસે છે: બહુ ઓછા લોકોએ પુષ્ટિ કરી છે.',
    onlyEnglish: 'આ સંદેશો ફક્ત અંગ્રેજીમાં છે:',
  },
  mr: {
    subject: { Alert: 'इशारा: {hazard}', Update: 'सुधारित इशारा: {hazard}', Cancel: 'इशारा संपला: {hazard}' },
    mark: { Exercise: 'EXERCISE - सराव. कोणताही धोका नाही.', Test: 'TEST - चाचणी. कोणताही धोका नाही.' },
    action: 'काय करावे',
    where: 'कुठे',
    when: 'केव्हा',
    from: 'कोणी पाठवले',
    now: 'सध्याची स्थिती: {link}',
    answer: 'तुम्ही सुरक्षित आहात की मदत हवी आहे? इथे कळवा: {link}',
    answerShort: 'सुरक्षित आहात की मदत हवी? {link}',
    stop: 'हे संदेश बंद करण्यासाठी आणि तुमचा पत्ता पुसण्यासाठी: {link}',
    open: 'इशारा उघडा: {link}',
    acknowledge: 'हे तुम्ही हाताळत आहात का? इथे पुष्टी करा, नाहीतर पुढील स्तराला बोलावले जाईल: {link}',
    acknowledgeShort: 'पुष्टी करा: {link}',
    escalated: 'आता हे तुमच्याकडे आहे: फारच कमी लोकांनी पुष्टी केली आहे.',
    onlyEnglish: 'हा संदेश फक्त इंग्रजीत आहे:',
  },
};
