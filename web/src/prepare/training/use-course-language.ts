import { isLanguage } from '@hazardguard/i18n/languages';
import { useTranslation } from '../../locales/use-translation.ts';

/** The interface language, if the course has it. */
export const useCourseLanguage = () => {
  const language = useTranslation().i18n.language;
  return isLanguage(language) ? language : 'en';
};
