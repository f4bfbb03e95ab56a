import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['exports']> = {
  title: 'નિકાસ',
  format: {
    link: 'લિંક કૉપિ કરો',
    picture: 'નકશાનું ચિત્ર (PNG)',
    report: 'અહેવાલ, A4 (PDF)',
    zones: 'ઝોન (CSV)',
    zonesExcel: 'ઝોન (Excel)',
    receptors: 'અંદરનાં સ્થળો (CSV)',
    receptorsExcel: 'અંદરનાં સ્થળો (Excel)',
    geojson: 'GeoJSON',
    kml: 'KML',
    shapefile: 'શેપફાઇલ (ZIP)',
    summary: 'લખાણ સારાંશ (TXT)',
    metaData: 'મેટા ડેટા (JSON)',
  },
  failed: '{{what}} લખી શકાયું નહીં: {{reason}}',
  noMap: 'ચિત્ર લેવા માટે કોઈ નકશો દેખાતો નથી.',
  copied: 'લિંક કૉપિ થઈ',
  picture: {
    title: '{{hazard}}: {{chemical}}, {{place}}',
    stability: 'સ્થિરતા વર્ગ {{value}}',
    warning: 'ચેતવણી',
    caveats_one: 'અને વધુ {{count}} મર્યાદા, અહેવાલમાં',
    caveats_other: 'અને વધુ {{count}} મર્યાદાઓ, અહેવાલમાં',
    model: 'મૉડલથી ગણેલું, માપેલું નથી.',
    written: '{{moment}}એ લખાયું',
    north: 'ઉ',
  },
  weatherOf: '{{moment}}નું',
  weatherAge: 'વાપર્યું ત્યારે {{span}} જૂનું',
};
