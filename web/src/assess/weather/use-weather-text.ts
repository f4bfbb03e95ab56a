import { toCompassPoint, type ValueOrigin, type Weather } from '@hazardguard/contract';
import { useWeatherProvider } from '../../data/weather-providers.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

/** Below this speed the air is called calm: its direction is not reliable, m/s. */
export const calmMs = 0.3;

/** Texts of a weather record in the current language. */
export const useWeatherText = () => {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const distance = (metres: number): string => (metres < 100 ? t('here') : t('distance', { distance: format.distance(metres, 2) }));
  const findProvider = useWeatherProvider();
  const nameSource = (source: string): string => (source === 'station' ? t('source.station') : findProvider(source).name);
  return {
    wind: ({ windSpeedMs, windFromDeg }: Pick<Weather, 'windSpeedMs' | 'windFromDeg'>): string =>
      windSpeedMs < calmMs
        ? t('reading.calm')
        : `${format.quantity(windSpeedMs, 'm/s', 2)} ${t('reading.windFrom', {
            point: toCompassPoint(windFromDeg),
            degrees: format.exact(windFromDeg),
          })}`,
    /** Beside an arrow that shows the direction. */
    shortWind: ({ windSpeedMs, windFromDeg }: Pick<Weather, 'windSpeedMs' | 'windFromDeg'>): string =>
      windSpeedMs < calmMs ? t('reading.calm') : `${toCompassPoint(windFromDeg)} ${format.quantity(windSpeedMs, 'm/s', 2)}`,
    source: ({ source, enteredBy }: Pick<Weather, 'source' | 'enteredBy'>): string =>
      source === 'entered'
        ? enteredBy === null
          ? t('source.enteredUnknown')
          : t('source.entered', { name: enteredBy })
        : nameSource(source),
    distance,
    /** Of a value that the source does not measure; null: it is only assumed. */
    origin: ({ from, source, observedAt, distanceM }: ValueOrigin): string | null => {
      if (from === 'assumed') return null;
      if (from === 'climate') return t('valueFrom.climate');
      const name = source === null || source === 'entered' ? t('source.enteredUnknown') : nameSource(source);
      return [name, ...(distanceM === null ? [] : [distance(distanceM)]), ...(observedAt === null ? [] : [format.moment(observedAt)])].join(
        ', ',
      );
    },
    age: (seconds: number): string => (seconds < 60 ? t('ageNow') : t('age', { span: format.span(seconds) })),
  };
};
