import { hasDepartment, type Stakeholder, type StakeholderGroup, stakeholderGroups } from '@hazardguard/contract';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useAttemptKey } from '../../../ui/form/idempotency.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { useReason } from '../../../ui/use-reason.ts';
import { refreshStakeholders, saveMember } from '../stakeholder-data.ts';

interface AddPlaceProps {
  readonly person: Stakeholder;
  readonly places: readonly Stakeholder[];
}

/** The same person in one more group, with the role there. */
export const AddPlace = ({ person, places }: AddPlaceProps) => {
  const { t } = useTranslation('stakeholders');
  const free = stakeholderGroups.filter((group) => !places.some((place) => place.group === group));
  const [wanted, setWanted] = useState<StakeholderGroup>();
  const [role, setRole] = useState('');
  const [department, setDepartment] = useState('');
  const attempt = useAttemptKey();
  const noWrite = useReason('stakeholder.write');
  const add = useMutation({
    mutationFn: saveMember,
    onSuccess: () => {
      attempt.finish();
      setWanted(undefined);
      setRole('');
      setDepartment('');
      notifySuccess(t('saved'));
      void refreshStakeholders();
    },
  });
  const [first] = free;
  if (noWrite !== undefined || first === undefined) return null;
  const group = wanted !== undefined && free.includes(wanted) ? wanted : first;
  const needsDepartment = hasDepartment(group);
  const complete = role.trim() !== '' && (!needsDepartment || department.trim() !== '');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (add.isPending || !complete) return;
    const { name, designation, contactNumber, emailAddress, address, otherNumber, language } = person;
    const contacts = { contactNumber, emailAddress, address, otherNumber, language };
    const input = { name, designation, ...contacts, role, ...(needsDepartment ? { department } : {}) };
    add.mutate({ group, editing: null, input, key: attempt.keyFor([group, input]), overwrite: false });
  };
  return (
    <form onSubmit={send} noValidate autoComplete="off" className="hg-stack">
      <Group gap="xs" align="flex-end" mt="xs">
        <NativeSelect
          id="card-group"
          label={t('card.addTo')}
          value={group}
          onChange={(event) => setWanted(stakeholderGroups.find((one) => one === event.currentTarget.value))}
          data={free.map((one) => ({ value: one, label: t(`group.${one}`) }))}
        />
        <TextInput
          id="card-role"
          label={t('field.role')}
          maxLength={200}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value)}
        />
        {needsDepartment ? (
          <TextInput
            id="card-department"
            label={t('field.department')}
            maxLength={200}
            value={department}
            onChange={(event) => setDepartment(event.currentTarget.value)}
          />
        ) : null}
        <Button type="submit" variant="default" loading={add.isPending} disabled={!complete}>
          {t('card.add')}
        </Button>
      </Group>
      {add.isError ? <ErrorPanel error={add.error} title={t('saveFailed')} /> : null}
    </form>
  );
};
