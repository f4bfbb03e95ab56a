import { exportNames, receptorFields } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { BulkSubject } from '../../ui/bulk/bulk-subject.ts';
import { toBulkFields } from '../field-values.ts';

export const useReceptorBulk = (): BulkSubject => {
  const { t } = useTranslation('receptors');
  return {
    register: t('register'),
    importAs: 'receptors',
    path: '/api/receptors/bulk',
    fileName: exportNames.receptors,
    fields: toBulkFields(receptorFields, (field) => t(`field.${field}`)),
  };
};
