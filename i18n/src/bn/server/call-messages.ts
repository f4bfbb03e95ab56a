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
  change: {
    adds: 'যোগ হওয়া গ্রাম: {names} ({count}টি; {people} জন)।',
    releases: 'বাদ দেওয়া গ্রাম: {names} ({count}টি; {people} জন)।',
    toActNow: 'প্রস্তুত থাকুন থেকে এখনই ব্যবস্থা নিন: {names} ({count}টি; {people} জন)।',
    toBeReady: 'এখনই ব্যবস্থা নিন থেকে প্রস্তুত থাকুন: {names} ({count}টি; {people} জন)।',
    nobody: 'কোনো গ্রাম যোগ, বাদ বা বদল হয়নি।',
    unknown: 'এখানে কোনো গ্রাম নথিভুক্ত নেই: মানচিত্রে এলাকাগুলো তুলনা করুন।',
    incomplete: 'তালিকায় যা আছে তার চেয়ে বেশি গ্রাম আছে।',
    andMore: '{names} এবং আরও {count}',
  },
};
