import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['follow-messages']> = {
  codeSubject: 'HazardGuard: آپ کا کوڈ',
  codeMail:
    'ہم سے کہا گیا ہے کہ کیمیائی حادثوں کے انتباہ اس پتے پر بھیجیں۔\n\nآپ کا کوڈ: {code}\n\nجس صفحے سے آپ آئے وہاں یہ کوڈ لکھیں، یا یہ صفحہ کھول کر تصدیق کریں:\n{link}\n\nکوڈ {minutes} منٹ تک درست ہے۔ اگر آپ نے یہ نہیں مانگا تو کچھ نہ کریں: انتباہ نہیں آئیں گے اور پتہ مٹا دیا جائے گا۔',
  codeSms: 'HazardGuard: انتباہ پانے کے لیے آپ کا کوڈ {code} ہے۔ {minutes} منٹ تک درست۔ آپ نے نہیں مانگا تو کچھ نہ کریں۔',
  testSubject: 'TEST - HazardGuard',
  testPush: 'TEST - آزمائش۔ کوئی خطرہ نہیں ہے۔ {places} کے انتباہ اسی طرح آئیں گے۔',
  testMail:
    'TEST - آزمائش۔ کوئی خطرہ نہیں ہے۔\n\nآپ نے یہ آزمائش مانگی تھی۔ جن جگہوں کو آپ فالو کرتے ہیں ان کے انتباہ اسی طرح آئیں گے: {places}۔\n\nسب پیغامات بند کرنے اور اپنا پتہ مٹانے کے لیے:\n{stop}',
  testSms: 'TEST - HazardGuard۔ کوئی خطرہ نہیں۔ انتباہ ایسا ہوگا۔ بند: {stop}',
  noPlaces: 'ابھی کوئی جگہ نہیں',
};
