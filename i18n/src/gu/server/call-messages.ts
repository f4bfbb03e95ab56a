import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: 'તમને ઘટના {incident} માટે બોલાવવામાં આવ્યા છે.',
  nothing: 'તેના વિશે હજી કંઈ લખાયું નથી.',
  noWarning: 'તેના વિશે કોઈ ચેતવણી જારી થઈ નથી; લોકોને જણાવાયું નથી.',
  open: 'ઘટના ખોલો: {link}',
};
