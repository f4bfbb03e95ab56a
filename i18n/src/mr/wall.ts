import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['wall']> = {
  asOf: '{{time}} पर्यंतची माहिती',
  old: 'संपर्क नाही: {{time}} पर्यंतची माहिती. संपर्क आपोआप पुन्हा जोडला जातो.',
  soundOn: 'अलार्मचा आवाज चालू आहे',
  soundOff: 'अलार्मचा आवाज बंद आहे',
  turnOn: 'आवाज चालू करा',
  turnOff: 'आवाज बंद करा',
  noRun: 'या घटनेशी अजून कोणतीही गणना जोडलेली नाही.',
  noPosition: 'अजून लोकेशन माहीत नाही.',
  leave: 'भिंतीवरील पडद्यातून बाहेर पडा',
};
