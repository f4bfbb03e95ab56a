import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['notices']> = {
  subject: {
    'sent-in-error': 'HazardGuard: {who} यांनी इशारा {incident} ({places}) चुकून पाठवला म्हणून संपवला',
    'alert-ending': 'HazardGuard: इशारा {incident} ({places}) {until} वाजता संपेल',
    'channel-test': 'HazardGuard: {who} यांनी मागितलेला चाचणी संदेश, {until}. काहीही घडलेले नाही',
  },
  text: {
    'sent-in-error':
      '{who} यांनी जारी केलेला इशारा {incident} ({places}) चुकून पाठवला म्हणून संपवला. लोकांना अधिकृत सल्ला पाळण्यास सांगितले आहे; ते सुरक्षित आहेत असे सांगितलेले नाही.\n\nधोका खरा असेल तर ताबडतोब नवीन इशारा जारी करा.',
    'alert-ending':
      'सार्वजनिक इशारा {incident} ({places}) {until} वाजता संपेल. धोका टळला नसेल तर तो वाढवा किंवा सुधारणा लिहा; त्याआधी दुसऱ्या व्यक्तीची मंजुरी हवी. धोका टळला असेल तर तसा संदेश द्या.',
    'channel-test':
      'HazardGuard तुम्हाला ज्या माध्यमाने बोलावते त्याची ही चाचणी आहे. काहीही घडलेले नाही; काही करू नका. तुम्ही हे मागितले नसेल, तर दुसरे कोणी तुमचे खाते वापरत आहे: पासवर्ड बदला.',
  },
  reason: 'कारण',
  open: 'उघडा: {link}',
};
