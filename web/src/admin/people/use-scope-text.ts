import type { Person } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';

/** A scope as text: its kind and the names of its places. */
export const useScopeText = (): ((of: Pick<Person, 'scope' | 'places'>) => string) => {
  const { t } = useTranslation('people');
  return ({ scope, places }) => {
    if (scope.kind === 'all') return t('kind.all');
    const names = places.length === 0 ? t('siteGone') : places.join(', ');
    return `${t(`kind.${scope.kind}`)}: ${names}`;
  };
};
