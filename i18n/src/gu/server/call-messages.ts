import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: 'તમને ઘટના {incident} માટે બોલાવવામાં આવ્યા છે.',
  nothing: 'તેનું હજી કોઈ વર્ણન નથી.',
  noWarning: 'તેના વિશે કોઈ ચેતવણી જારી થઈ નથી; લોકોને કંઈ મોકલાયું નથી.',
  open: 'ઘટના ખોલો: {link}',
};
