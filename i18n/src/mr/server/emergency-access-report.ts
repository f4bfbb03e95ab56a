import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['emergency-access-report']> = {
  title: 'आपत्कालीन प्रवेश: काय वाचले आणि बदलले',
  person: 'व्यक्ती',
  opened: 'प्रवेश',
  everything: 'सर्व काही (जुनी आवृत्ती)',
  reason: 'कारण',
  from: 'पासून',
  until: 'पर्यंत',
  endedBy: 'कोणी संपवला',
  approvedBy: 'कोणी मंजूर केला',
  rows: (count) => `ओळी: ${count}`,
  heads: ['वेळ', 'कृती', 'ओळीचा प्रकार', 'ओळ', 'कॉल किंवा स्तंभ'],
  kind: { read: 'वाचले', added: 'जोडले', changed: 'बदलले', removed: 'काढले', done: 'केले' },
  nothing: 'काहीही वाचले किंवा बदलले नाही.',
  note: 'ऑडिट नोंदीतून. डाउनलोड केलेली फाइल एक ओळ मोजली जाते; तीत या स्थळांच्या ओळी आहेत.',
};
