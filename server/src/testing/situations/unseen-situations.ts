import type { Situation } from './situation.ts';

/**
 * Twelve of the 48 situations. They were written before the code that answers, and not asked before it was complete: a word table was never
 * fitted to them. Their score is counted apart.
 */
export const unseenSituations: readonly Situation[] = [
  {
    question: 'Two contractors went into the sump, one is not moving and does not answer the radio. Should I send somebody after them?',
    language: 'en',
    vital: [/^Nobody enters without breathing apparatus and a second person/, /\+91 98250 22222/, /112/],
    says: [],
    never: [/Kandla|Numaligarh/],
  },
  {
    question: 'सीवर में उतरा सफाई कर्मचारी बाहर नहीं आया, आवाज़ देने पर जवाब नहीं देता',
    language: 'hi',
    vital: [/^[^।]*श्वसन उपकरण[^।]*दूसरे व्यक्ति/, /\+91 98250 22222/, /112/],
    says: [],
    never: [/Kandla|Numaligarh/],
  },
  {
    question: 'ગેસ લાગવાથી એક માણસ ઢળી પડ્યો છે, શું કરું?',
    language: 'gu',
    vital: [/^[^.]*શ્વસન ઉપકરણ[^.]*બીજી વ્યક્તિ/, /\+91 98250 22222/, /112/],
    says: [],
    never: [/Kandla|Numaligarh/],
  },
  {
    question: 'Caustic soda splashed into a man’s eyes, what do I do first?',
    language: 'en',
    vital: [/30 min/],
    says: [/Rinse skin and eyes/, /Sodium hydroxide|Caustic/i, /ERG 2024|Emergency Response Guidebook/],
    never: [/Numaligarh/],
  },
  {
    question: 'क्लोरीन श्वासात गेला आहे, खोकला येतोय. प्रथमोपचार काय?',
    language: 'mr',
    vital: [/ताज्या हवेत/, /112/],
    says: [/उशिरा/],
    never: [/Kandla|Numaligarh/],
  },
  {
    question: 'એલપીજીના ટેન્કરમાં આગ લાગી છે, લોકોને કેટલે દૂર ખસેડવા?',
    language: 'gu',
    vital: [/1,?600 m|1\.6 km/],
    says: [/ERG/],
    never: [/Kandla|Styrene/],
  },
  {
    question: 'अंकलेश्वर क्लोर अल्कली में कितनी क्लोरीन रखी है?',
    language: 'hi',
    vital: [],
    says: [/9 t/, /Tonner yard/, /Ankleshwar Chlor Alkali/],
    never: [/Numaligarh|Styrene/],
  },
  {
    question: 'आज रात ड्यूटी पर कौन है?',
    language: 'hi',
    vital: [],
    says: [/Ravi Deshmukh/, /\+91 98250 22222/, /Meena Joshi/],
    never: [/Omkar Rao/],
  },
  {
    question: 'अंकलेश्वर क्लोर अल्कलीपासून 1 किमीच्या आत किती लोक राहतात?',
    language: 'mr',
    vital: [],
    says: [/640/, /1 km/, /Ankleshwar Primary School/],
    never: [/2,?400|Gadkhol/],
  },
  {
    question: 'કઈ કાનૂની ફરજો બાકી છે?',
    language: 'gu',
    vital: [],
    says: [/2025/, /Ankleshwar Chlor Alkali/],
    never: [/Kandla Tank Farm: .*2025/],
  },
  {
    question: '900 किलो क्लोरीनचा टनर रात्री फुटला तर लोकांना किती अंतरावर हलवायचे?',
    language: 'mr',
    vital: [/150 m/, /2\.4 km/],
    says: [/ERG/],
    never: [/Numaligarh/],
  },
  {
    question: 'Whom do I ring at Panoli Fertilisers?',
    language: 'en',
    vital: [],
    says: [/\+91 2646 555002/, /Panoli Fertilisers/],
    never: [/555001|555004/],
  },
];
