import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['roles']> = {
  plant: 'પ્લાન્ટ સલામતી ટીમ',
  imt: 'ઘટના વ્યવસ્થાપન ટીમ',
  l0: 'સ્થાનિક સત્તામંડળ (L0)',
  l1: 'જિલ્લા સત્તામંડળ (L1)',
  l2: 'રાજ્ય સત્તામંડળ (L2)',
  l3: 'રાષ્ટ્રીય સત્તામંડળ (L3)',
  admin: 'એડમિન',
};
