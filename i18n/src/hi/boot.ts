import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['boot']> = {
  title: 'HazardGuard शुरू नहीं हुआ',
  what: 'प्रोग्राम का एक हिस्सा नहीं पहुँचा। कनेक्शन जाँचें, फिर पेज दोबारा लोड करें। फिर भी ऐसा हो तो अपने प्रशासक को बताएँ।',
  reload: 'पेज दोबारा लोड करें',
};
