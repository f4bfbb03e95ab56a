import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['call-messages']> = {
  called: 'آپ کو واقعہ {incident} کے لیے بلایا جا رہا ہے۔',
  nothing: 'ابھی اس کی کوئی تفصیل نہیں ہے۔',
  noWarning: 'اس کے بارے میں کوئی انتباہ جاری نہیں ہوا؛ عوام کو کچھ نہیں بھیجا گیا۔',
  open: 'واقعہ کھولیں: {link}',
  approval: '{incident} کے بارے میں ایک انتباہ کو آپ کی منظوری چاہیے (نسخہ {version})۔',
  approvalAgain: 'دوبارہ بلایا جا رہا ہے: ابھی کسی نے فیصلہ نہیں کیا۔',
  approvalHow: 'متن اور علاقہ پڑھیں، پھر منظور کریں یا واپس بھیجیں۔ اس سے پہلے عوام کو کچھ نہیں بھیجا جاتا۔',
  approvalOpen: 'پڑھیں اور فیصلہ کریں: {link}',
  pressOne: 'تصدیق کے لیے 1 دبائیں: آپ اسے سنبھال رہے ہیں۔',
};
