import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: '{incident} ঘটনার জন্য আপনাকে ডাকা হচ্ছে।',
  nothing: 'এর কোনো বিবরণ এখনও নেই।',
  noWarning: 'এ নিয়ে কোনো সতর্কবার্তা প্রকাশ করা হয়নি; জনগণকে কিছুই পাঠানো হয়নি।',
  open: 'ঘটনা খুলুন: {link}',
  approval: '{incident} নিয়ে একটি সতর্কবার্তায় আপনার অনুমোদন দরকার (সংস্করণ {version})।',
  approvalAgain: 'আবার ডাকা হচ্ছে: এখনও কেউ সিদ্ধান্ত নেননি।',
  approvalHow: 'লেখা ও এলাকা পড়ে অনুমোদন দিন বা ফেরত পাঠান। তার আগে জনগণকে কিছুই পাঠানো হয় না।',
  approvalOpen: 'পড়ে সিদ্ধান্ত নিন: {link}',
  pressOne: 'নিশ্চিত করতে 1 টিপুন: আপনি বিষয়টি দেখছেন।',
};
