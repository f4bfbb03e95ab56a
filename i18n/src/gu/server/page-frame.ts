import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['page-frame']> = {
  skip: 'સીધા લખાણ પર જાઓ',
  back: 'HazardGuard હોમ',
  languages: 'ભાષા',
  demo: 'ડેમો: નમૂનાનાં સ્થળો અને કાલ્પનિક પડોશીઓ. સાચી કટોકટી માટે નહીં.',
  footer: 'HazardGuard: ઔદ્યોગિક જોખમો માટે તૈયારી અને બચાવનું મંચ',
  problem: {
    title: 'આ પાનું અત્યારે બતાવી શકાતું નથી',
    unavailable: 'રજિસ્ટર સુધી પહોંચી શકાતું નથી. કંઈ બદલાયું નથી.',
    tooMany: 'તમારા નેટવર્કમાંથી ઘણી બધી વિનંતીઓ આવી. એક મિનિટ થોભીને ફરી પ્રયત્ન કરો.',
    unexpected: 'સર્વર પર કંઈક ખોટું થયું.',
    requestId: 'વિનંતી ક્રમાંક',
    again: 'ફરી પ્રયત્ન કરો',
    call: 'જોખમમાં છો? તરત જ 112 પર ફોન કરો.',
  },
};
