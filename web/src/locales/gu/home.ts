import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['home']> = {
  subtitle: 'ઔદ્યોગિક જોખમ માટે પૂર્વતૈયારી અને પ્રતિસાદ મંચ',
  path: {
    title: 'જોખમ ઝોનમાં કોણ આવશે?',
    purpose: 'પ્લાન્ટથી નકશા પરના જવાબ સુધી ત્રણ પગલાં.',
    industries: { title: 'પ્લાન્ટને નકશા પર મૂકો', text: 'નામ, જિલ્લો, સલામતી ટીમનો સંપર્ક અને સ્થાન.' },
    inventory: { title: 'ત્યાં શું સંગ્રહાયેલું છે તે નોંધો', text: 'પદાર્થ, જથ્થો, જગ્યા. જાણીતાં રસાયણોનો CAS નંબર આપમેળે આવે છે.' },
    vulnerability: { title: 'આકારણી કરો', text: 'રસાયણ, ભંગાણ અને પવન આપો; ઝોન અને તેમાંના લોકો જુઓ.' },
  },
  all: 'બધી સ્ક્રીન',
  signIn: 'શરૂ કરવા સાઇન ઇન કરો',
};
