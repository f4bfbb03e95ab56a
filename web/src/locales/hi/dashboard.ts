import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['dashboard']> = {
  choose: 'एक उद्योग चुनें: उसका नक्शा, हवा और घड़ियाँ यहाँ होंगी। जो सबसे जुड़ा है वह नीचे है।',
  map: '{{industry}} का नक्शा',
  mapCountry: 'देश का नक्शा',
  position: 'अक्षांश, देशांतर',
  sample: 'नमूना',
  satellite: {
    'not-configured': 'यहाँ कोई उपग्रह परत स्थापित नहीं है (MAP_SATELLITE_URL), इसलिए ऑफ़लाइन नक्शा दिखाया गया है।',
    failing: 'उपग्रह चित्र नहीं आ रहे; जहाँ वे नहीं हैं वहाँ ऑफ़लाइन नक्शा दिखता है।',
  },
  wall: { enter: 'दीवार पर पूर्ण स्क्रीन', leave: 'पूर्ण स्क्रीन छोड़ें' },
  clock: {
    title: 'स्थल पर समय',
    zone: { weather: 'क्षेत्र का समय (UTC{{offset}}, मौसम अभिलेख से)', place: 'क्षेत्र का समय (IST, UTC{{offset}})' },
    zoneUnknown: 'यहाँ का क्षेत्र समय ज्ञात नहीं',
    solar: 'सौर समय, देशांतर/15 (UTC{{offset}})',
  },
  needle: {
    title: 'हवा की सुई',
    now: 'अभी हवा {{point}} से ({{degrees}}°)',
    whatIf: 'यदि हवा {{point}} से ({{degrees}}°) होती?',
    unknown: 'अभी की हवा ज्ञात नहीं। “यदि” पूछने के लिए सुई घुमाएँ।',
    back: 'अभी की हवा पर लौटें',
  },
  read: '{{span}} पहले पढ़ा गया',
  failed: 'यह पढ़ा नहीं जा सका',
  failedOld: 'ताज़ा नहीं हुआ: यह पिछली बार पढ़ा गया था',
  more_one: 'और {{count}}',
  more_other: 'और {{count}}',
  footprint: {
    title: 'पदचिह्न',
    none: 'इस स्थल की कोई गणना संग्रहीत नहीं है और स्थायी पदचिह्न के पास अभी का मौसम नहीं है, इसलिए नक्शे पर दिखाने को कोई नहीं है।',
    reading: 'पढ़ा जा रहा है…',
    which: 'कौन-सा पदचिह्न',
    kind: { standing: 'स्थायी', run: 'नवीनतम गणना' },
    of: {
      standing: 'स्थायी पदचिह्न: {{chemical}}, {{moment}} के मौसम में सबसे बुरी स्थिति, तब हवा {{point}} से।',
      run: 'नवीनतम गणना: {{chemical}}, {{moment}} को संग्रहीत, तब हवा {{point}} से।',
    },
    whatIf: 'हवा {{point}} से मानकर यहीं निकाला गया; गति और वायु पहले जैसी। संग्रहीत नहीं।',
    inside_one: '{{level}}: भीतर {{people}} व्यक्ति दर्ज।',
    inside_other: '{{level}}: भीतर {{people}} लोग दर्ज।',
    open: 'जोखिम आकलन खोलें',
  },
  incidents: {
    title: 'खुली घटनाएँ',
    none: 'कोई घटना खुली नहीं है।',
    counts: '{{total}} खुली: {{fresh}} नई, {{assigned}} सौंपी गई, {{inProgress}} प्रगति में',
    nowhere: 'उद्योग का नाम नहीं',
    noWords: 'विवरण नहीं',
    open: 'घटना प्रबंधन खोलें',
  },
  alerts: {
    title: 'चेतावनियाँ',
    none: 'किसी चेतावनी का मसौदा नहीं है।',
  },
  duties: {
    title: 'अगले कर्तव्य',
    none: 'यहाँ कोई कर्तव्य सूचीबद्ध नहीं है।',
    counts: '{{overdue}} समय से बाहर, {{soon}} जल्द देय, {{unrecorded}} अभी दर्ज नहीं',
    open: 'कर्तव्य खोलें',
  },
  sensors: {
    title: 'सेंसर',
    none: 'कोई सेंसर जुड़ा नहीं है, इसलिए कोई रीडिंग नहीं है। लोग जो बताते हैं वह खुली घटनाओं में है।',
  },
};
