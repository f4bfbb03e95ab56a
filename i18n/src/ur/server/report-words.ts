import type { ServerTexts, Translated } from '../../namespaces.ts';

export const texts: Translated<ServerTexts['report-words']> = {
  safe: '1, محفوظ, میں محفوظ ہوں, ہم محفوظ ہیں, خیریت',
  help: '2, مدد, مدد چاہیے, مجھے مدد چاہیے, ہمیں مدد چاہیے, بچاؤ',
  smell: '3, بو, گیس, گیس کی بو, گیس کی بو آ رہی ہے, یہاں گیس کی بو آ رہی ہے',
};
