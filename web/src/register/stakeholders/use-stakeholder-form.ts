import { listStakeholderColumns, type Stakeholder, type StakeholderGroup, stakeholderColumns } from '@hazardguard/contract';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { notifyInformation, notifySuccess } from '../../ui/notices.ts';
import { readRow, saveRow } from '../save-row.ts';
import { toEntry } from './stakeholder-fields.ts';

/** What shows people of the directories. */
export const stakeholderRoutes = ['/api/stakeholders/*', '/api/stakeholder-people/{id}'] as const;

/** The form of one group. `onSaved` closes the drawer of a phone. */
export const useStakeholderForm = (group: StakeholderGroup, onSaved: () => void) => {
  const { t } = useTranslation('stakeholders');
  const [otherGroups, setOtherGroups] = useState<readonly StakeholderGroup[]>([]);
  const formatGroups = (groups: readonly StakeholderGroup[]): string => groups.map((one) => t(`group.${one}`)).join(', ');
  const row = useServerForm({
    name: `stakeholder-${group}`,
    fields: stakeholderColumns,
    loadCheck: async () => {
      const { checkStakeholder } = await import('./check-stakeholder.ts');
      return (values) => checkStakeholder(group, values);
    },
    toEntry,
    onLoaded: ({ groups }: Stakeholder) => setOtherGroups(groups.filter((one) => one !== group)),
    save: saveRow('/api/stakeholders/{group}/members', '/api/stakeholder-members/{id}', { path: { group } }),
    read: readRow('/api/stakeholder-members/{id}'),
    refreshes: stakeholderRoutes,
    onSaved: (saved, editing) => {
      notifySuccess(t(editing === null ? 'saved' : 'updated'));
      const others = saved.groups.filter((one) => one !== group);
      if (editing === null && others.length > 0) notifyInformation(t('onePerson', { name: saved.name, groups: formatGroups(others) }));
      onSaved();
      // The keyboard goes back to the first field.
      document.getElementById('stakeholder-name')?.focus();
    },
  });
  return {
    ...row,
    fields: listStakeholderColumns(group),
    /** Names of the other directories of the person being edited. */
    alsoIn: row.form.editing === null ? '' : formatGroups(otherGroups),
  };
};
export type StakeholderForm = ReturnType<typeof useStakeholderForm>;
