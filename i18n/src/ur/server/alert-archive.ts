import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-archive']> = {
  title: 'عوامی انتباہات کا ریکارڈ',
  lead: 'ہر عوامی انتباہ، تبدیلی اور منسوخی: نیا پہلے، جیسا بھیجا گیا تھا۔',
  feed: 'موجودہ انتباہات کی فیڈ (Atom, CAP 1.2)',
  none: 'کوئی عوامی انتباہ جاری نہیں ہوا ہے۔',
  until: 'کب تک نافذ',
  whole: 'مکمل پیغام (CAP 1.2)',
  older: 'پرانے انتباہات',
  back: 'کمیونٹی صفحے پر واپس',
  kind: { Alert: 'انتباہ', Update: 'تبدیلی', Cancel: 'منسوخ' },
  status: { Exercise: 'مشق (EXERCISE)', Test: 'آزمائش (TEST)' },
};
