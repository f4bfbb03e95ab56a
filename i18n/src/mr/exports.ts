import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['exports']> = {
  title: 'निर्यात',
  format: {
    link: 'दुवा कॉपी करा',
    picture: 'नकाशाचे चित्र (PNG)',
    report: 'अहवाल, A4 (PDF)',
    zones: 'क्षेत्रे (CSV)',
    zonesExcel: 'क्षेत्रे (Excel)',
    receptors: 'आतील ठिकाणे (CSV)',
    receptorsExcel: 'आतील ठिकाणे (Excel)',
    geojson: 'GeoJSON',
    kml: 'KML',
    shapefile: 'शेपफाइल (ZIP)',
    summary: 'मजकूर सारांश (TXT)',
    metaData: 'मेटा डेटा (JSON)',
  },
  failed: '{{what}} लिहिता आले नाही: {{reason}}',
  noMap: 'चित्र घेण्यासाठी कोणताही नकाशा दिसत नाही.',
  copied: 'दुवा कॉपी झाला',
  picture: {
    title: '{{hazard}}: {{chemical}}, {{place}}',
    stability: 'स्थिरता वर्ग {{value}}',
    warning: 'इशारा',
    caveats_one: 'आणि आणखी {{count}} मर्यादा, अहवालात',
    caveats_other: 'आणि आणखी {{count}} मर्यादा, अहवालात',
    model: 'प्रतिमानाने मोजलेले, प्रत्यक्ष मापलेले नाही.',
    written: '{{moment}} रोजी लिहिले',
    north: 'उ',
  },
  weatherOf: '{{moment}} चे',
  weatherAge: 'वापरताना {{span}} जुने',
};
