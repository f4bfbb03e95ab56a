import type { Catalogues, Translated } from '../namespaces.ts';

export const texts: Translated<Catalogues['boot']> = {
  title: 'HazardGuard सुरू झाले नाही',
  what: 'प्रणालीचा एक भाग लोड झाला नाही. नेटवर्क जोडणी तपासा आणि पान पुन्हा लोड करा. पुन्हा असे झाल्यास तुमच्या प्रशासकाशी संपर्क करा.',
  reload: 'पान पुन्हा लोड करा',
  fromServer: 'साठवलेल्या आवृत्तीशिवाय सुरू करा',
};
