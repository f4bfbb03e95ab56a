import { hasDepartment, type StakeholderGroup, stakeholderFields } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { BulkSubject } from '../../ui/bulk/bulk-subject.ts';
import { toBulkFields } from '../field-values.ts';

export const useStakeholderBulk = (group: StakeholderGroup): BulkSubject => {
  const { t } = useTranslation('stakeholders');
  return {
    register: t(`group.${group}`),
    importAs: 'contacts',
    path: `/api/stakeholders/${group}/members/bulk`,
    fileName: `${group}.csv`,
    fields: toBulkFields(stakeholderFields, (field) => t(`field.${field}`)).filter(({ id }) => id !== 'department' || hasDepartment(group)),
  };
};
