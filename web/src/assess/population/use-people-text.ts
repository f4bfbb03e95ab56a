import { type PeopleInside, roundPeople } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

interface Sum {
  readonly people: number;
  readonly withoutCount: number | undefined;
}

/** Numbers of people as texts: what is not known is never written as 0. */
export const usePeopleText = () => {
  const { t } = useTranslation('population');
  const format = useFormat();
  const formatSum = ({ people, withoutCount = 0 }: Sum): string => {
    if (withoutCount === 0) return format.number(people);
    const known = people === 0 ? t('notKnown') : t('atLeast', { people: format.number(people) });
    return t('withoutCount', { known, count: withoutCount, places: format.exact(withoutCount) });
  };
  const formatInside = (people: number): string => format.exact(roundPeople(people));
  return {
    /** Of one place. */
    headCount: (people: number | null): string => (people === null ? t('notKnown') : format.exact(people)),
    /** Head-counts of several recorded places added up, some of them without one. */
    sum: formatSum,
    /** The same with the number of places, named for what it counts: it is no part of the people inside. */
    inPlaces: ({ places, ...sum }: Sum & { readonly places: number }): string =>
      t('inPlaces', { count: places, places: format.exact(places), people: formatSum(sum) }),
    /** A number of people that was counted from population. */
    counted: (people: number | null): string => (people === null ? t('notKnown') : formatInside(people)),
    /** Inside an area, by the one rule; undefined: still being counted. */
    inside: (inside: PeopleInside | undefined): string => {
      if (inside === undefined) return '…';
      if (inside.people === null) return t('notKnown');
      return inside.basis === 'receptors' ? t('recorded', { people: formatInside(inside.people) }) : formatInside(inside.people);
    },
  };
};
