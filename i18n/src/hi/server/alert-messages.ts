import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-messages']> = {
  subject: { Alert: 'चेतावनी: {hazard}', Update: 'बदली हुई चेतावनी: {hazard}', Cancel: 'चेतावनी समाप्त: {hazard}' },
  mark: { Exercise: 'EXERCISE - अभ्यास। कोई ख़तरा नहीं है।', Test: 'TEST - परीक्षण। कोई ख़तरा नहीं है।' },
  action: 'क्या करें',
  where: 'कहाँ',
  when: 'कब',
  from: 'किसने भेजा',
  now: 'अभी की स्थिति: {link}',
  answer: 'क्या आप सुरक्षित हैं, या आपको मदद चाहिए? यहाँ बताएँ: {link}',
  answerShort: 'सुरक्षित हैं या मदद चाहिए? {link}',
  stop: 'ये संदेश बंद करने और अपना पता मिटाने के लिए: {link}',
  open: 'चेतावनी खोलें: {link}',
  acknowledge: 'क्या आप इसे संभाल रहे हैं? यहाँ पुष्टि करें, नहीं तो अगले स्तर को बुलाया जाएगा: {link}',
  acknowledgeShort: 'पुष्टि करें: {link}',
  escalated: 'अब यह आपके पास है: बहुत कम लोगों ने पुष्टि की है।',
  onlyEnglish: 'यह संदेश केवल अंग्रेज़ी में है:',
};
