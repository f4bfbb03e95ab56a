import type { Incident } from '@hazardguard/contract';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useNotifySaved } from '../../../ui/use-notify-saved.ts';
import { changeIncident, incidentLists } from '../incident-changes.ts';
import { type Member, MemberPicker } from '../member-picker.tsx';

interface AssignDialogProps {
  readonly incident: Incident;
  readonly onClose: () => void;
}

/** Assigns an incident to a team member, or removes the assignment; a New incident becomes Assigned. */
export const AssignDialog = ({ incident, onClose }: AssignDialogProps) => {
  const { t } = useTranslation(['incidents', 'shell']);
  const { id, assign, assignName, version } = incident;
  const [member, setMember] = useState<Member | null>(assign === null ? null : { id: assign, name: assignName ?? assign });
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState(false);
  const notifySaved = useNotifySaved();
  const change = useChange(changeIncident, {
    refreshes: incidentLists,
    onSuccess: (saved) => {
      notifySaved(saved, saved.assignName === null ? t('unassigned', { id }) : t('assigned', { id, name: saved.assignName }));
      onClose();
    },
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (change.isPending) return;
    if (member === null && assign === null) {
      setMissing(true);
      document.getElementById('assign-member')?.focus();
      return;
    }
    change.mutate({ id, input: { assign: member?.id ?? null }, version, why: why.trim() });
  };
  return (
    <Dialog onClose={onClose} title={t('assignTitle', { id })}>
      <form onSubmit={send} noValidate autoComplete="off">
        <Stack gap="md">
          {incident.shortDescription === null ? null : (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }} lineClamp={3}>
              {incident.shortDescription}
            </Text>
          )}
          <MemberPicker
            id="assign-member"
            label={t('field.assign')}
            {...(incident.state === 'New' ? { description: t('hint.assignNew') } : {})}
            error={missing && member === null ? t('chooseMember') : undefined}
            value={member}
            onChange={setMember}
          />
          <TextInput
            id="assign-why"
            label={t('why')}
            maxLength={2_000}
            value={why}
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
          {change.isError ? <ErrorPanel error={change.error} title={t('changeFailed')} /> : null}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={change.isPending}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" loading={change.isPending}>
              {t(member === null && assign !== null ? 'unassign' : 'assign')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
