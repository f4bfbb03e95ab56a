import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-messages']> = {
  subject: { Alert: 'ચેતવણી: {hazard}', Update: 'બદલાયેલી ચેતવણી: {hazard}', Cancel: 'ચેતવણી પૂરી: {hazard}' },
  mark: { Exercise: 'EXERCISE - કવાયત. કોઈ જોખમ નથી.', Test: 'TEST - પરીક્ષણ. કોઈ જોખમ નથી.' },
  action: 'શું કરવું',
  where: 'ક્યાં',
  when: 'ક્યારે',
  from: 'કોણે મોકલ્યું',
  now: 'હાલની સ્થિતિ: {link}',
  answer: 'તમે સલામત છો કે મદદ જોઈએ છે? અહીં જણાવો: {link}',
  answerShort: 'સલામત છો કે મદદ જોઈએ? {link}',
  stop: 'આ સંદેશા બંધ કરવા અને તમારું સરનામું ભૂંસવા માટે: {link}',
  open: 'ચેતવણી ખોલો: {link}',
  acknowledge: 'શું આ તમે સંભાળો છો? અહીં પુષ્ટિ કરો, નહીં તો પછીના સ્તરને બોલાવાશે: {link}',
  acknowledgeShort: 'પુષ્ટિ કરો: {link}',
  escalated: 'હવે આ તમારી પાસે છે: બહુ ઓછા લોકોએ પુષ્ટિ કરી છે.',
  onlyEnglish: 'આ સંદેશો ફક્ત અંગ્રેજીમાં છે:',
};
