import { exportNames, industryFields } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { BulkSubject } from '../../ui/bulk/bulk-subject.ts';
import { toBulkFields } from '../field-values.ts';

export const useIndustryBulk = (): BulkSubject => {
  const { t } = useTranslation('industries');
  return {
    register: t('register'),
    importAs: 'industries',
    path: '/api/industries/bulk',
    fileName: exportNames.industries,
    fields: toBulkFields(industryFields, (field) => t(`field.${field}`)),
  };
};
