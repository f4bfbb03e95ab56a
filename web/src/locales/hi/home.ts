import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['home']> = {
  subtitle: 'औद्योगिक ख़तरों से निपटने की तैयारी और प्रतिक्रिया मंच',
  path: {
    title: 'ख़तरे के क्षेत्र में कौन आएगा?',
    purpose: 'संयंत्र से नक्शे पर उत्तर तक तीन कदम।',
    industries: { title: 'संयंत्र को नक्शे पर रखें', text: 'नाम, ज़िला, सुरक्षा दल का संपर्क और स्थान।' },
    inventory: { title: 'वहाँ क्या रखा है, दर्ज करें', text: 'पदार्थ, मात्रा, जगह। ज्ञात रसायनों का CAS नंबर अपने आप आता है।' },
    vulnerability: { title: 'आकलन करें', text: 'रसायन, फटाव और हवा दें; क्षेत्र और उनमें मौजूद लोग मिलेंगे।' },
  },
  all: 'सभी स्क्रीन',
  signIn: 'शुरू करने के लिए साइन इन करें',
};
