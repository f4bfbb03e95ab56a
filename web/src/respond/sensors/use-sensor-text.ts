import type { Sensor } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { unitSymbols } from './unit-symbols.ts';

/** Texts of a sensor: value, measure and age. */
export const useSensorText = () => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  return {
    value: ({ unit }: Pick<Sensor, 'unit'>, value: number): string =>
      unit === 'on-off' ? t(value === 0 ? 'off' : 'on') : format.quantity(value, unitSymbols[unit]),
    measures: ({ measure, chemical }: Pick<Sensor, 'measure' | 'chemical'>): string => chemical ?? t(`measure.${measure}`),
    age: (seconds: number): string => t('ago', { span: format.span(seconds) }),
  };
};
