import type { Sensor } from '@hazardguard/contract';
import { Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notices.ts';
import { acknowledgeAlarm, refreshSensors, unshelveSensor } from './sensor-data.ts';
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
  const acknowledge = useMutation({
    mutationFn: acknowledgeAlarm,
    onSuccess: () => notifySuccess(t('acknowledgedOne', { code })),
    onError: () => notifyFailure(t('acknowledgeFailed')),
    onSettled: refreshSensors,
  });
  const unshelve = useMutation({
    mutationFn: unshelveSensor,
    onSuccess: () => notifySuccess(t('shelf.ended', { code })),
    onError: () => notifyFailure(t('shelf.failed')),
    onSettled: refreshSensors,
  });
  return (
    <Group gap={4}>
      {alarm && acknowledged === null ? (
        <ActionButton
          size="xs"
          aria-label={t('acknowledgeOne', { code })}
          reason={noWrite}
          loading={acknowledge.isPending}
          onClick={() => acknowledge.mutate(id)}
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
          onClick={() => unshelve.mutate(id)}
        >
          {t('shelf.end')}
        </ActionButton>
      )}
      {shelving ? <ShelvingDialog sensor={sensor} onClose={() => setShelving(false)} /> : null}
    </Group>
  );
};
