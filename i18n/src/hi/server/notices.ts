import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['notices']> = {
  subject: {
    'sent-in-error': 'HazardGuard: {who} ने चेतावनी {incident} ({places}) को गलती से भेजी गई बताकर समाप्त किया',
    'alert-ending': 'HazardGuard: चेतावनी {incident} ({places}) {until} पर समाप्त होगी',
    'channel-test': 'HazardGuard: {who} का माँगा परीक्षण संदेश, {until}। कुछ नहीं हुआ है',
  },
  text: {
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
