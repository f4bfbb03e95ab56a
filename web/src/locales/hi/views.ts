import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['views']> = {
  label: 'दृश्य',
  links: 'इस स्थल को देखने के दूसरे तरीके',
  index: 'समग्र सुभेद्यता सूचकांक',
  vang: 'VAng',
  vangExample: 'VAng_Exa',
  name: {
    'leak-plume': 'रिसाव का गुबार',
    'explosion-plume': 'विस्फोट का फैलाव',
    'at-a-point': 'एक बिंदु पर',
    'closer-orbit': 'पास से परिक्रमा',
    'farther-orbit': 'दूर से परिक्रमा',
    'trace-the-plume': 'गुबार का पीछा',
    health: 'स्वास्थ्य',
    environment: 'पर्यावरण',
    infrastructure: 'बुनियादी ढाँचा',
  },
  obstacle: {
    'nothing-computed': 'अभी कुछ गणना नहीं हुई है: रसायन, रिसाव और हवा बताएँ।',
    'not-a-release': 'ये इनपुट आग या विस्फोट के हैं, जिसमें बहता हुआ गुबार नहीं होता। खतरा “रिसाव” या “ज्वलनशील बादल” चुनें।',
    calm: 'हवा शांत है: पीछा करने के लिए कोई दिशा नहीं है।',
    'cannot-explode': 'इस रसायन की आग या विस्फोट के लिए संग्रह में यह नहीं है: {{missing}}।',
    'not-yet': 'यह दृश्य बाद में आएगा।',
  },
};
