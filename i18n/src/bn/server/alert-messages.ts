import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-messages']> = {
  subject: { Alert: 'সতর্কবার্তা: {hazard}', Update: 'পরিবর্তিত সতর্কবার্তা: {hazard}', Cancel: 'সতর্কবার্তা শেষ: {hazard}' },
  mark: { Exercise: 'EXERCISE - মহড়া। কোনো বিপদ নেই।', Test: 'TEST - পরীক্ষা। কোনো বিপদ নেই।' },
  action: 'কী করবেন',
  where: 'কোথায়',
  when: 'কখন',
  from: 'কে পাঠিয়েছেন',
  now: 'বর্তমান পরিস্থিতি: {link}',
  answer: 'আপনি কি নিরাপদ, নাকি সাহায্য দরকার? এখানে জানান: {link}',
  answerShort: 'নিরাপদ, না সাহায্য দরকার? {link}',
  stop: 'এই বার্তা বন্ধ করতে ও আপনার ঠিকানা মুছে ফেলতে: {link}',
  open: 'সতর্কবার্তা খুলুন: {link}',
  acknowledge: 'আপনি কি বিষয়টি দেখছেন? এখানে নিশ্চিত করুন, না হলে পরের স্তরকে ডাকা হবে: {link}',
  acknowledgeShort: 'নিশ্চিত করুন: {link}',
  escalated: 'এখন আপনার কাছে এসেছে: খুব কম মানুষ নিশ্চিত করেছেন।',
  onlyEnglish: 'এই বার্তা শুধু ইংরেজিতে আছে:',
};
