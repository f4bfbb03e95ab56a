import { fireLimits, type RecordedFires } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { IconFlame } from '../../../ui/screen-icons.tsx';
import { useReason } from '../../../ui/use-reason.ts';
import { limitToRequest, recordFires } from './fire-data.ts';
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

/** Records the listed detections and shows the result; those at the site become a detected incident. */
export const RecordFires = ({ industryId, fires }: RecordFiresProps) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const reason = useReason('incident.write');
  const chosen = limitToRequest(fires);
  const record = useMutation({ mutationFn: () => recordFires(industryId, chosen) });
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
        <ActionButton
          leftSection={<IconFlame size={16} aria-hidden />}
          reason={reason}
          loading={record.isPending}
          onClick={() => record.mutate()}
        >
          {t('fires.record')}
        </ActionButton>
      </div>
      {record.isError ? <ErrorPanel error={record.error} title={t('fires.recordFailed')} onRetry={() => record.mutate()} /> : null}
      {record.data ? <Result {...record.data} /> : null}
    </div>
  );
};
