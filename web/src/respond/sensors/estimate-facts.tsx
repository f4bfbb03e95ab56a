import type { Detection, SourceEstimate } from '@hazardguard/contract';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CaveatList } from '../../assess/result/caveat-list.tsx';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { ReportsSwitch } from './reports-switch.tsx';
import { sensorRoutes } from './sensor-routes.ts';
import classes from './sensors.module.css';
import { useEstimateText } from './use-estimate-text.ts';

/** The warning stays unchanged until a person redrafts it from the newest estimate. */
const RedraftAlert = ({ detection }: { readonly detection: Detection }) => {
  const { t } = useTranslation('sensors');
  const reason = useReason('alert.draft');
  const redraft = useRouteChange('POST', '/api/detections/{id}/draft', {
    refreshes: [...sensorRoutes, '/api/alerts/*', '/api/incidents/*', '/api/runs/*'],
  });
  const { id, alertId, alertState, draftedFrom, estimate } = detection;
  if (alertId === null || estimate === null) return null;
  const isOlder = draftedFrom !== estimate.id;
  const isOpen = alertState === 'draft' || alertState === 'waiting' || alertState === 'returned';
  return (
    <Stack gap={6} align="flex-start">
      <Text size="sm" role="status">
        {t(isOlder ? (isOpen ? 'estimate.draft.older' : 'estimate.draft.public') : 'estimate.draft.newest')}{' '}
        <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to={`/Alerts/${alertId}` as never} />}>
          {t('estimate.draft.open')}
        </Anchor>
      </Text>
      {isOlder && isOpen ? (
        <ActionButton
          variant="default"
          reason={reason}
          loading={redraft.isPending}
          onClick={() => redraft.mutate({ path: { id }, body: { estimateId: estimate.id } })}
        >
          {t('estimate.draft.redraft')}
        </ActionButton>
      ) : null}
      {redraft.isError ? <ErrorPanel error={redraft.error} title={t('estimate.draft.failed')} kept={t('estimate.draft.kept')} /> : null}
    </Stack>
  );
};

interface FactsProps {
  readonly detection: Detection;
  readonly estimate: SourceEstimate;
}

/** The facts of an estimate as text, its readings, and the redraft of the warning. */
export const EstimateFacts = ({ detection, estimate }: FactsProps) => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  const text = useEstimateText();
  const { best, rateKgS, regions, detected, notDetected, caveats } = estimate.found;
  const { industryId, draftedAfterS, estimates, obstacle } = detection;
  const smells = estimate.readings.filter(({ smelled }) => smelled).length;
  const formatRate = (value: number): string => format.quantity(value, 'kg/s', 2);
  const facts: readonly (readonly [string, string])[] = [
    [
      t('estimate.rate'),
      t('estimate.between', { middle: formatRate(best.rateKgS), low: formatRate(rateKgS.p5), high: formatRate(rateKgS.p95) }),
    ],
    [t('estimate.place'), `${format.degrees(best.latitude)}, ${format.degrees(best.longitude)}`],
    ...regions.map(({ share, areaM2 }) => [t('estimate.within', { share: format.quantity(100 * share, '%') }), text.area(areaM2)] as const),
    [t('estimate.sensors'), t('estimate.ofSensors', { count: detected + notDetected, detected })],
    ...(smells === 0 ? [] : [[t('estimate.reports.used'), t('estimate.reports.usedText', { count: smells })] as const]),
    ...(draftedAfterS === null ? [] : [[t('estimate.drafted'), format.quantity(draftedAfterS, 's', 2)] as const]),
  ];
  return (
    <Stack gap="sm">
      <Text size="sm">
        {text.made(estimate)} {estimates > 1 ? t('estimate.earlier', { count: estimates - 1 }) : null}
      </Text>
      {obstacle === null ? null : <Text size="sm">{t('estimate.notNewer', { why: text.obstacle(obstacle) })}</Text>}
      <dl className="hg-facts hg-small">
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReportsSwitch detection={detection} />
      <RedraftAlert detection={detection} />
      {estimate.runId === null ? null : (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/VulnerabilityAssesment"
              search={{ ...(industryId === null ? {} : { industry: industryId }), tab: 'consequence', run: estimate.runId } as never}
            />
          )}
        >
          {t('estimate.footprint')}
        </Anchor>
      )}
      <details>
        <summary>{t('estimate.readings')}</summary>
        <TableFrame label={t('estimate.readings')} minWidth={280}>
          <table className={`hg-small hg-full hg-table ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">{t('column.sensor')}</th>
                <th scope="col">{t('value')}</th>
                <th scope="col">{t('estimate.at')}</th>
              </tr>
            </thead>
            <tbody>
              {estimate.readings.map((reading) => (
                <tr key={reading.code}>
                  <th scope="row">{reading.code}</th>
                  <td className="hg-together">{text.reading(reading)}</td>
                  <td className="hg-together">
                    {format.degrees(reading.latitude)}, {format.degrees(reading.longitude)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      </details>
      <CaveatList caveats={caveats} />
    </Stack>
  );
};
