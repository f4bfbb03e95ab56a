import { isLanguage } from '@hazardguard/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';

/** The interface language, if the course has it. */
export const useCourseLanguage = () => {
  const language = useTranslation().i18n.language;
  return isLanguage(language) ? language : 'en';
};

export const useCourse = () => {
  const language = useCourseLanguage();
  return useQuery(routeQuery('/api/training', { query: { language } }));
};

export const useAttempts = () =>
  useQuery({
    ...routeQuery('/api/training/attempts'),
    enabled: useHasPermission('training.attempt'),
  });
