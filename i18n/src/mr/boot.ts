import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['boot']> = {
  title: 'HazardGuard सुरू झाले नाही',
  what: 'प्रणालीचा एक भाग पोहोचला नाही. नेटवर्क जोडणी तपासा आणि पान पुन्हा लोड करा. पुन्हा असे झाल्यास तुमच्या प्रशासकाला सांगा.',
  reload: 'पान पुन्हा लोड करा',
};
