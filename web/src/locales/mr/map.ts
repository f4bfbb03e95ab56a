import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['map']> = {
  name: 'नकाशा',
  zoomIn: 'जवळ आणा',
  zoomOut: 'दूर न्या',
  north: 'नकाशाची उत्तर वर करा',
  attribution: 'नकाशाचे स्रोत',
  offlineLayer: 'ऑफलाइन नकाशा',
  layers: 'नकाशाचे थर',
  noStreets: 'ऑफलाइन नकाशात रस्त्यांचा तपशील नाही. किनारा 1–2 km चुकीचा असू शकतो.',
  tilesFail: '“{{layer}}” ची चित्रे येत नाहीत. त्या जागी ऑफलाइन नकाशा दिसतो.',
  noWebGl: {
    title: 'या ब्राउझरमध्ये नकाशा दाखवता येत नाही',
    text: 'नकाशासाठी WebGL लागते; ते येथे बंद आहे किंवा उपलब्ध नाही. नकाशावरील सर्व काही शेजारच्या तक्त्यांतही आहे.',
  },
  failed: 'नकाशा थांबला: {{reason}}. त्यावरील सर्व काही शेजारच्या तक्त्यांतही आहे.',
  marker: 'स्थान: {{latitude}}, {{longitude}}. बाण कळांनी ते {{step}} m सरकते, Shift सह दहापट.',
  site: 'स्थळ',
  pickHint: 'स्थान ठरवण्यासाठी नकाशावर क्लिक करा किंवा खूण ओढा.',
  receptorLetter: { school: 'S', hospital: 'H', residential: 'R', industry: 'I', market: 'M', other: '•' },
  wind: 'वारा {{point}} ({{degrees}}°) कडून, {{speed}}',
  legend: 'नकाशा सूची',
};
