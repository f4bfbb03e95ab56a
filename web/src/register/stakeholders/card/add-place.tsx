import { hasDepartment, type Stakeholder, type StakeholderGroup, stakeholderGroups } from '@hazardguard/contract';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { notifySuccess } from '../../../ui/notices.ts';
import { useReason } from '../../../ui/use-reason.ts';
import { stakeholderRoutes } from '../use-stakeholder-form.ts';

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
  const noWrite = useReason('stakeholder.write');
  const add = useRouteChange('POST', '/api/stakeholders/{group}/members', {
    refreshes: stakeholderRoutes,
    onSuccess: () => {
      setWanted(undefined);
      setRole('');
      setDepartment('');
      notifySuccess(t('saved'));
    },
  });
  const [first] = free;
  if (noWrite !== undefined || first === undefined) return null;
  const group = wanted !== undefined && free.includes(wanted) ? wanted : first;
  const needsDepartment = hasDepartment(group);
  const complete = role.trim() !== '' && (!needsDepartment || department.trim() !== '');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!complete) return;
    const { name, designation, contactNumber, emailAddress, address, otherNumber, language } = person;
    const contacts = { contactNumber, emailAddress, address, otherNumber, language };
    const body = { name, designation, ...contacts, role, ...(needsDepartment ? { department } : {}) };
    add.mutate({ path: { group }, body });
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
