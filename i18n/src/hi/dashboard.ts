import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['dashboard']> = {
  choose: 'उद्योग चुनें, तब उसका नक्शा, हवा और घड़ियाँ दिखेंगी। सभी उद्योगों से जुड़ी बातें नीचे हैं।',
  map: '{{industry}} का नक्शा',
  mapCountry: 'देश का नक्शा',
  position: 'अक्षांश, देशांतर',
  sample: 'नमूना',
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
    unknown: 'अभी की हवा ज्ञात नहीं। कोई दिशा आज़माने के लिए सुई घुमाएँ।',
    back: 'अभी की हवा पर लौटें',
  },
  read: '{{span}} पहले पढ़ा गया',
  failed: 'यह पढ़ा नहीं जा सका',
  failedOld: 'ताज़ा नहीं हुआ: यह पिछली बार पढ़ा गया था',
  more_one: 'और {{count}}',
  more_other: 'और {{count}}',
  footprint: {
    title: 'प्रभाव क्षेत्र',
    none: 'इस स्थल की कोई गणना सहेजी नहीं गई है और अभी के मौसम का तैयार आकलन नहीं है। नक्शे पर दिखाने को कुछ नहीं है।',
    reading: 'पढ़ा जा रहा है…',
    which: 'कौन-सा प्रभाव क्षेत्र',
    kind: { standing: 'तैयार आकलन', run: 'नवीनतम गणना' },
    of: {
      standing: 'तैयार आकलन: {{chemical}}, {{moment}} के मौसम में सबसे बुरी स्थिति, तब हवा {{point}} से।',
      run: 'नवीनतम गणना: {{chemical}}, {{moment}} को संग्रहीत, तब हवा {{point}} से।',
    },
    whatIf: 'हवा {{point}} से मानकर यहीं निकाला गया; गति और वायु पहले जैसी। संग्रहीत नहीं।',
    inside: '{{level}}: भीतर लोग {{people}}।',
    open: 'जोखिम आकलन खोलें',
  },
  incidents: {
    title: 'खुली घटनाएँ',
    none: 'कोई घटना खुली नहीं है।',
    counts: '{{total}} खुली: {{fresh}} नई, {{assigned}} सौंपी गई, {{inProgress}} प्रगति में',
    nowhere: 'उद्योग का नाम नहीं',
    noDescription: 'विवरण नहीं',
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
    none: 'कोई सेंसर जुड़ा नहीं है, इसलिए कोई रीडिंग नहीं है। लोगों की सूचनाएँ खुली घटनाओं में हैं।',
  },
};
