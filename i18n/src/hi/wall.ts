import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['wall']> = {
  asOf: '{{time}} तक के आँकड़े',
  old: 'संपर्क नहीं: {{time}} तक के आँकड़े। संपर्क अपने-आप फिर जुड़ता है।',
  soundOn: 'अलार्म की आवाज़ चालू है',
  soundOff: 'अलार्म की आवाज़ बंद है',
  turnOn: 'आवाज़ चालू करें',
  turnOff: 'आवाज़ बंद करें',
  noRun: 'इस घटना से अभी कोई गणना नहीं जुड़ी है।',
  noPosition: 'अभी कोई लोकेशन नहीं पता।',
  leave: 'दीवार के परदे से बाहर जाएँ',
};
