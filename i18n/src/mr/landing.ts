import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['landing']> = {
  product: 'HazardGuard',
  title: 'आपत्कालीन पूर्वतयारी आणि प्रतिसाद प्रणाली',
  subtitle: 'डिजिटायझेशन | असुरक्षितता मूल्यांकन | पूर्वसूचना प्रणाली',
  navigation: 'नेव्हिगेशन',
  pause: 'पार्श्वभूमीतील व्हिडिओ थांबवा',
  play: 'पार्श्वभूमीतील व्हिडिओ चालू करा',
};
