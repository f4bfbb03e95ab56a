import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['boot']> = {
  title: 'HazardGuard शुरू नहीं हुआ',
  what: 'प्रोग्राम का एक हिस्सा लोड नहीं हुआ। कनेक्शन जाँचें, फिर पेज दोबारा लोड करें। फिर भी ऐसा हो तो अपने प्रशासक से संपर्क करें।',
  reload: 'पेज दोबारा लोड करें',
  fromServer: 'सहेजे गए संस्करण के बिना शुरू करें',
};
