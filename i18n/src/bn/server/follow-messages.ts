import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['follow-messages']> = {
  codeSubject: 'HazardGuard: আপনার কোড',
  codeMail:
    'রাসায়নিক দুর্ঘটনার সতর্কবার্তা এই ঠিকানায় পাঠাতে বলা হয়েছে।\n\nআপনার কোড: {code}\n\nযে পাতা থেকে এসেছেন সেখানে এটি লিখুন, অথবা এই পাতা খুলে নিশ্চিত করুন:\n{link}\n\nকোডটি {minutes} মিনিট কার্যকর। আপনি না চেয়ে থাকলে কিছুই করবেন না: সতর্কবার্তা আসবে না, ঠিকানা মুছে ফেলা হবে।',
  codeSms: 'HazardGuard: সতর্কবার্তা পেতে আপনার কোড {code}। {minutes} মিনিট কার্যকর। আপনি না চাইলে কিছু করবেন না।',
  testSubject: 'TEST - HazardGuard',
  testPush: 'TEST - পরীক্ষা। কোনো বিপদ নেই। {places} নিয়ে সতর্কবার্তা এভাবে আসবে।',
  testMail:
    'TEST - পরীক্ষা। কোনো বিপদ নেই।\n\nআপনি এই পরীক্ষা চেয়েছেন। যেসব জায়গা অনুসরণ করেন সেগুলির সতর্কবার্তা এভাবে আসবে: {places}।\n\nসব বার্তা বন্ধ করতে ও আপনার ঠিকানা মুছে ফেলতে:\n{stop}',
  testSms: 'TEST - HazardGuard। কোনো বিপদ নেই। সতর্কবার্তা এমন। বন্ধ: {stop}',
  noPlaces: 'এখনও কোনো জায়গা নেই',
};
