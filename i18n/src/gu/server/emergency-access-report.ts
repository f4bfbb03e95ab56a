import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['emergency-access-report']> = {
  title: 'કટોકટી ઍક્સેસ: શું વંચાયું અને બદલાયું',
  person: 'વ્યક્તિ',
  opened: 'પહોંચ',
  everything: 'બધું (જૂનું સંસ્કરણ)',
  reason: 'કારણ',
  from: 'થી',
  until: 'સુધી',
  endedBy: 'કોણે પૂરું કર્યું',
  approvedBy: 'કોણે મંજૂર કર્યું',
  rows: (count) => `પંક્તિઓ: ${count}`,
  heads: ['સમય', 'કાર્ય', 'પંક્તિનો પ્રકાર', 'પંક્તિ', 'કૉલ કે કૉલમ'],
  kind: { read: 'વાંચ્યું', added: 'ઉમેર્યું', changed: 'બદલ્યું', removed: 'કાઢ્યું', done: 'કર્યું' },
  nothing: 'કંઈ વંચાયું કે બદલાયું નથી.',
  note: 'ઑડિટ રેકોર્ડમાંથી. ડાઉનલોડ કરેલી ફાઇલ એક પંક્તિ ગણાય છે; તેમાં આ સ્થળોની પંક્તિઓ છે.',
};
