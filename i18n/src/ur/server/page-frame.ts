import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['page-frame']> = {
  skip: 'اصل متن پر جائیں',
  back: 'HazardGuard ہوم',
  languages: 'زبان',
  demo: 'ڈیمو: نمونے کے کارخانے، فرضی آس پاس۔ حقیقی ہنگامی حالت کے لیے نہیں۔',
  footer: 'HazardGuard: صنعتی خطرات کی تیاری اور امداد کا پلیٹ فارم',
  problem: {
    title: 'یہ صفحہ ابھی نہیں دکھایا جا سکتا',
    unavailable: 'رجسٹر تک رسائی نہیں ہو رہی۔ کچھ نہیں بدلا۔',
    tooMany: 'آپ کے نیٹ ورک سے بہت زیادہ درخواستیں آئی ہیں۔ ایک منٹ انتظار کریں، پھر دوبارہ کوشش کریں۔',
    unexpected: 'سرور پر خرابی ہوئی ہے۔',
    requestId: 'درخواست نمبر',
    again: 'دوبارہ کوشش کریں',
    call: 'خطرے میں ہیں؟ ابھی 112 پر فون کریں۔',
  },
};
