import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['report-words']> = {
  safe: '૧, સલામત, સુરક્ષિત, હું સલામત છું, અમે સલામત છીએ, salamat, hu salamat chu, hu salamat chhu',
  help: '૨, મદદ, મદદ જોઈએ, મદદ જોઈએ છે, મને મદદ જોઈએ છે, અમને મદદ જોઈએ છે, બચાવો, madad joie, madad joiye, bachavo',
  smell: '૩, ગંધ, ગેસ, ગેસની ગંધ, ગેસની વાસ, ગેસની ગંધ આવે છે, અહીં ગેસની ગંધ આવે છે, gas ni gandh, gas ni vas',
};
