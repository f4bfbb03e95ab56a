import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['map']> = {
  name: 'नकाशा',
  zoomIn: 'जवळ आणा',
  zoomOut: 'दूर न्या',
  north: 'नकाशाची उत्तर वर करा',
  attribution: 'नकाशाचे स्रोत',
  offlineLayer: 'ऑफलाइन नकाशा',
  layers: 'नकाशाचे थर',
  noStreets: 'ऑफलाइनमध्ये रस्त्यांचा तपशील नाही. किनारा 1–2 km सरकलेला असू शकतो.',
  tilesFail: '“{{layer}}” ची चित्रे येत नाहीत. ती नाहीत तेथे ऑफलाइन नकाशा दिसतो.',
  noWebGl: {
    title: 'हा ब्राउझर नकाशा काढू शकत नाही',
    text: 'नकाशाला WebGL लागते, ते येथे बंद आहे किंवा नाही. नकाशावरील सर्व काही शेजारच्या तक्त्यांतही आहे.',
  },
  failed: 'नकाशा थांबला: {{reason}}. त्यावरील सर्व काही शेजारच्या तक्त्यांतही आहे.',
  marker: 'ठिकाण: {{latitude}}, {{longitude}}. बाण कळा ते {{step}} m हलवतात, Shift सह दहापट.',
  site: 'स्थळ',
  pickHint: 'ठिकाण ठरवण्यासाठी नकाशावर क्लिक करा किंवा खूण ओढा.',
  receptorLetter: { school: 'S', hospital: 'H', residential: 'R', industry: 'I', market: 'M', other: '•' },
  wind: '{{point}} कडून वारा ({{degrees}}°), {{speed}}',
  legend: 'सूची',
};
