import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-archive']> = {
  title: 'জনসতর্কবার্তার সংরক্ষণাগার',
  lead: 'প্রতিটি জনসতর্কবার্তা, পরিবর্তন ও বাতিল: নতুনটি আগে, যেমন পাঠানো হয়েছিল।',
  feed: 'বর্তমান সতর্কবার্তার ফিড (Atom, CAP 1.2)',
  none: 'কোনো জনসতর্কবার্তা প্রকাশ করা হয়নি।',
  until: 'যতক্ষণ কার্যকর',
  whole: 'সম্পূর্ণ বার্তা (CAP 1.2)',
  older: 'পুরোনো সতর্কবার্তা',
  back: 'কমিউনিটি পাতায় ফিরুন',
  kind: { Alert: 'সতর্কবার্তা', Update: 'পরিবর্তন', Cancel: 'বাতিল' },
  status: { Exercise: 'মহড়া (EXERCISE)', Test: 'পরীক্ষা (TEST)' },
};
