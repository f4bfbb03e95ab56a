import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['dashboard']> = {
  choose: 'ઉદ્યોગ પસંદ કરો, પછી તેનો નકશો, પવન અને ઘડિયાળો દેખાશે. બધા ઉદ્યોગોને લગતી વિગતો નીચે છે.',
  map: '{{industry}} નો નકશો',
  mapCountry: 'દેશનો નકશો',
  position: 'અક્ષાંશ, રેખાંશ',
  sample: 'નમૂનો',
  wall: { enter: 'દીવાલ માટે પૂર્ણ સ્ક્રીન', leave: 'પૂર્ણ સ્ક્રીન છોડો' },
  clock: {
    title: 'સ્થળ પરનો સમય',
    zone: { weather: 'ક્ષેત્ર સમય (UTC{{offset}}, હવામાન નોંધ મુજબ)', place: 'ક્ષેત્ર સમય (IST, UTC{{offset}})' },
    zoneUnknown: 'અહીંનો ક્ષેત્ર સમય જાણીતો નથી',
    solar: 'સૌર સમય, રેખાંશ/15 (UTC{{offset}})',
  },
  needle: {
    title: 'પવનની સોય',
    now: 'અત્યારે પવન {{point}} થી ({{degrees}}°)',
    whatIf: 'જો પવન {{point}} થી ({{degrees}}°) હોત તો?',
    unknown: 'અત્યારનો પવન જાણીતો નથી. કોઈ દિશા અજમાવવા સોય ફેરવો.',
    back: 'અત્યારના પવન પર પાછા',
  },
  read: '{{span}} પહેલાં વાંચ્યું',
  failed: 'આ વાંચી શકાયું નહીં',
  failedOld: 'તાજું થયું નથી: આ છેલ્લે વાંચેલું છે',
  more_one: 'અને વધુ {{count}}',
  more_other: 'અને વધુ {{count}}',
  footprint: {
    title: 'અસર વિસ્તાર',
    none: 'આ સ્થળની કોઈ ગણતરી સાચવેલી નથી અને અત્યારના હવામાનની તૈયાર આકારણી નથી. નકશા પર બતાવવા કંઈ નથી.',
    reading: 'વંચાય છે…',
    which: 'કયો અસર વિસ્તાર',
    kind: { standing: 'તૈયાર આકારણી', run: 'છેલ્લી ગણતરી' },
    of: {
      standing: 'તૈયાર આકારણી: {{chemical}}, {{moment}} ના હવામાનમાં સૌથી ખરાબ સ્થિતિ, ત્યારે પવન {{point}} થી.',
      run: 'છેલ્લી ગણતરી: {{chemical}}, {{moment}} એ સંગ્રહિત, ત્યારે પવન {{point}} થી.',
    },
    whatIf: 'પવન {{point}} થી માનીને અહીં જ ગણ્યું; ઝડપ અને હવા પહેલાં જેવી. સંગ્રહિત નથી.',
    inside: '{{level}}: અંદર લોકો {{people}}.',
    open: 'સંવેદનશીલતા આકારણી ખોલો',
  },
  incidents: {
    title: 'ખુલ્લી ઘટનાઓ',
    none: 'કોઈ ઘટના ખુલ્લી નથી.',
    counts: '{{total}} ખુલ્લી: {{fresh}} નવી, {{assigned}} સોંપાયેલી, {{inProgress}} ચાલુ',
    nowhere: 'ઉદ્યોગનું નામ નથી',
    noDescription: 'વર્ણન નથી',
    open: 'ઘટના વ્યવસ્થાપન ખોલો',
  },
  alerts: {
    title: 'ચેતવણીઓ',
    none: 'કોઈ ચેતવણીનો મુસદ્દો નથી.',
  },
  duties: {
    title: 'આવતી ફરજો',
    none: 'અહીં કોઈ ફરજ નોંધાયેલી નથી.',
    counts: '{{overdue}} મુદત વીતેલી, {{soon}} જલદી આવતી, {{unrecorded}} હજી નોંધાઈ નથી',
    open: 'ફરજો ખોલો',
  },
  sensors: {
    title: 'સેન્સર',
    none: 'કોઈ સેન્સર જોડાયેલું નથી, એટલે કોઈ રીડિંગ નથી. લોકોની જાણ ખુલ્લી ઘટનાઓમાં છે.',
  },
};
