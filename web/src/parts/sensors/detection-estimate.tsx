import type { Detection } from '@hazardguard/contract';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { ExerciseNote } from '../drill/exercise-mark.tsx';
import { CaveatList } from '../result/caveat-list.tsx';
import { TableFrame } from '../table-frame.tsx';
import { useDetections } from './sensor-data.ts';
import classes from './sensors.module.css';

/** As many of the likeliest squares are told in numbers. */
const cellsShown = 5;

const Found = ({ detection, estimate }: { readonly detection: Detection; readonly estimate: NonNullable<Detection['estimate']> }) => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  const { best, rateKgS, ellipse, detected, notDetected, caveats } = estimate;
  const { map, runId, industryId, draftedAfterS } = detection;
  const rate = (value: number): string => format.quantity(value, 'kg/s', 2);
  const facts: readonly (readonly [string, string])[] = [
    [t('estimate.rate'), t('estimate.between', { middle: rate(best.rateKgS), low: rate(rateKgS.p5), high: rate(rateKgS.p95) })],
    [t('estimate.place'), `${format.degrees(best.latitude)}, ${format.degrees(best.longitude)}`],
    ...(ellipse === null
      ? []
      : [[t('estimate.within'), `${format.distance(ellipse.semiMajorM, 2)} × ${format.distance(ellipse.semiMinorM, 2)}`] as const]),
    [t('estimate.sensors'), t('estimate.ofSensors', { count: detected + notDetected, detected })],
    ...(draftedAfterS === null ? [] : [[t('estimate.drafted'), format.quantity(draftedAfterS, 's', 2)] as const]),
  ];
  return (
    <Stack gap="sm">
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {map === null ? null : (
        <TableFrame label={t('estimate.map', { side: format.distance(map.cellM, 2) })} minWidth={280}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('estimate.square', { side: format.distance(map.cellM, 2) })}</th>
                <th scope="col">{t('estimate.likely')}</th>
              </tr>
            </thead>
            <tbody>
              {map.cells.slice(0, cellsShown).map(({ latitude, longitude, share }) => (
                <tr key={`${latitude} ${longitude}`}>
                  <th scope="row" className={classes.number}>
                    {format.degrees(latitude)}, {format.degrees(longitude)}
                  </th>
                  <td className={classes.number}>{format.quantity(100 * share, '%', 2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      {runId === null ? null : (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/VulnerabilityAssesment"
              search={{ ...(industryId === null ? {} : { industry: industryId }), tab: 'consequence', run: runId } as never}
            />
          )}
        >
          {t('estimate.footprint')}
        </Anchor>
      )}
      <CaveatList caveats={caveats} />
    </Stack>
  );
};

/** What sensors found out about the incident: where the source probably is, how strong, and from what. */
export const DetectionEstimate = ({ incidentId }: { readonly incidentId: string }) => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  const detections = useDetections({ incidentId });
  if (detections.isError)
    return <ErrorPanel error={detections.error} title={t('estimate.failed')} onRetry={() => void detections.refetch()} />;
  const [detection] = detections.data ?? [];
  if (detection === undefined) return <Text c="dimmed">{t(detections.isPending ? 'estimate.reading' : 'estimate.none')}</Text>;
  return (
    <Stack gap="sm">
      <ExerciseNote drillId={detection.drillId} />
      <Text size="sm">{t('estimate.alarms', { count: detection.alarms, moment: format.moment(detection.lastAlarmAt) })}</Text>
      {detection.estimate === null ? (
        <Text size="sm">{detection.reason ?? t('estimate.notSought')}</Text>
      ) : (
        <Found detection={detection} estimate={detection.estimate} />
      )}
    </Stack>
  );
};
