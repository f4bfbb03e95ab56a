import type { CurrentSituation as Situation } from '@hazardguard/contract';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCurrentSituation } from '../../data/current-situation.ts';
import { useHasPermission, useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { loadWhenReachable } from '../../ui/load-when-reachable.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './current-situation.module.css';

const happenings = ['burning', 'exploded', 'smell'] as const;

/** An error here is reported again when the screen opens. */
const loadReport = (): void =>
  void loadWhenReachable(() => import('../../respond/emergency-report/emergency-report-screen.tsx')).catch(() => undefined);
const ahead = { onMouseEnter: loadReport, onFocus: loadReport, onTouchStart: loadReport };

/** One large button, and what else a caller may say. Every answer can be changed afterwards. */
const ReportButtons = () => {
  const { t } = useTranslation('home');
  return (
    <div className="hg-row">
      <Link
        to="/EmergencyReport"
        search={{ happening: 'leaking' } as never}
        className={`hg-pad-2 hg-large hg-strong hg-middle hg-center ${classes.leak}`}
        {...ahead}
      >
        {t('situation.leaking')}
      </Link>
      <div className={classes.others}>
        {happenings.map((happening) => (
          <Link
            key={happening}
            to="/EmergencyReport"
            search={{ happening } as never}
            className={`hg-card hg-small hg-strong hg-middle hg-center hg-press ${classes.other}`}
            {...ahead}
          >
            {t(`situation.${happening}`)}
          </Link>
        ))}
      </div>
    </div>
  );
};

interface PartProps<Row> {
  readonly title: string;
  readonly part: { readonly total: number; readonly rows: readonly Row[] };
  readonly rowKey: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
}

/** Absent when there is nothing of its kind. */
const Part = <Row,>({ title, part: { total, rows }, rowKey, children }: PartProps<Row>) => {
  const { t } = useTranslation('home');
  if (total === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} size="h5">
        {title} ({total})
      </Title>
      <ul className={`hg-stack hg-above-2 ${classes.rows}`}>
        {rows.map((row) => (
          <li key={rowKey(row)}>{children(row)}</li>
        ))}
      </ul>
      {total > rows.length ? (
        <Text size="xs" c="dimmed">
          {t('situation.more', { count: total - rows.length })}
        </Text>
      ) : null}
    </section>
  );
};

const Parts = ({ now }: { readonly now: Situation }) => {
  const { t } = useTranslation(['home', 'alerts']);
  const format = useFormat();
  const toAlertLine = (
    { id, incidentId, industryName, status }: Pick<Situation['inForce']['rows'][number], 'id' | 'incidentId' | 'industryName' | 'status'>,
    more: string,
  ): ReactNode => (
    <>
      <Anchor fw={600} renderRoot={(props) => <Link {...props} to={`/Alerts/${id}` as never} />}>
        {incidentId} · {industryName}
      </Anchor>
      <span className="hg-small hg-quiet">
        {t(`alerts:status.${status}`)} · {more}
      </span>
    </>
  );
  const { inForce, toApprove, incidents, sensorsInAlarm, contactsFailed, residentReports, siteMoves } = now;
  if (Object.values(now).every(({ total }) => total === 0)) return <Text size="sm">{t('situation.calm')}</Text>;
  return (
    <div className="hg-cards">
      <Part title={t('situation.inForce')} part={inForce} rowKey={({ id }) => id}>
        {(alert) => toAlertLine(alert, t('alerts:until', { moment: format.moment(alert.expiresAt) }))}
      </Part>
      <Part title={t('situation.toApprove')} part={toApprove} rowKey={({ id }) => id}>
        {(alert) => toAlertLine(alert, t('situation.handedIn', { name: alert.handedInBy, moment: format.moment(alert.handedInAt) }))}
      </Part>
      <Part title={t('situation.reports')} part={residentReports} rowKey={({ incidentId }) => incidentId ?? ''}>
        {({ incidentId, industryName, help, smell, other }) => (
          <>
            <Anchor
              {...(help > 0 ? { fw: 600 } : {})}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/IncidentManagement"
                  search={(incidentId === null ? {} : { incident: incidentId, part: 'map' }) as never}
                />
              )}
            >
              {incidentId === null ? t('situation.withoutIncident') : [incidentId, industryName].filter(Boolean).join(' · ')}
            </Anchor>
            <span className="hg-small hg-quiet">
              {t('situation.reportCount', { help: format.exact(help), smell: format.exact(smell), other: format.exact(other) })}
            </span>
          </>
        )}
      </Part>
      <Part title={t('situation.incidents')} part={incidents} rowKey={({ id }) => id}>
        {({ id, industryName, shortDescription, origin, createdAt }) => (
          <>
            <Anchor
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/IncidentManagement"
                  search={{ incident: id, ...(origin === 'detected' ? { tab: origin } : {}) } as never}
                />
              )}
            >
              {[id, industryName].filter(Boolean).join(' · ')}
            </Anchor>
            <span className="hg-small hg-quiet">
              {shortDescription ?? t('situation.noDescription')} · {format.moment(createdAt)}
            </span>
          </>
        )}
      </Part>
      <Part title={t('situation.sensors')} part={sensorsInAlarm} rowKey={({ industryId, drillId }) => `${industryId} ${drillId}`}>
        {({ industryId, industryName, sensors, since }) => (
          <>
            <Anchor renderRoot={(props) => <Link {...props} to="/Ews" search={{ industry: industryId } as never} />}>{industryName}</Anchor>
            <span className="hg-small hg-quiet">
              {t('situation.sensorCount', { count: sensors })}
              {since === null ? null : ` · ${format.moment(since)}`}
            </span>
          </>
        )}
      </Part>
      <Part title={t('situation.contacts')} part={contactsFailed} rowKey={({ alertId }) => alertId}>
        {({ alertId, incidentId, industryName, contacts }) => (
          <>
            <Anchor renderRoot={(props) => <Link {...props} to={`/Alerts/${alertId}` as never} hash="phone-list" />}>
              {t('situation.contactCount', { count: contacts, incident: incidentId })}
            </Anchor>
            <span className="hg-small hg-quiet">{industryName}</span>
          </>
        )}
      </Part>
      <Part title={t('situation.moves')} part={siteMoves} rowKey={({ id }) => String(id)}>
        {({ industryName, to }) => (
          <Anchor renderRoot={(props) => <Link {...props} to="/OnBoardIndustry" />}>
            {industryName} → {to}
          </Anchor>
        )}
      </Part>
    </div>
  );
};

/** The first thing on Home: what goes on, what waits for this person, and the button for a new emergency. */
export const CurrentSituation = () => {
  const { t } = useTranslation('home');
  const session = useSession().data;
  const mayReport = useHasPermission('incident.write');
  const now = useCurrentSituation();
  const isSignedIn = session !== undefined && session.account !== null;
  return (
    <section className="hg-stack hg-gap-4 hg-card hg-pad-6 hg-below-6" aria-labelledby="current-situation">
      <Title order={2} id="current-situation" size="h3">
        {t('situation.title')}
      </Title>
      {mayReport || !isSignedIn ? <ReportButtons /> : null}
      {now.isError && now.data === undefined ? (
        <ErrorPanel error={now.error} title={t('situation.failed')} onRetry={() => void now.refetch()} />
      ) : null}
      {isSignedIn && now.isPending ? <TextSkeleton lines={2} /> : null}
      {isSignedIn && now.data ? <Parts now={now.data} /> : null}
    </section>
  );
};
