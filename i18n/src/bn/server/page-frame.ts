import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['page-frame']> = {
  skip: 'মূল লেখায় যান',
  back: 'HazardGuard হোম',
  languages: 'ভাষা',
  demo: 'ডেমো: নমুনা কারখানা, কাল্পনিক আশপাশ। আসল জরুরি অবস্থার জন্য নয়।',
  footer: 'HazardGuard: শিল্প-বিপদের প্রস্তুতি ও মোকাবিলার মঞ্চ',
  problem: {
    title: 'এই পাতা এখন দেখানো যাচ্ছে না',
    unavailable: 'নথিভাণ্ডারে পৌঁছনো যাচ্ছে না। কিছুই বদলায়নি।',
    tooMany: 'আপনার নেটওয়ার্ক থেকে খুব বেশি অনুরোধ এসেছে। এক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।',
    unexpected: 'সার্ভারে সমস্যা হয়েছে।',
    requestId: 'অনুরোধ নম্বর',
    again: 'আবার চেষ্টা করুন',
    call: 'বিপদে আছেন? এখনই 112 নম্বরে ফোন করুন।',
  },
};
