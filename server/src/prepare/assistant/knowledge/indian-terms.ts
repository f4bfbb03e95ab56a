/**
 * Words of the trade in Hindi, Gujarati and Marathi, and what the English texts call them. A word stands for every word that
 * begins with it, for endings carry grammar.
 */
const terms: readonly (readonly [english: string, ...native: readonly string[]])[] = [
  ['chlorine', 'क्लोरीन', 'क्लोरिन', 'ક્લોરિન', 'ક્લોરીન'],
  ['ammonia', 'अमोनिया', 'એમોનિયા', 'અમોનિયા'],
  ['lpg', 'एलपीजी', 'એલપીજી'],
  ['phosgene', 'फॉस्जीन', 'फॉस्जिन', 'ફોસજીન', 'ફોસ્જીન'],
  ['hydrogen sulphide', 'हाइड्रोजन सल्फाइड', 'हायड्रोजन सल्फाइड', 'હાઇડ્રોજન સલ્ફાઇડ'],
  ['hydrogen', 'हाइड्रोजन', 'हायड्रोजन', 'હાઇડ્રોજન'],
  ['sulphur dioxide', 'सल्फर डाइऑक्साइड', 'सल्फर डायऑक्साइड', 'સલ્ફર ડાયોક્સાઇડ'],
  ['benzene', 'बेंजीन', 'बेन्झिन', 'બેન્ઝીન'],
  ['toluene', 'टॉलूइन', 'टोल्युईन', 'ટોલ્યુઇન'],
  ['methanol', 'मेथनॉल', 'मिथेनॉल', 'મિથેનોલ'],
  ['acid', 'अम्ल', 'एसिड', 'आम्ल', 'એસિડ'],
  ['petrol gasoline', 'पेट्रोल', 'પેટ્રોલ'],
  ['gas', 'गैस', 'गॅस', 'वायू', 'ગેસ', 'વાયુ'],
  ['leak', 'रिसाव', 'लीक', 'गळती', 'ગળતર', 'લીક'],
  ['fire', 'आग', 'આગ'],
  ['explosion', 'विस्फोट', 'धमाका', 'स्फोट', 'વિસ્ફોટ', 'ધડાકો'],
  ['burn flammable', 'ज्वलनशील', 'જ્વલનશીલ'],
  ['toxic poison', 'विषैल', 'जहरील', 'ज़हरील', 'विष', 'विषारी', 'ઝેરી', 'ઝેર'],
  ['shelter indoors', 'शरण', 'आश्रय', 'घर के अंदर', 'घरात', 'આશરો', 'ઘરમાં', 'ઘરની અંદર'],
  ['evacuate leave', 'खाली', 'निकासी', 'बाहर', 'स्थलांतर', 'સ્થળાંતર', 'ખાલી', 'બહાર'],
  ['first aid', 'प्राथमिक उपचार', 'प्राथमिक चिकित्सा', 'प्रथमोपचार', 'પ્રાથમિક સારવાર'],
  ['eyes', 'आँख', 'आंख', 'डोळ', 'આંખ'],
  ['skin', 'त्वचा', 'चमड़ी', 'ત્વચા', 'ચામડી'],
  ['breathing inhaled', 'सांस', 'साँस', 'श्वास', 'શ્વાસ'],
  ['warning alert', 'चेतावनी', 'इशारा', 'ચેતવણી'],
  ['siren', 'सायरन', 'भोंगा', 'સાયરન'],
  ['wind', 'हवा', 'वारा', 'वार्‍या', 'પવન'],
  ['water', 'पानी', 'पाणी', 'પાણી'],
  ['tank', 'टैंक', 'टँक', 'टाकी', 'ટાંકી', 'ટેન્ક'],
  ['storage inventory stock', 'भंडार', 'साठा', 'साठव', 'સંગ્રહ', 'જથ્થો'],
  ['industry plant', 'उद्योग', 'कारखान', 'ઉદ્યોગ', 'કારખાન'],
  ['chemical', 'रसायन', 'रासायनिक', 'રસાયણ', 'રાસાયણિક'],
  ['phone numbers', 'फोन', 'फ़ोन', 'नंबर', 'दूरध्वनी', 'ફોન', 'નંબર'],
  ['emergency', 'आपात', 'आणीबाणी', 'કટોકટી', 'આપત્તિ'],
  ['prepare', 'तैयारी', 'तयारी', 'તૈયારી'],
  ['boiling point', 'क्वथनांक', 'उत्कलन', 'ઉત્કલન'],
  ['density', 'घनत्व', 'घनता', 'ઘનતા'],
  ['decontamination wash', 'धोन', 'धुव', 'ધોવ', 'शुद्धीकरण'],
  ['accident incident', 'दुर्घटना', 'अपघात', 'અકસ્માત', 'દુર્ઘટના'],
];

const native = /[\u0900-\u097f\u0a80-\u0aff]/;

/** Adds to a question the English terms for its Hindi, Gujarati or Marathi words. */
export const addEnglishTerms = (question: string): string => {
  if (!native.test(question)) return question;
  const text = ` ${question.normalize('NFC').replace(/[\s,.?!।;:()]+/gu, ' ')}`;
  const found = terms.filter(([, ...words]) => words.some((word) => text.includes(` ${word.normalize('NFC')}`)));
  return [question, ...found.map(([english]) => english)].join(' ');
};
