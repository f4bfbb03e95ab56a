import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['follow-messages']> = {
  codeSubject: 'HazardGuard: आपका कोड',
  codeMail:
    'इस पते पर रासायनिक दुर्घटनाओं की चेतावनियाँ भेजने का अनुरोध मिला है।\n\nआपका कोड: {code}\n\nइसे उसी पेज पर लिखें जहाँ से आप आए हैं, या यह पेज खोलकर पुष्टि करें:\n{link}\n\nकोड {minutes} मिनट तक मान्य है। यदि आपने यह नहीं माँगा है तो कुछ न करें: आपको कोई चेतावनी नहीं मिलेगी और पता मिटा दिया जाएगा।',
  codeSms: 'HazardGuard: चेतावनियाँ पाने के लिए आपका कोड {code} है। {minutes} मिनट मान्य। आपने नहीं माँगा तो कुछ न करें।',
  testSubject: 'TEST - परीक्षण - HazardGuard',
  testPush: 'TEST. यह केवल परीक्षण है, कोई ख़तरा नहीं है। {places} की चेतावनियाँ इसी तरह आएँगी।',
  testMail:
    'TEST. यह केवल परीक्षण है, कोई ख़तरा नहीं है।\n\nयह परीक्षण आपने माँगा था। जिन स्थानों को आप फ़ॉलो करते हैं, उनकी चेतावनियाँ इसी तरह आएँगी: {places}।\n\nसभी संदेश बंद करने और अपना पता मिटाने के लिए:\n{stop}',
  testSms: 'TEST - HazardGuard. कोई ख़तरा नहीं। चेतावनी ऐसे आएगी। बंद: {stop}',
  noPlaces: 'अभी कोई स्थान नहीं',
};
