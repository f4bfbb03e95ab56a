import type { WeatherAnswer } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { AlertTags } from '../../ui/alert-tags.tsx';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { useCountText } from '../population/population-part.tsx';
import { OtherSources, WeatherReading } from '../weather/weather-reading.tsx';
import classes from './dashboard.module.css';
import { Panel } from './panel.tsx';
import { refreshMs, shownRows, useOpenIncidents } from './use-open-incidents.ts';

export const IncidentsPart = () => {
  const { t } = useTranslation(['dashboard', 'incidents']);
  const format = useFormat();
  return (
    <Panel title={t('incidents.title')} query={useOpenIncidents()} to={{ path: '/IncidentManagement', text: t('incidents.open') }}>
      {({ rows, total, fresh, assigned, inProgress }) => (
        <>
          <Text fw={600} data-open={total}>
            {total === 0 ? t('incidents.none') : t('incidents.counts', { total, fresh, assigned, inProgress })}
          </Text>
          <ul className={`hg-stack hg-small ${classes.lines}`} hidden={rows.length === 0}>
            {rows.map((incident) => (
              <li key={incident.internalId}>
                <Link to="/IncidentManagement" search={{ incident: incident.id }}>
                  {incident.id}
                </Link>{' '}
                {t(`incidents:value.state.${incident.state}`)} · {incident.industryName ?? t('incidents.nowhere')}
                {incident.sample ? <Tag>{t('sample')}</Tag> : null}
                <br />
                <span className="hg-tiny hg-quiet">
                  {format.moment(incident.createdAt)} · {incident.shortDescription ?? t('incidents.noDescription')}
                </span>
              </li>
            ))}
          </ul>
          {total > rows.length ? <Text size="xs">{t('more', { count: total - rows.length })}</Text> : null}
        </>
      )}
    </Panel>
  );
};

export const AlertsPart = () => {
  const { t } = useTranslation(['dashboard', 'vulnerability']);
  const format = useFormat();
  const formatCount = useCountText();
  const latest = useQuery({ ...routeQuery('/api/alerts', { query: { limit: shownRows } }), refetchInterval: refreshMs });
  return (
    <Panel title={t('alerts.title')} query={latest}>
      {({ alerts }) => (
        <>
          {alerts.length === 0 ? <Text size="sm">{t('alerts.none')}</Text> : null}
          <ul className={`hg-stack hg-small ${classes.lines}`} hidden={alerts.length === 0}>
            {alerts.map((alert) => (
              <li key={alert.id}>
                <strong>
                  {alert.incidentId} · {alert.industryName}
                </strong>
                <AlertTags alert={alert} />
                <span className="hg-tiny hg-quiet">
                  {format.moment(alert.updatedAt)} · {formatCount(alert)} · {alert.incidentDescription}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
};

export const DutiesPart = ({ industryId }: { readonly industryId: number | undefined }) => {
  const { t } = useTranslation(['dashboard', 'duties']);
  const format = useFormat();
  // The most urgent, of one site or of all.
  const next = useQuery({
    ...routeQuery('/api/duties', { query: { pageSize: shownRows, ...(industryId === undefined ? {} : { industryId }) } }),
    refetchInterval: refreshMs,
  });
  return (
    <Panel title={t('duties.title')} query={next} to={{ path: '/Duties', text: t('duties.open') }}>
      {({ rows, counts }) => (
        <>
          <Text fw={600}>{t('duties.counts', { overdue: counts.overdue, soon: counts.soon, unrecorded: counts.unrecorded })}</Text>
          {rows.length === 0 ? <Text size="sm">{t('duties.none')}</Text> : null}
          <ul className={`hg-stack hg-small ${classes.lines}`} hidden={rows.length === 0}>
            {rows.map((duty) => (
              <li key={`${duty.rule} ${duty.subject}`}>
                {t(`duties:rule.${duty.rule}`)}
                <br />
                <span className="hg-tiny hg-quiet">
                  {[
                    t(`duties:state.${duty.state}`),
                    ...(duty.dueOn === null ? [] : [format.date(duty.dueOn)]),
                    duty.name === '' ? t('duties:theState') : duty.name,
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
};

export const WeatherPart = ({ weather }: { readonly weather: UseQueryResult<WeatherAnswer> }) => {
  const { t } = useTranslation('weather');
  return (
    <Panel title={t('title')} query={weather}>
      {({ current, last, reason, others }) =>
        current ? (
          <>
            <WeatherReading weather={current} />
            <OtherSources others={others} />
          </>
        ) : (
          <>
            <Text fw={600}>{t('none')}</Text>
            {reason === null ? null : <Text size="sm">{reason}</Text>}
            {last ? (
              <>
                <Text size="sm">{t('lastKnown')}</Text>
                <WeatherReading weather={last} />
              </>
            ) : (
              <Text size="sm">{t('never')}</Text>
            )}
          </>
        )
      }
    </Panel>
  );
};

/** No sensor can be connected yet; the panel says so. */
export const SensorsPart = () => {
  const { t } = useTranslation('dashboard');
  return (
    <section className={`hg-stack hg-card hg-pad-3 ${classes.panel}`} aria-labelledby="dashboard-sensors">
      <div className="hg-row hg-baseline hg-spread">
        <Title order={2} size="h4" id="dashboard-sensors">
          {t('sensors.title')}
        </Title>
      </div>
      <Text size="sm">{t('sensors.none')}</Text>
    </section>
  );
};
