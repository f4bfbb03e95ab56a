import { type Stakeholder, type StakeholderGroup, stakeholderColumns, stakeholderColumnsOf } from '@hazardguard/contract';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useRowForm } from '../../ui/form/use-row-form.ts';
import { tellInformation, tellSuccess } from '../../ui/notices.ts';
import { readMember, refreshStakeholders, saveMember } from './stakeholder-data.ts';
import { checkStakeholder, entryOf } from './stakeholder-fields.ts';

/** The form of one group. `onSaved` closes the drawer of a phone. */
export const useStakeholderForm = (group: StakeholderGroup, onSaved: () => void) => {
  const { t } = useTranslation('stakeholders');
  const [otherGroups, setOtherGroups] = useState<readonly StakeholderGroup[]>([]);
  const namesOf = (groups: readonly StakeholderGroup[]): string => groups.map((one) => t(`group.${one}`)).join(', ');
  const row = useRowForm({
    name: `stakeholder-${group}`,
    fields: stakeholderColumns,
    check: (values) => checkStakeholder(group, values),
    entryOf,
    onLoaded: ({ groups }: Stakeholder) => setOtherGroups(groups.filter((one) => one !== group)),
    save: (asked) => saveMember({ group, ...asked }),
    read: readMember,
    onSaved: (saved, editing) => {
      tellSuccess(t(editing === null ? 'saved' : 'updated'));
      const others = saved.groups.filter((one) => one !== group);
      if (editing === null && others.length > 0) tellInformation(t('onePerson', { name: saved.name, groups: namesOf(others) }));
      void refreshStakeholders();
      onSaved();
      // The next entry starts where this one did.
      document.getElementById('stakeholder-name')?.focus();
    },
  });
  return {
    ...row,
    fields: stakeholderColumnsOf(group),
    /** The other directories in which the person being edited stands, by name. */
    alsoIn: row.form.editing === null ? '' : namesOf(otherGroups),
  };
};
export type StakeholderForm = ReturnType<typeof useStakeholderForm>;
