import type { Detection } from '@hazardguard/contract';
import { Switch, Text } from '@mantine/core';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { useReason } from '../../ui/use-reason.ts';
import { sensorRoutes } from './sensor-routes.ts';

/** Whether the next estimates use residents' reports; off by default. */
export const ReportsSwitch = ({ detection }: { readonly detection: Detection }) => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  const reason = useReason('alert.draft');
  const change = useRouteChange('PUT', '/api/detections/{id}/use-reports', { refreshes: [...sensorRoutes, '/api/incidents/*'] });
  const { id, useReports, odourThresholdPpm, closedAt } = detection;
  if (closedAt !== null) return null;
  if (odourThresholdPpm === null) return <Text size="sm">{t('estimate.reports.none')}</Text>;
  return (
    <>
      <Switch
        checked={useReports}
        disabled={reason !== undefined || change.isPending}
        onChange={(event) => change.mutate({ path: { id }, body: { use: event.currentTarget.checked } })}
        label={t('estimate.reports.use')}
        description={reason ?? t('estimate.reports.note', { ppm: format.quantity(odourThresholdPpm, 'ppm', 2) })}
      />
      {change.isError ? <ErrorPanel error={change.error} title={t('estimate.reports.failed')} /> : null}
    </>
  );
};
