import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['exports']> = {
  title: 'निर्यात',
  format: {
    link: 'लिंक कॉपी करें',
    picture: 'नक्शे का चित्र (PNG)',
    report: 'रिपोर्ट, A4 (PDF)',
    zones: 'क्षेत्र (CSV)',
    zonesExcel: 'क्षेत्र (Excel)',
    receptors: 'भीतर के स्थान (CSV)',
    receptorsExcel: 'भीतर के स्थान (Excel)',
    geojson: 'GeoJSON',
    kml: 'KML',
    shapefile: 'शेपफ़ाइल (ZIP)',
    summary: 'पाठ सारांश (TXT)',
    metaData: 'मेटा डेटा (JSON)',
  },
  failed: '{{what}} लिखा नहीं जा सका: {{reason}}',
  noMap: 'चित्र लेने के लिए कोई नक्शा दिखाई नहीं दे रहा।',
  copied: 'लिंक कॉपी हो गया',
  picture: {
    title: '{{hazard}}: {{chemical}}, {{place}}',
    stability: 'स्थिरता वर्ग {{value}}',
    warning: 'चेतावनी',
    caveats_one: 'और {{count}} सीमा, रिपोर्ट में',
    caveats_other: 'और {{count}} सीमाएँ, रिपोर्ट में',
    model: 'मॉडल से गणना की गई, मापी नहीं गई।',
    written: '{{moment}} को लिखा गया',
    north: 'उ',
  },
  weatherOf: '{{moment}} का',
  weatherAge: 'उपयोग के समय {{span}} पुराना',
};
