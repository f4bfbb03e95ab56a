import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['landing']> = {
  product: 'HazardGuard',
  title: 'કટોકટી પૂર્વતૈયારી અને પ્રતિસાદ પ્રણાલી',
  subtitle: 'ડિજિટાઇઝ\u00a0| સંવેદનશીલતા\u00a0આકારણી\u00a0| આગોતરી ચેતવણી પ્રણાલી',
  navigation: 'નેવિગેશન',
  pause: 'પાછળનો વીડિયો થોભાવો',
  play: 'પાછળનો વીડિયો ચલાવો',
};
