import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['notices']> = {
  subject: {
    'emergency-opened': 'HazardGuard: {who} यांना {places} साठी {until} पर्यंत आपत्कालीन प्रवेश आहे',
    'emergency-asked': 'HazardGuard: {who} {places} साठी आपत्कालीन प्रवेश मागत आहेत. {until} पूर्वी मंजूर किंवा नामंजूर करा',
    'emergency-approved': 'HazardGuard: {places} साठी तुमचा आपत्कालीन प्रवेश {until} पर्यंत मंजूर आहे',
    'emergency-refused': 'HazardGuard: {places} साठी तुमचा आपत्कालीन प्रवेश नामंजूर आहे',
    'sent-in-error': 'HazardGuard: {who} यांनी इशारा {incident} ({places}) चुकून पाठवला म्हणून संपवला',
    'alert-ending': 'HazardGuard: इशारा {incident} ({places}) {until} वाजता संपेल',
    'channel-test': 'HazardGuard: {who} यांनी मागितलेला चाचणी संदेश, {until}. काहीही घडलेले नाही',
  },
  text: {
    'emergency-opened':
      '{who} यांनी {places} साठी आपत्कालीन प्रवेश उघडला आहे. {until} पर्यंत त्या या स्थळांची माहिती वाचू शकतात आणि त्यांच्या इशाऱ्यांवर व घटनांवर काम करू शकतात.\n\nहे योग्य नसेल तर लोक स्क्रीनवर तो संपवा आणि त्यांना फोन करा. तेथील अहवाल काय वाचले आणि बदलले ते दाखवतो.',
    'emergency-asked':
      '{who} यांना गेल्या 24 तासांत आपत्कालीन प्रवेश होता आणि ते {places} साठी पुन्हा मागत आहेत. पर्यवेक्षकाने {until} पूर्वी लोक स्क्रीनवर तो मंजूर किंवा नामंजूर केला पाहिजे.',
    'emergency-approved': '{places} साठी आपत्कालीन प्रवेशाची तुमची विनंती {who} यांनी मंजूर केली आहे. तो {until} पर्यंत आहे.',
    'emergency-refused': '{places} साठी आपत्कालीन प्रवेशाची तुमची विनंती {who} यांनी नामंजूर केली आहे.',
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
