import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['stakeholder-groups']> = {
  central_core_team: 'केंद्रीय मुख्य पथक',
  incident_management_team: 'घटना व्यवस्थापन पथक',
  l0auth: 'स्थानिक प्राधिकरण',
  l1auth: 'जिल्हा आपत्ती व्यवस्थापन प्राधिकरण',
  l2auth: 'राज्य',
  l3auth: 'राष्ट्रीय',
};
