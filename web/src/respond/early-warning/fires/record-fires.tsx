import { type FireInput, fireLimits, type RecordedFires } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { IconFlame } from '../../../ui/screen-icons.tsx';
import { useReason } from '../../../ui/use-reason.ts';
import { IncidentLink } from './fire-event.tsx';
import type { NearFire } from './near-fires.ts';

const Result = ({ stored, known, incident, leftOut }: RecordedFires) => {
  const { t } = useTranslation('early-warning');
  return (
    <ul role="status" className="hg-stack hg-small">
      <li>{t('fires.answer.stored', { count: stored, known })}</li>
      {incident === null ? (
        <li>{t('fires.answer.none')}</li>
      ) : (
        <li>
          {t(incident.opened ? 'fires.answer.opened' : 'fires.answer.joined', { count: incident.detections })}{' '}
          <IncidentLink id={incident.id} />
        </li>
      )}
      {leftOut.far > 0 ? <li>{t('fires.answer.far', { count: leftOut.far })}</li> : null}
      {leftOut.old > 0 ? <li>{t('fires.answer.old', { count: leftOut.old })}</li> : null}
    </ul>
  );
};

interface RecordFiresProps {
  readonly industryId: number;
  readonly fires: readonly NearFire[];
}

const toInput = ({ latitude, longitude, at, satellite, confidence, powerMw, pixelM }: NearFire): FireInput => ({
  latitude,
  longitude,
  at,
  satellite: satellite.slice(0, 40),
  confidence,
  powerMw: powerMw ?? null,
  pixelM: pixelM ?? null,
});

/** Records the listed detections and shows the result; those at the site become a detected incident. */
export const RecordFires = ({ industryId, fires }: RecordFiresProps) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const reason = useReason('incident.write');
  const chosen = fires.slice(0, fireLimits.rows);
  const record = useRouteChange('POST', '/api/industries/{id}/fires', {
    refreshes: ['/api/industries/{id}/fires', '/api/incidents/*'],
  });
  const send = (): void => record.mutate({ path: { id: industryId }, body: { fires: chosen.map(toInput) } });
  return (
    <div className="hg-stack hg-gap-3">
      <Text size="sm" maw="68ch">
        {t('fires.recordHint', {
          count: chosen.length,
          margin: format.distance(fireLimits.siteM),
          span: format.span(fireLimits.freshS),
        })}
      </Text>
      <div>
        <ActionButton leftSection={<IconFlame size={16} aria-hidden />} reason={reason} loading={record.isPending} onClick={send}>
          {t('fires.record')}
        </ActionButton>
      </div>
      {record.isError ? <ErrorPanel error={record.error} title={t('fires.recordFailed')} onRetry={send} /> : null}
      {record.data ? <Result {...record.data} /> : null}
    </div>
  );
};
