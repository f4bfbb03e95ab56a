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
  change: {
    adds: 'شامل کیے گئے گاؤں: {names} ({count}؛ {people} لوگ)۔',
    releases: 'نکالے گئے گاؤں: {names} ({count}؛ {people} لوگ)۔',
    toActNow: 'تیار رہیں سے ابھی عمل کریں میں: {names} ({count}؛ {people} لوگ)۔',
    toBeReady: 'ابھی عمل کریں سے تیار رہیں میں: {names} ({count}؛ {people} لوگ)۔',
    nobody: 'کوئی گاؤں شامل، خارج یا تبدیل نہیں ہوا۔',
    unknown: 'یہاں کوئی گاؤں درج نہیں: نقشے پر علاقوں کا موازنہ کریں۔',
    incomplete: 'فہرست میں دیے گئے گاؤں سے زیادہ گاؤں ہیں۔',
    andMore: '{names} اور مزید {count}',
  },
};
