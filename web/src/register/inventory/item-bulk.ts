import { exportNames, inventoryFields, vesselFields } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { BulkSubject } from '../../ui/bulk/bulk-subject.ts';
import { toBulkFields } from '../field-values.ts';

export const useItemBulk = (industry: number, name: string): BulkSubject => {
  const { t } = useTranslation(['inventory', 'vessel-form']);
  return {
    register: t('registerOf', { name }),
    importAs: 'inventory',
    path: `/api/industries/${industry}/inventory/bulk`,
    fileName: exportNames.inventory,
    fields: [
      ...toBulkFields(inventoryFields, (field) => t(`field.${field}`)),
      ...toBulkFields(vesselFields, (field) => t(`vessel-form:field.${field}`)),
    ],
  };
};
