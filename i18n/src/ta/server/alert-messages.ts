import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-messages']> = {
  subject: { Alert: 'எச்சரிக்கை: {hazard}', Update: 'மாற்றப்பட்ட எச்சரிக்கை: {hazard}', Cancel: 'எச்சரிக்கை முடிந்தது: {hazard}' },
  mark: { Exercise: 'EXERCISE - ஒத்திகை. ஆபத்து இல்லை.', Test: 'TEST - சோதனை. ஆபத்து இல்லை.' },
  action: 'என்ன செய்ய வேண்டும்',
  where: 'எங்கே',
  when: 'எப்போது',
  from: 'அனுப்பியவர்',
  now: 'தற்போதைய நிலை: {link}',
  answer: 'நீங்கள் பாதுகாப்பாக இருக்கிறீர்களா, அல்லது உதவி வேண்டுமா? இங்கே தெரிவியுங்கள்: {link}',
  answerShort: 'பாதுகாப்பா, உதவி வேண்டுமா? {link}',
  stop: 'இந்தச் செய்திகளை நிறுத்தி உங்கள் முகவரியை அழிக்க: {link}',
  open: 'எச்சரிக்கையைத் திறக்க: {link}',
  acknowledge: 'இதை நீங்கள் கவனித்துக்கொள்கிறீர்களா? இங்கே உறுதிப்படுத்துங்கள்; இல்லையென்றால் அடுத்த நிலை அழைக்கப்படும்: {link}',
  acknowledgeShort: 'உறுதிப்படுத்த: {link}',
  escalated: 'இப்போது உங்களிடம் வந்துள்ளது: மிகச் சிலரே உறுதிப்படுத்தினர்.',
  onlyEnglish: 'இந்தச் செய்தி ஆங்கிலத்தில் மட்டும்:',
};
