import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['wall']> = {
  asOf: '{{time}} સુધીની માહિતી',
  old: 'જોડાણ નથી: {{time}} સુધીની માહિતી. જોડાણ આપમેળે ફરી થાય છે.',
  soundOn: 'એલાર્મનો અવાજ ચાલુ છે',
  soundOff: 'એલાર્મનો અવાજ બંધ છે',
  turnOn: 'અવાજ ચાલુ કરો',
  turnOff: 'અવાજ બંધ કરો',
  noRun: 'આ ઘટના સાથે હજી કોઈ ગણતરી જોડાયેલી નથી.',
  noPosition: 'હજી કોઈ લોકેશન ખબર નથી.',
  leave: 'દીવાલના પડદામાંથી બહાર નીકળો',
};
