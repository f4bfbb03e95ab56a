import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['stakeholder-groups']> = {
  central_core_team: 'કેન્દ્રીય મુખ્ય ટીમ',
  incident_management_team: 'ઘટના વ્યવસ્થાપન ટીમ',
  l0auth: 'સ્થાનિક સત્તામંડળ',
  l1auth: 'જિલ્લા આપત્તિ વ્યવસ્થાપન સત્તામંડળ',
  l2auth: 'રાજ્ય',
  l3auth: 'રાષ્ટ્રીય',
};
