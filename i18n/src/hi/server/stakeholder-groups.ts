import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['stakeholder-groups']> = {
  central_core_team: 'केंद्रीय मुख्य दल',
  incident_management_team: 'घटना प्रबंधन दल',
  l0auth: 'स्थानीय प्राधिकरण',
  l1auth: 'ज़िला आपदा प्रबंधन प्राधिकरण',
  l2auth: 'राज्य',
  l3auth: 'राष्ट्रीय',
};
