import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { KnownOrder } from './use-choice-order.ts';

interface NotedChoice {
  readonly id: number;
  readonly district: string;
  readonly sample: boolean;
  readonly distanceM: number | undefined;
}

/** What distinguishes an industry in a list of choices: district, distance, and whether it was used before or is a sample. */
export const useChoiceNote = ({ recent, fromName }: KnownOrder) => {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const tellDistance = (metres: number): string => {
    const distance = format.distance(metres, 2);
    return fromName === undefined ? t('industryPicker.away', { distance }) : t('industryPicker.from', { distance, name: fromName });
  };
  return ({ id, district, sample, distanceM }: NotedChoice): string =>
    [
      district,
      ...(recent.includes(id) ? [t('industryPicker.recent')] : []),
      ...(distanceM === undefined || (fromName !== undefined && recent[0] === id) ? [] : [tellDistance(distanceM)]),
      ...(sample ? [t('sample.badge')] : []),
    ].join(' · ');
};
