import type { FollowLanguage } from '@hazardguard/contract';

type Said = 'emergency-opened' | 'emergency-asked' | 'emergency-approved' | 'emergency-refused' | 'sent-in-error';

/** Messages to people of this installation. {who}, {places}, {until}, {incident} stand for facts. */
interface NoticeText {
  readonly subject: Readonly<Record<Said, string>>;
  readonly text: Readonly<Record<Said, string>>;
  readonly reason: string;
  /** {link} */
  readonly open: string;
}

export const noticeTexts: Readonly<Record<FollowLanguage, NoticeText>> = {
  en: {
    subject: {
      'emergency-opened': 'HazardGuard: {who} has emergency access to {places} until {until}',
      'emergency-asked': 'HazardGuard: {who} asks for emergency access to {places}. Approve or refuse it before {until}',
      'emergency-approved': 'HazardGuard: your emergency access to {places} is approved until {until}',
      'emergency-refused': 'HazardGuard: your emergency access to {places} is refused',
      'sent-in-error': 'HazardGuard: {who} ended warning {incident} ({places}) as sent in error',
    },
    text: {
      'emergency-opened':
        '{who} opened emergency access to {places}. Until {until} this person can read these sites and work on their alerts and incidents.\n\nIf this is not right, end it on the People screen and call this person. The report there lists what was read and changed.',
      'emergency-asked':
        '{who} had emergency access within the last 24 hours and asks for it again, to {places}. A supervisor must approve or refuse it on the People screen before {until}.',
      'emergency-approved': 'Your request for emergency access to {places} is approved by {who}. It lasts until {until}.',
      'emergency-refused': 'Your request for emergency access to {places} is refused by {who}.',
      'sent-in-error':
        '{who} ended the released warning {incident} ({places}) as sent in error. The message asks people to follow official advice; it does not say that they are safe.\n\nIf the danger is real, release a new warning immediately.',
    },
    reason: 'Reason',
    open: 'Open it: {link}',
  },
  hi: {
    subject: {
      'emergency-opened': 'HazardGuard: {who} को {places} के लिए {until} तक आपातकालीन पहुँच मिली है',
      'emergency-asked': 'HazardGuard: {who} {places} के लिए आपातकालीन पहुँच माँगते हैं। {until} से पहले स्वीकृत या अस्वीकृत करें',
      'emergency-approved': 'HazardGuard: {places} के लिए आपकी आपातकालीन पहुँच {until} तक स्वीकृत है',
      'emergency-refused': 'HazardGuard: {places} के लिए आपकी आपातकालीन पहुँच अस्वीकृत है',
      'sent-in-error': 'HazardGuard: {who} ने चेतावनी {incident} ({places}) को गलती से भेजी गई बताकर समाप्त किया',
    },
    text: {
      'emergency-opened':
        '{who} ने {places} के लिए आपातकालीन पहुँच खोली है। {until} तक वे इन स्थलों को पढ़ सकते हैं और उनकी चेतावनियों और घटनाओं पर काम कर सकते हैं।\n\nयदि यह ठीक नहीं है, तो लोग स्क्रीन पर इसे समाप्त करें और उन्हें फ़ोन करें। वहाँ की रिपोर्ट बताती है कि क्या पढ़ा और बदला गया।',
      'emergency-asked':
        '{who} को पिछले 24 घंटों में आपातकालीन पहुँच मिली थी और वे {places} के लिए फिर माँगते हैं। किसी पर्यवेक्षक को {until} से पहले लोग स्क्रीन पर इसे स्वीकृत या अस्वीकृत करना है।',
      'emergency-approved': '{places} के लिए आपातकालीन पहुँच का आपका अनुरोध {who} ने स्वीकृत किया है। यह {until} तक है।',
      'emergency-refused': '{places} के लिए आपातकालीन पहुँच का आपका अनुरोध {who} ने अस्वीकृत किया है।',
      'sent-in-error':
        '{who} ने जारी चेतावनी {incident} ({places}) को गलती से भेजी गई बताकर समाप्त किया। लोगों से आधिकारिक सलाह मानने को कहा गया है; यह नहीं कहा गया कि वे सुरक्षित हैं।\n\nयदि ख़तरा वास्तविक है, तो तुरंत नई चेतावनी जारी करें।',
    },
    reason: 'कारण',
    open: 'खोलें: {link}',
  },
  gu: {
    subject: {
      'emergency-opened': 'HazardGuard: {who} પાસે {places} માટે {until} સુધી કટોકટી ઍક્સેસ છે',
      'emergency-asked': 'HazardGuard: {who} {places} માટે કટોકટી ઍક્સેસ માગે છે. {until} પહેલાં મંજૂર કે નામંજૂર કરો',
      'emergency-approved': 'HazardGuard: {places} માટે તમારી કટોકટી ઍક્સેસ {until} સુધી મંજૂર છે',
      'emergency-refused': 'HazardGuard: {places} માટે તમારી કટોકટી ઍક્સેસ નામંજૂર છે',
      'sent-in-error': 'HazardGuard: {who}એ ચેતવણી {incident} ({places}) ભૂલથી મોકલાયેલી ગણીને પૂરી કરી',
    },
    text: {
      'emergency-opened':
        '{who}એ {places} માટે કટોકટી ઍક્સેસ ખોલી છે. {until} સુધી તેઓ આ સ્થળોની માહિતી વાંચી શકે છે અને તેમની ચેતવણીઓ અને ઘટનાઓ પર કામ કરી શકે છે.\n\nઆ યોગ્ય ન હોય તો લોકો સ્ક્રીન પર તેને પૂરી કરો અને તેમને ફોન કરો. ત્યાંનો અહેવાલ બતાવે છે કે શું વંચાયું અને બદલાયું.',
      'emergency-asked':
        '{who} પાસે છેલ્લા 24 કલાકમાં કટોકટી ઍક્સેસ હતી અને તેઓ {places} માટે ફરી માગે છે. કોઈ નિરીક્ષકે {until} પહેલાં લોકો સ્ક્રીન પર તેને મંજૂર કે નામંજૂર કરવી પડશે.',
      'emergency-approved': '{places} માટે કટોકટી ઍક્સેસની તમારી વિનંતી {who}એ મંજૂર કરી છે. તે {until} સુધી છે.',
      'emergency-refused': '{places} માટે કટોકટી ઍક્સેસની તમારી વિનંતી {who}એ નામંજૂર કરી છે.',
      'sent-in-error':
        '{who}એ જારી ચેતવણી {incident} ({places}) ભૂલથી મોકલાયેલી ગણીને પૂરી કરી. લોકોને સત્તાવાર સલાહ માનવા કહેવાયું છે; તેઓ સુરક્ષિત છે એમ કહેવાયું નથી.\n\nજોખમ સાચું હોય તો તરત નવી ચેતવણી જારી કરો.',
    },
    reason: 'કારણ',
    open: 'ખોલો: {link}',
  },
  mr: {
    subject: {
      'emergency-opened': 'HazardGuard: {who} यांना {places} साठी {until} पर्यंत आपत्कालीन प्रवेश आहे',
      'emergency-asked': 'HazardGuard: {who} {places} साठी आपत्कालीन प्रवेश मागत आहेत. {until} पूर्वी मंजूर किंवा नामंजूर करा',
      'emergency-approved': 'HazardGuard: {places} साठी तुमचा आपत्कालीन प्रवेश {until} पर्यंत मंजूर आहे',
      'emergency-refused': 'HazardGuard: {places} साठी तुमचा आपत्कालीन प्रवेश नामंजूर आहे',
      'sent-in-error': 'HazardGuard: {who} यांनी इशारा {incident} ({places}) चुकून पाठवला म्हणून संपवला',
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
    },
    reason: 'कारण',
    open: 'उघडा: {link}',
  },
};
