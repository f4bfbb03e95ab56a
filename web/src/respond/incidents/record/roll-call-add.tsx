import { parseNames, rollCallLimits, type StakeholderGroup, stakeholderGroups } from '@hazardguard/contract';
import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useNotifySaved } from '../../../ui/use-notify-saved.ts';

/** Adds names, one per line, or all people of a directory. */
export const RollCallAdd = ({ id, open: isOpenInitially }: { readonly id: string; readonly open: boolean }) => {
  const { t } = useTranslation(['incidents', 'stakeholders']);
  const [open, setOpen] = useState(isOpenInitially);
  const [text, setText] = useState('');
  const [group, setGroup] = useState<StakeholderGroup>('incident_management_team');
  const notifySaved = useNotifySaved();
  const add = useRouteChange('POST', '/api/incidents/{id}/roll-call', {
    refreshes: ['/api/incidents/*'],
    onSuccess: (saved, { body }) => {
      if (body.names !== undefined) setText('');
      notifySaved(saved, t('rollCall.added', saved));
    },
  });
  const names = parseNames(text);
  const tooMany = names.length > rollCallLimits.perRequest;
  const send = (body: { readonly names: string[] } | { readonly group: StakeholderGroup }): void => add.mutate({ path: { id }, body });
  if (!open)
    return (
      <Group>
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {t('rollCall.add')}
        </Button>
      </Group>
    );
  return (
    <Stack gap="sm">
      <Textarea
        label={t('rollCall.names')}
        description={t('rollCall.namesHint')}
        autosize
        minRows={3}
        maxRows={10}
        value={text}
        error={tooMany ? t('rollCall.tooMany', { count: rollCallLimits.perRequest }) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && names.length > 0 && !tooMany) send({ names: [...names] });
        }}
      />
      <Group gap="xs">
        <Button
          size="xs"
          loading={add.isPending}
          disabled={names.length === 0 || tooMany}
          onClick={() => send({ names: names.map((name) => name.slice(0, rollCallLimits.nameLength)) })}
        >
          {t('rollCall.addNames', { count: names.length })}
        </Button>
        <Text size="xs" c="dimmed">
          {t('rollCall.twice')}
        </Text>
      </Group>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label={t('rollCall.directory')}
          value={group}
          onChange={(event) => setGroup(stakeholderGroups.find((one) => one === event.currentTarget.value) ?? group)}
          data={stakeholderGroups.map((one) => ({ value: one, label: t(`stakeholders:group.${one}`) }))}
        />
        <Button size="xs" variant="default" disabled={add.isPending} onClick={() => send({ group })}>
          {t('rollCall.import')}
        </Button>
      </Group>
      {add.isError ? <ErrorPanel error={add.error} title={t('rollCall.failed')} /> : null}
    </Stack>
  );
};
