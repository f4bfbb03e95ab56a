import { type Sensor, shelvingMaxHours, textLimits } from '@hazardguard/contract';
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusFirstInvalid } from '../../ui/form-checks.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { sensorRoutes } from './sensor-routes.ts';

const hourChoices = [1, 2, 4, 8, 24, shelvingMaxHours] as const;
const hourMs = 60 * 60_000;

/** Shelves the alarms of a sensor, with a reason and an end. */
export const ShelvingDialog = ({ sensor, onClose }: { readonly sensor: Sensor; readonly onClose: () => void }) => {
  const { t } = useTranslation(['sensors', 'shell']);
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState<number>(hourChoices[1]);
  const [missing, setMissing] = useState(false);
  const shelve = useRouteChange('POST', '/api/sensors/{id}/shelving', {
    refreshes: sensorRoutes,
    onSuccess: () => {
      notifySuccess(t('shelf.done', { code: sensor.code }));
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (reason.trim() === '') {
      setMissing(true);
      focusFirstInvalid(event.currentTarget);
      return;
    }
    const until = new Date(Date.now() + hours * hourMs).toISOString();
    shelve.mutate({ path: { id: sensor.id }, body: { reason: reason.trim(), until } });
  };
  return (
    <Dialog onClose={onClose} title={t('shelf.question', { code: sensor.code })}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('shelf.meaning')}</Text>
          {shelve.isError ? <ErrorPanel error={shelve.error} title={t('shelf.failed')} /> : null}
          <TextInput
            data-autofocus
            withAsterisk
            label={t('shelf.reason')}
            maxLength={textLimits.note}
            value={reason}
            error={missing ? t('shelf.noReason') : undefined}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setMissing(false);
            }}
          />
          <NativeSelect
            label={t('shelf.hours')}
            value={String(hours)}
            data={hourChoices.map((choice) => ({ value: String(choice), label: t('shelf.hour', { count: choice }) }))}
            onChange={(event) => setHours(Number(event.currentTarget.value))}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={shelve.isPending}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" loading={shelve.isPending}>
              {t('shelf.act')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
