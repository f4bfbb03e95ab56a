import type { EstimateObstacle, SourceEstimate, UsedReading } from '@hazardguard/contract';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { formatArea } from '../../ui/engine-text/format-zone.ts';
import { useFormat } from '../../ui/format.ts';
import { isDetecting } from './estimate-overlay.ts';

/** Texts of an estimate, its readings and its obstacles. */
export const useEstimateText = () => {
  const { t, i18n } = useTranslation('sensors');
  const format = useFormat();
  const reading = useMemo(
    () =>
      (one: UsedReading): string =>
        one.smelled
          ? t('estimate.smell')
          : isDetecting(one) || one.detectionPpm === null
            ? format.quantity(one.ppm, 'ppm', 2)
            : t('estimate.below', { limit: format.quantity(one.detectionPpm, 'ppm', 2) }),
    [t, format],
  );
  return {
    reading,
    area: (m2: number): string => formatArea(m2, i18n.language),
    made: ({ at, ageS, readings }: SourceEstimate): string =>
      t('estimate.made', { count: readings.filter(({ smelled }) => !smelled).length, moment: format.moment(at), span: format.span(ageS) }),
    obstacle: (obstacle: EstimateObstacle): string => {
      switch (obstacle.code) {
        case 'too-few-sensors':
          return t('estimate.obstacle.too-few-sensors', {
            detecting: obstacle.detecting,
            sensors: obstacle.sensors,
            needed: obstacle.needed,
          });
        case 'readings-refused':
          return t('estimate.obstacle.readings-refused', { fields: obstacle.fields.join(', ') });
        case 'refused':
          return t('estimate.obstacle.refused', { code: obstacle.error });
        default:
          return t(`estimate.obstacle.${obstacle.code}`);
      }
    },
  };
};
