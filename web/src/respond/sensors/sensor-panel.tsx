import type { Sensor } from '@hazardguard/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnection } from '../../data/connection.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../ui/confirm/use-deletion.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconKey } from '../../ui/icons.tsx';
import { lazyDialogAhead } from '../../ui/lazy-part.tsx';
import { IconPlus } from '../../ui/screen-icons.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { AlarmStatistics } from './alarm-statistics.tsx';
import { SensorHour } from './sensor-hour.tsx';
import { sensorPollMs, sensorRoutes } from './sensor-routes.ts';
import { SensorTable } from './sensor-table.tsx';
import { SiteDetection } from './site-detection.tsx';

const IngestKey = lazyDialogAhead(() => import('./ingest-key.tsx').then((part) => part.IngestKey));
const SensorForm = lazyDialogAhead(() => import('./sensor-form.tsx').then((part) => part.SensorForm));
const TopicMappings = lazyDialogAhead(() => import('./topic-mappings.tsx').then((part) => part.TopicMappings));

/** The sensors of a site: values, age, health, the last hour of one, and their registration and ingest key. */
export const SensorPanel = ({ industryId }: { readonly industryId: number }) => {
  const { t } = useTranslation('sensors');
  const { away } = useConnection();
  const sensors = useQuery({ ...routeQuery('/api/sensors', { query: { industryId } }), refetchInterval: sensorPollMs });
  const site = useQuery(routeQuery('/api/industries/{id}', { path: { id: industryId } }));
  const noWrite = useReason('sensor.write');
  const [chosen, setChosen] = useState<number | null>(null);
  const [editing, setEditing] = useState<Sensor | 'new' | null>(null);
  const [keyShown, setKeyShown] = useState(false);
  const [topicsShown, setTopicsShown] = useState(false);
  const retirement = useDeletion<Sensor>('/api/sensors/{id}', { done: t('retired'), after: undefined, refreshes: sensorRoutes });
  const list = sensors.data?.sensors ?? [];
  const shown =
    list.find(({ id }) => id === chosen) ?? list.find(({ alarm }) => alarm) ?? list.find(({ latest }) => latest !== null) ?? list[0];
  const place = { latitude: site.data?.latitude ?? null, longitude: site.data?.longitude ?? null };
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Text c="dimmed" size="sm">
          {away === null ? t('live') : null}
        </Text>
        <Group gap="xs">
          <ActionButton
            variant="default"
            leftSection={<IconKey size={16} aria-hidden />}
            reason={noWrite}
            onClick={() => setKeyShown(true)}
          >
            {t('key.open')}
          </ActionButton>
          <Button variant="default" onClick={() => setTopicsShown(true)}>
            {t('topics.open')}
          </Button>
          <ActionButton leftSection={<IconPlus size={16} aria-hidden />} reason={noWrite} onClick={() => setEditing('new')}>
            {t('register')}
          </ActionButton>
        </Group>
      </Group>
      {sensors.isPending ? <TextSkeleton /> : null}
      {sensors.isError ? <ErrorPanel error={sensors.error} title={t('listFailed')} onRetry={() => void sensors.refetch()} /> : null}
      {sensors.data !== undefined && list.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          {...(noWrite === undefined ? { action: <Button onClick={() => setEditing('new')}>{t('register')}</Button> } : {})}
        />
      ) : null}
      {list.length === 0 ? null : (
        <SensorTable
          sensors={list}
          shown={shown?.id ?? null}
          onShow={setChosen}
          noWrite={noWrite}
          onEdit={setEditing}
          onRetire={retirement.ask}
        />
      )}
      {list.some(({ kind }) => kind === 'gas') ? <SiteDetection industryId={industryId} /> : null}
      {shown === undefined ? null : <SensorHour key={shown.id} sensor={shown} />}
      {list.length === 0 ? null : <AlarmStatistics industryId={industryId} />}
      {editing === null || site.isPending ? null : (
        <SensorForm industryId={industryId} site={place} sensor={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {keyShown ? <IngestKey industryId={industryId} sensors={list} onClose={() => setKeyShown(false)} /> : null}
      {topicsShown ? <TopicMappings industryId={industryId} onClose={() => setTopicsShown(false)} /> : null}
      <ConfirmDialog {...retirement.dialog} question={t('retireQuestion')} action={t('retire')} failure={t('retireFailed')}>
        <Text size="sm">{t('retireText')}</Text>
      </ConfirmDialog>
    </Stack>
  );
};
