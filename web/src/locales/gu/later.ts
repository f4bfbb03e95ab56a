import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['later']> = {
  badge: 'પછી આવશે',
  intro: 'આ સ્ક્રીન હજી બની નથી. તે શું કરશે:',
  meanwhile: 'આજે તમે શું કરી શકો',
  industries: 'પ્લાન્ટ નોંધો અને નકશા પર મૂકો',
  inventory: 'ત્યાં શું સંગ્રહાયેલું છે તે નોંધો',
  vulnerability: 'જોખમ ઝોનમાં કોણ છે તે જુઓ',
  home: 'મુખ્ય પાને પાછા',
  what: {
    vulnerability: 'પ્લાન્ટમાં રસાયણના ગળતરની ગણતરી કરીને જોખમ ઝોનમાં કોણ છે તે નકશા પર બતાવશે.',
    earlyWarning: 'પ્લાન્ટ અને તેની નજીકની જગ્યાઓ, આગાહી અને સેન્સરનાં માપ નકશા પર બતાવશે, અને બીજી વ્યક્તિની મંજૂરી પછી આસપાસના લોકોને ચેતવણી મોકલશે.',
  },
};
