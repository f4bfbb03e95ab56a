import { toCompassPoint, type Weather } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

/** Below this speed the air is called calm: its direction is not reliable, m/s. */
const calmMs = 0.3;

/** Texts of a weather record in the current language. */
export const useWeatherText = () => {
  const { t } = useTranslation('weather');
  const format = useFormat();
  return {
    wind: ({ windSpeedMs, windFromDeg }: Pick<Weather, 'windSpeedMs' | 'windFromDeg'>): string =>
      windSpeedMs < calmMs
        ? t('reading.calm')
        : `${format.quantity(windSpeedMs, 'm/s', 2)} ${t('reading.windFrom', {
            point: toCompassPoint(windFromDeg),
            degrees: format.exact(windFromDeg),
          })}`,
    source: ({ source, enteredBy }: Pick<Weather, 'source' | 'enteredBy'>): string =>
      source === 'entered'
        ? enteredBy === null
          ? t('source.enteredUnknown')
          : t('source.entered', { name: enteredBy })
        : t(`source.${source}`),
    age: (seconds: number): string => (seconds < 60 ? t('ageNow') : t('age', { span: format.span(seconds) })),
  };
};
