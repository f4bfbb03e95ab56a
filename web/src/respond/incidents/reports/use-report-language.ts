import { isLanguage, type Language } from '@hazardguard/i18n/languages';
import { useTranslation } from '../../../locales/use-translation.ts';

/** The language of the user interface, for reports. */
export const useReportLanguage = (): Language => {
  const shown = useTranslation().i18n.language;
  return isLanguage(shown) ? shown : 'en';
};
