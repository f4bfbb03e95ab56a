import type { PeopleInside } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

/** Numbers of people as texts: what is not known is never written as 0. */
export const usePeopleText = () => {
  const { t } = useTranslation('population');
  const format = useFormat();
  return {
    /** Of one place. */
    headCount: (people: number | null): string => (people === null ? t('notKnown') : format.exact(people)),
    /** Of several recorded places, some of them without a head-count. */
    sum: ({ people, withoutCount = 0 }: { readonly people: number; readonly withoutCount: number | undefined }): string => {
      if (withoutCount === 0) return format.number(people);
      const known = people === 0 ? t('notKnown') : t('atLeast', { people: format.number(people) });
      return t('withoutCount', { known, count: withoutCount, places: format.exact(withoutCount) });
    },
    /** Inside an area, by the one rule; undefined: still being counted. */
    inside: (inside: PeopleInside | undefined): string => {
      if (inside === undefined) return '…';
      if (inside.people === null) return t('notKnown');
      return inside.basis === 'receptors' ? t('recorded', { people: format.number(inside.people, 2) }) : format.number(inside.people, 2);
    },
  };
};
