import { type PeopleInside, type PrecomputedCase, type PrecomputedFootprint, roundPeople, toCompassPoint } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { useWeatherText } from '../weather/use-weather-text.ts';

/** '+05:30': the site's own offset, whatever the reader's time zone. */
export const formatUtcOffset = (utcOffsetMin: number | undefined): string | undefined => {
  if (utcOffsetMin === undefined) return undefined;
  const minutes = Math.abs(utcOffsetMin);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${utcOffsetMin < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

interface Reach {
  readonly reachM: number;
  readonly beyondRange: boolean;
}

/** Texts of a precomputed footprint in the current language. */
export const useFootprintText = (footprint: Pick<PrecomputedFootprint, 'forecast'>) => {
  const { t } = useTranslation('footprint');
  const format = useFormat();
  const { wind, age } = useWeatherText();
  const zone = formatUtcOffset(footprint.forecast?.utcOffsetMin);
  return {
    wind,
    age,
    reach: ({ reachM, beyondRange }: Reach): string =>
      beyondRange ? t('beyond', { distance: format.distance(reachM, 2) }) : format.distance(reachM, 2),
    /** By the one rule: a source of population, else at least the recorded people, else not known. */
    people: (count: number | null, basis: PeopleInside['basis'] | undefined): string => {
      if (count === null || (count === 0 && basis !== 'population')) return t('peopleUnknown');
      return t(basis === 'population' ? 'people' : 'peopleRecorded', { count, people: format.exact(roundPeople(count)) });
    },
    moment: (at: string): string => format.moment(at, zone),
    time: (at: string): string => format.time(at, zone),
    air: (windSpeedMs: number, stability: string): string => t('air', { wind: format.quantity(windSpeedMs, 'm/s', 2), stability }),
    place: ({ distanceM, bearingDeg }: { readonly distanceM: number; readonly bearingDeg: number }): string =>
      `${format.distance(distanceM, 2)} ${toCompassPoint(bearingDeg)}`,
    release: ({ chemical, quantityKg, kind, hazard, level, from }: PrecomputedCase): string =>
      [
        t(`release.${kind}`, { chemical, mass: format.mass(quantityKg, 2), hazard: t(`hazard.${hazard}`), level }),
        ...(from !== undefined && (from.vessels ?? 1) > 1 ? [t('oneOf', { vessels: format.exact(from.vessels ?? 1) })] : []),
        ...(from?.assumed.includes('one-vessel') ? [t('oneAssumed')] : []),
        ...(from?.assumed.includes('not-the-sum') ? [t('notTheSum')] : []),
      ].join(' '),
  };
};
