import { findLanguage, type PublicLanguage, publicLanguageCodes } from '@hazardguard/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from './route-query.ts';
import { useHasPermission } from './session.ts';

/** The languages of the public texts besides English: which are offered, and how far speakers have reviewed them. */
export const usePublicLanguages = () => {
  const mayRead = useHasPermission('alert.read');
  return useQuery({
    ...routeQuery('/api/public-languages'),
    select: ({ languages }) => languages,
    staleTime: 60_000,
    enabled: mayRead,
  });
};

/** English and the languages that residents may get; those of the application until the others are known. */
export const useOfferedLanguages = (): readonly PublicLanguage[] => {
  const { data } = usePublicLanguages();
  return publicLanguageCodes.filter(
    (code) => code === 'en' || (data?.find(({ language }) => language === code)?.offered ?? findLanguage(code).reach === 'application'),
  );
};
