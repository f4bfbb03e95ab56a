import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['alert-messages']> = {
  subject: { Alert: 'انتباہ: {hazard}', Update: 'بدلا ہوا انتباہ: {hazard}', Cancel: 'انتباہ ختم: {hazard}' },
  mark: { Exercise: 'EXERCISE - مشق۔ کوئی خطرہ نہیں ہے۔', Test: 'TEST - آزمائش۔ کوئی خطرہ نہیں ہے۔' },
  action: 'کیا کریں',
  where: 'کہاں',
  when: 'کب',
  from: 'بھیجنے والا',
  now: 'موجودہ صورتحال: {link}',
  answer: 'کیا آپ محفوظ ہیں، یا آپ کو مدد چاہیے؟ یہاں بتائیں: {link}',
  answerShort: 'محفوظ ہیں یا مدد چاہیے؟ {link}',
  stop: 'یہ پیغامات بند کرنے اور اپنا پتہ مٹانے کے لیے: {link}',
  open: 'انتباہ کھولیں: {link}',
  acknowledge: 'کیا آپ اسے سنبھال رہے ہیں؟ یہاں تصدیق کریں، ورنہ اگلے درجے کو بلایا جائے گا: {link}',
  acknowledgeShort: 'تصدیق کریں: {link}',
  escalated: 'اب یہ آپ کے پاس ہے: بہت کم لوگوں نے تصدیق کی ہے۔',
  onlyEnglish: 'یہ پیغام صرف انگریزی میں ہے:',
};
