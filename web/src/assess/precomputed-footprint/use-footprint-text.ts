import { type PeopleInside, type PrecomputedCase, type PrecomputedFootprint, roundPeople, toCompassPoint } from '@hazardguard/contract';
import { useWeatherProvider } from '../../data/weather-providers.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { formatTime } from '../../ui/engine-text/format-zone.ts';
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
  const { t, i18n } = useTranslation('footprint');
  const format = useFormat();
  const { wind, age } = useWeatherText();
  const findProvider = useWeatherProvider();
  const zone = formatUtcOffset(footprint.forecast?.utcOffsetMin);
  /** 'AEGL-2, 10 min'. */
  const level = ({ level: id, levelExposureS }: Pick<PrecomputedCase, 'level' | 'levelExposureS'>): string =>
    levelExposureS == null ? id : `${id}, ${formatTime(levelExposureS, i18n.language)}`;
  return {
    wind,
    age,
    source: (source: string): string => (source === 'entered' || source === 'station' ? t(`source.${source}`) : findProvider(source).name),
    reach: ({ reachM, beyondRange }: Reach): string => (beyondRange ? t('beyond') : format.distance(reachM, 2)),
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
    level,
    release: (one: PrecomputedCase): string =>
      [
        t(`release.${one.kind}`, {
          chemical: one.chemical,
          mass: format.mass(one.quantityKg, 2),
          hazard: t(`hazard.${one.hazard}`),
          level: level(one),
        }),
        ...(one.from !== undefined && (one.from.vessels ?? 1) > 1 ? [t('oneOf', { vessels: format.exact(one.from.vessels ?? 1) })] : []),
        ...(one.from?.assumed.includes('one-vessel') ? [t('oneAssumed')] : []),
        ...(one.from?.assumed.includes('not-the-sum') ? [t('notTheSum')] : []),
      ].join(' '),
  };
};
