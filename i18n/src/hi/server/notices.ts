import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['notices']> = {
  subject: {
    'emergency-opened': 'HazardGuard: {who} को {places} के लिए {until} तक आपातकालीन पहुँच मिली है',
    'emergency-asked': 'HazardGuard: {who} {places} के लिए आपातकालीन पहुँच माँगते हैं। {until} से पहले स्वीकृत या अस्वीकृत करें',
    'emergency-approved': 'HazardGuard: {places} के लिए आपकी आपातकालीन पहुँच {until} तक स्वीकृत है',
    'emergency-refused': 'HazardGuard: {places} के लिए आपकी आपातकालीन पहुँच अस्वीकृत है',
    'sent-in-error': 'HazardGuard: {who} ने चेतावनी {incident} ({places}) को गलती से भेजी गई बताकर समाप्त किया',
    'alert-ending': 'HazardGuard: चेतावनी {incident} ({places}) {until} पर समाप्त होगी',
    'channel-test': 'HazardGuard: {who} का माँगा परीक्षण संदेश, {until}। कुछ नहीं हुआ है',
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
    'alert-ending':
      'सार्वजनिक चेतावनी {incident} ({places}) {until} पर समाप्त होगी। ख़तरा टला न हो तो इसे आगे बढ़ाएँ या नई जानकारी लिखें; उससे पहले किसी दूसरे व्यक्ति का अनुमोदन चाहिए। ख़तरा टल गया हो तो उसका संदेश दें।',
    'channel-test':
      'यह उस माध्यम का परीक्षण है जिससे HazardGuard आपको बुलाता है। कुछ नहीं हुआ है; कुछ न करें। यदि आपने यह नहीं माँगा, तो कोई और आपके खाते का उपयोग कर रहा है: पासवर्ड बदलें।',
  },
  reason: 'कारण',
  open: 'खोलें: {link}',
};
