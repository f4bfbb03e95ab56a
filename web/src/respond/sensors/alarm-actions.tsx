import type { Sensor } from '@hazardguard/contract';
import { Group } from '@mantine/core';
import { useState } from 'react';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notices.ts';
import { sensorRoutes } from './sensor-routes.ts';
import { ShelvingDialog } from './shelving-dialog.tsx';

interface AlarmActionsProps {
  readonly sensor: Sensor;
  /** Why the reader may not act; undefined: may. */
  readonly noWrite: string | undefined;
}

/** Acknowledge an alarm, shelve the sensor's alarms, or end that. */
export const AlarmActions = ({ sensor, noWrite }: AlarmActionsProps) => {
  const { t } = useTranslation('sensors');
  const [shelving, setShelving] = useState(false);
  const { id, code, alarm, acknowledged, shelved, drillId, alarmHigh } = sensor;
  const acknowledge = useRouteChange('POST', '/api/sensors/{id}/alarm/acknowledge', {
    refreshes: sensorRoutes,
    onSuccess: () => notifySuccess(t('acknowledgedOne', { code })),
    onError: () => notifyFailure(t('acknowledgeFailed')),
  });
  const unshelve = useRouteChange('POST', '/api/sensors/{id}/shelving/end', {
    refreshes: sensorRoutes,
    onSuccess: () => notifySuccess(t('shelf.ended', { code })),
    onError: () => notifyFailure(t('shelf.failed')),
  });
  return (
    <Group gap={4}>
      {alarm && acknowledged === null ? (
        <ActionButton
          size="xs"
          aria-label={t('acknowledgeOne', { code })}
          reason={noWrite}
          loading={acknowledge.isPending}
          onClick={() => acknowledge.mutate({ path: { id }, body: {} })}
        >
          {t('acknowledge')}
        </ActionButton>
      ) : null}
      {drillId !== null || alarmHigh === null ? null : shelved === null ? (
        <ActionButton size="xs" variant="default" aria-label={t('shelf.one', { code })} reason={noWrite} onClick={() => setShelving(true)}>
          {t('shelf.act')}
        </ActionButton>
      ) : (
        <ActionButton
          size="xs"
          variant="default"
          aria-label={t('shelf.endOne', { code })}
          reason={noWrite}
          loading={unshelve.isPending}
          onClick={() => unshelve.mutate({ path: { id }, body: {} })}
        >
          {t('shelf.end')}
        </ActionButton>
      )}
      {shelving ? <ShelvingDialog sensor={sensor} onClose={() => setShelving(false)} /> : null}
    </Group>
  );
};
