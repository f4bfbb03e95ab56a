import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['boot']> = {
  title: 'HazardGuard શરૂ થયું નથી',
  what: 'એપ્લિકેશનનો એક ભાગ લોડ થયો નથી. કનેક્શન તપાસો અને પાનું ફરી લોડ કરો. ફરી એવું થાય તો તમારા એડમિનનો સંપર્ક કરો.',
  reload: 'પાનું ફરી લોડ કરો',
  fromServer: 'સાચવેલા સંસ્કરણ વિના શરૂ કરો',
};
