import { type Stakeholder, type StakeholderGroup, stakeholderColumns, stakeholderColumnsOf } from '@hazardguard/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../data/api-problem.ts';
import { problemsSaid } from '../../parts/form/field-problems.ts';
import { useAttemptKey } from '../../parts/form/idempotency.ts';
import { useEntryForm } from '../../parts/form/use-entry-form.ts';
import { useOnce } from '../../parts/form/use-once.ts';
import { tellInformation, tellSuccess } from '../../ui/notices.ts';
import { readMember, refreshStakeholders, saveMember } from './stakeholder-data.ts';
import { checkStakeholder, entryOf } from './stakeholder-fields.ts';

/** The form of one group and what its buttons do. `onSaved` closes the drawer of a phone. */
export const useStakeholderForm = (group: StakeholderGroup, onSaved: () => void) => {
  const { t } = useTranslation('stakeholders');
  const fields = stakeholderColumnsOf(group);
  const form = useEntryForm(`stakeholder-${group}`, stakeholderColumns);
  const attempt = useAttemptKey();
  const once = useOnce();
  const [otherGroups, setOtherGroups] = useState<readonly StakeholderGroup[]>([]);
  const namesOf = (groups: readonly StakeholderGroup[]): string => groups.map((one) => t(`group.${one}`)).join(', ');
  const clear = (): void => {
    form.clear();
    setOtherGroups([]);
  };
  const save = useMutation({
    mutationFn: saveMember,
    onSuccess: (saved, { editing }) => {
      attempt.finish();
      clear();
      tellSuccess(t(editing === null ? 'saved' : 'updated'));
      const others = saved.groups.filter((one) => one !== group);
      if (editing === null && others.length > 0) tellInformation(t('onePerson', { name: saved.name, groups: namesOf(others) }));
      void refreshStakeholders();
      onSaved();
      // The next entry starts where this one did.
      document.getElementById('stakeholder-name')?.focus();
    },
    onSettled: once.end,
    onError: (error) => {
      if (error instanceof ApiProblem) form.refuse(problemsSaid(error.fields, fields));
    },
  });
  const reload = useMutation({ mutationFn: readMember, onSuccess: (stored: Stakeholder) => edit(stored) });

  const edit = (row: Stakeholder): void => {
    save.reset();
    form.load(entryOf(row));
    setOtherGroups(row.groups.filter((one) => one !== group));
  };
  const submit = (overwrite: boolean): void => {
    if (!once.begin()) return;
    save.reset();
    const checked = checkStakeholder(group, form.values);
    if (!checked.ok) {
      once.end();
      form.refuse(checked.problems);
      return;
    }
    const key = attempt.keyFor([group, form.editing, checked.input, overwrite]);
    save.mutate({ group, editing: form.editing, input: checked.input, key, overwrite });
  };
  return {
    form,
    fields,
    save,
    reload,
    edit,
    submit,
    /** The other directories in which the person being edited stands, by name. */
    alsoIn: form.editing === null ? '' : namesOf(otherGroups),
    cancel: () => {
      save.reset();
      clear();
    },
    /** Loads what somebody else stored; the entries typed here are given up on request only. */
    takeStored: () => {
      if (form.editing) reload.mutate(form.editing.id);
    },
    /** The row being edited is gone: nothing is left to update. */
    forget: (id: number) => {
      if (form.editing?.id === id) clear();
    },
  };
};
export type StakeholderForm = ReturnType<typeof useStakeholderForm>;
