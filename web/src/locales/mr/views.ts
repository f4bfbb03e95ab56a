import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['views']> = {
  label: 'दृश्ये',
  links: 'या स्थळाकडे पाहण्याचे इतर मार्ग',
  index: 'एकूण असुरक्षितता निर्देशांक',
  vang: 'VAng',
  vangExample: 'VAng_Exa',
  name: {
    'leak-plume': 'गळतीचा लोट',
    'explosion-plume': 'स्फोटाचा फैलाव',
    'at-a-point': 'एका बिंदूवर',
    'closer-orbit': 'जवळून प्रदक्षिणा',
    'farther-orbit': 'दुरून प्रदक्षिणा',
    'trace-the-plume': 'लोटाचा मागोवा',
    health: 'आरोग्य',
    environment: 'पर्यावरण',
    infrastructure: 'पायाभूत सुविधा',
  },
  obstacle: {
    'nothing-computed': 'अजून काहीही मोजलेले नाही: रसायन, गळती आणि वारा द्या.',
    'not-a-release': 'हे इनपुट आगीचे किंवा स्फोटाचे आहेत, ज्यात वाहणारा ढग नसतो. धोका “गळती” किंवा “ज्वलनशील ढग” निवडा.',
    calm: 'हवा शांत आहे: मागोवा घेण्यासाठी दिशा नाही.',
    'cannot-explode': 'या रसायनाच्या आगीसाठी किंवा स्फोटासाठी संग्रहात हे नाही: {{missing}}.',
    'not-yet': 'हे दृश्य नंतर येईल.',
  },
};
