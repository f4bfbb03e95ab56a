import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['map']> = {
  name: 'નકશો',
  zoomIn: 'નજીક લાવો',
  zoomOut: 'દૂર લઈ જાઓ',
  north: 'નકશામાં ઉત્તર ઉપર કરો',
  attribution: 'નકશાના સ્રોત',
  offlineLayer: 'ઑફલાઇન નકશો',
  layers: 'નકશાનાં લેયર',
  noStreets: 'ઑફલાઇનમાં રસ્તાની વિગત નથી. દરિયાકાંઠો 1–2 km ખસેલો હોઈ શકે.',
  tilesFail: '“{{layer}}”નાં ચિત્રો આવતાં નથી. જ્યાં તે નથી ત્યાં ઑફલાઇન નકશો દેખાય છે.',
  noWebGl: { title: 'આ બ્રાઉઝર નકશો દોરી શકતું નથી', text: 'નકશાને WebGL જોઈએ, જે અહીં બંધ છે કે ઉપલબ્ધ નથી. નકશા પરનું બધું બાજુનાં કોષ્ટકોમાં પણ છે.' },
  failed: 'નકશો અટકી ગયો: {{reason}}. તેના પરનું બધું બાજુનાં કોષ્ટકોમાં પણ છે.',
  marker: 'સ્થાન: {{latitude}}, {{longitude}}. તીરની કી તેને {{step}} m ખસેડે છે, Shift સાથે દસ ગણું.',
  site: 'સ્થળ',
  pickHint: 'સ્થાન નક્કી કરવા નકશા પર ક્લિક કરો અથવા ચિહ્ન ખેંચો.',
  receptorLetter: { school: 'S', hospital: 'H', residential: 'R', industry: 'I', market: 'M', other: '•' },
  wind: '{{point}} તરફથી પવન ({{degrees}}°), {{speed}}',
  legend: 'સંકેતસૂચિ',
};
