import type { FireFailure } from '@hazardguard/contract';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import type { ListedFire } from './fires-table.tsx';

/** Texts for confidences and failures of the service. */
export const useFireText = () => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  return {
    confidence: (confidence: ListedFire['confidence']): string =>
      typeof confidence === 'number' ? format.quantity(confidence, '%') : t(`fires.confidence.${confidence}`),
    failure: (failure: FireFailure): string => {
      switch (failure.code) {
        case 'refused':
          return t('fires.failure.refused', { said: failure.said });
        case 'status':
          return t('fires.failure.status', { status: failure.status });
        case 'timeout':
          return t('fires.failure.timeout', { waited: format.quantity(failure.waitedS, 's') });
        case 'too-large':
          return t('fires.failure.too-large', { most: format.quantity(failure.mostKb, 'kB') });
        case 'unread':
          return t('fires.failure.unread', { count: failure.lines });
        default:
          return t(`fires.failure.${failure.code}`);
      }
    },
  };
};
