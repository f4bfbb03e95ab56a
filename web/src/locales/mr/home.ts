import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['home']> = {
  subtitle: 'औद्योगिक धोका सज्जता आणि प्रतिसाद मंच',
  path: {
    title: 'धोक्याच्या क्षेत्रात कोण असेल?',
    purpose: 'कारखान्यापासून नकाशावरील उत्तरापर्यंत तीन पायऱ्या.',
    industries: { title: 'कारखाना नकाशावर ठेवा', text: 'नाव, जिल्हा, सुरक्षा पथकाचा संपर्क आणि ठिकाण.' },
    inventory: { title: 'तेथे काय साठवले आहे ते नोंदवा', text: 'पदार्थ, प्रमाण, जागा. माहीत असलेल्या रसायनांचा CAS क्रमांक आपोआप येतो.' },
    vulnerability: { title: 'मूल्यांकन चालवा', text: 'रसायन, फाट आणि वारा द्या; क्षेत्रे आणि त्यांतील लोक मिळतील.' },
  },
  all: 'सर्व स्क्रीन',
  later: 'नंतर येईल',
  signIn: 'सुरू करण्यासाठी साइन इन करा',
};
