import type { AdviceVariant, Alert } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

/** For whom an advice is: everybody else, one of the areas, or places from or below a distance. */
export const useVariantName = (alert: Pick<Alert, 'action'>): ((variant: AdviceVariant | null) => string) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  return (variant) => {
    if (variant === null) return alert.action === null ? t('places.others') : t('places.othersDo', { action: t(`action.${alert.action}`) });
    const action = t(`action.${variant.action}`);
    if (variant.area !== null) return t(`places.area.${variant.area}`, { action });
    return variant.toM === null
      ? t('places.from', { distance: format.distance(variant.fromM, 2), action })
      : t('places.below', { distance: format.distance(variant.toM, 2), action });
  };
};
