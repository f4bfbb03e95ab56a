import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['gaussian']> = {
  title: 'ગાઉસિયન પ્લૂમ',
  cutAt: 'પ્લૂમના આડા છેદનું અંતર',
  cut: '{{distance}} પર છેદ',
  outside: '{{min}} થી {{max}}',
  compared: 'આની સાથે સરખાવો',
  coefficientSet: {
    default: 'મૉડલના પોતાના, નકશા પ્રમાણે',
    'briggs-rural': 'બ્રિગ્સ, ખુલ્લો પ્રદેશ',
    'briggs-urban': 'બ્રિગ્સ, નગર',
    'tno-plume': 'TNO યલો બુક',
    turner: 'ટર્નર',
    'isc3-rural': 'ISC3, ખુલ્લો પ્રદેશ',
    'degadis-seinfeld': 'DEGADIS અને સાઇનફેલ્ડ',
  },
  broken: 'પ્લૂમની ગણતરી થઈ શકી નહીં',
  axis: {
    title: 'પ્લૂમની ધરી નીચે',
    x: 'પવનની દિશામાં અંતર (m)',
    y: 'જમીન પર સાંદ્રતા (ppm)',
    chart: 'પવનની દિશામાં અંતર સામે જમીન પરની મહત્તમ સાંદ્રતા, બંને લઘુગણક ધરી પર, ઝેરી સ્તર રેખાઓ રૂપે',
    note: 'દાખલ કરેલા પવન માટે, ગળતરની શરૂઆતમાં. પ્રસરણ ગુણાંક 100 m થી 10 km માટે પ્રકાશિત છે; 100 m થી નજીક તે માત્ર લંબાવેલા છે.',
    place: 'અંતર',
  },
  across: {
    title: '{{distance}} પર પવનની આડે',
    x: 'ધરીથી અંતર, ડાબે ધન (m)',
    chart: '{{distance}} પર પવનની આડે જમીન પરની મહત્તમ સાંદ્રતા, ઝેરી સ્તર રેખાઓ રૂપે',
    place: 'ધરીથી',
  },
  comparison: 'એ જ ગળતર, પ્રસરણ ગુણાંકોના દરેક સમૂહથી',
  comparisonNote: 'દરેક સ્તર જ્યાં સુધી પહોંચે તે અંતર. સમૂહો જુદા છે કારણ કે વિજ્ઞાન નિશ્ચિત નથી: સૌથી દૂરનું લો.',
  curves: 'પ્રસરણ ગુણાંક',
};
