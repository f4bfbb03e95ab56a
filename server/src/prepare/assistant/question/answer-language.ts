import type { Language } from '@hazardguard/i18n/languages';
import { normalise } from './normalise.ts';

/** Words that Marathi has and Hindi has not. */
const marathi = /[ळॅॲऍ]|\s(आहे|आहेत|काय|कोण|कोणी|किती|कुठे|झाल\S*|करायचे|करावे|आणि|नाही|मध्ये)\s|(ीत|रला|ाला|ावर|लेला|लेली|ायचे|ायचा)\s/u;
const hindi = /\s(है|हैं|क्या|कौन|कितन\S*|कहां|करें|में|को|और|नहीं|गया|गई|हो)\s/u;

/** The language to answer in: that of the screen, but a question in another script is answered in the language it is asked in. */
export const chooseAnswerLanguage = (question: string, screen: Language): Language => {
  const text = normalise(question);
  if (/[\u0a80-\u0aff]/.test(text)) return 'gu';
  if (!/[\u0900-\u097f]/.test(text)) return screen;
  if (screen === 'hi' || screen === 'mr') return screen;
  return marathi.test(text) && !hindi.test(text) ? 'mr' : 'hi';
};
