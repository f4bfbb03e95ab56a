import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['boot']> = {
  title: 'HazardGuard શરૂ થયું નથી',
  what: 'કાર્યક્રમનો એક ભાગ આવ્યો નથી. જોડાણ તપાસો અને પાનું ફરી લોડ કરો. ફરી એવું થાય તો તમારા વહીવટદારને જણાવો.',
  reload: 'પાનું ફરી લોડ કરો',
};
