import type { CurrentSituation } from '@hazardguard/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNow } from '../../assess/dashboard/use-now.ts';
import { useConnection } from '../../data/connection.ts';
import { useCurrentSituation } from '../../data/current-situation.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { InPanel } from '../../map/map-panel/in-panel.tsx';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { ExerciseMark } from '../../register/exercise-marks/exercise-mark.tsx';
import { SitesMap } from '../../register/industry-points/sites-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { IconVolume, IconVolumeOff } from '../../ui/screen-icons.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { findNewAlarms } from './find-new-alarms.ts';
import { useAlarmSound } from './use-alarm-sound.ts';
import { findShift, useWakeLock } from './use-wall-screen.ts';
import classes from './wall.module.css';
import { WallMap } from './wall-map.tsx';

/** How long the map shows one incident before it goes to the next, ms. */
const turnMs = 20_000;

interface ListProps<Row> {
  readonly title: string;
  readonly part: { readonly total: number; readonly rows: readonly Row[] };
  readonly rowKey: (row: Row) => string;
  readonly current?: (row: Row) => boolean;
  readonly children: (row: Row) => ReactNode;
}

/** Absent when there is nothing of its kind. */
const List = <Row,>({ title, part: { total, rows }, rowKey, current, children }: ListProps<Row>) => {
  const { t } = useTranslation('home');
  if (total === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.title}>
        {title} ({total})
      </h2>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={rowKey(row)} aria-current={current?.(row) || undefined}>
            {children(row)}
          </li>
        ))}
      </ul>
      {total > rows.length ? (
        <p className={`hg-quiet hg-block ${classes.quiet}`}>{t('situation.more', { count: total - rows.length })}</p>
      ) : null}
    </section>
  );
};

const Lists = ({ now, shown }: { readonly now: CurrentSituation; readonly shown: string | undefined }) => {
  const { t } = useTranslation(['home', 'alerts']);
  const format = useFormat();
  const { incidents, inForce, toApprove, sensorsInAlarm, contactsFailed } = now;
  if ([incidents, inForce, toApprove, sensorsInAlarm, contactsFailed].every(({ total }) => total === 0))
    return <p className={classes.title}>{t('situation.calm')}</p>;
  return (
    <>
      <List title={t('situation.incidents')} part={incidents} rowKey={({ id }) => id} current={({ id }) => id === shown}>
        {({ id, industryName, shortDescription, drillId, createdAt }) => (
          <>
            <ExerciseMark drillId={drillId} /> <strong>{[id, industryName].filter(Boolean).join(' · ')}</strong>
            <span className={`hg-quiet hg-block ${classes.quiet}`}>
              {shortDescription ?? t('situation.noDescription')} · {format.moment(createdAt)}
            </span>
          </>
        )}
      </List>
      <List title={t('situation.inForce')} part={inForce} rowKey={({ id }) => id}>
        {({ incidentId, industryName, status, drillId, expiresAt }) => (
          <>
            <ExerciseMark drillId={drillId} />{' '}
            <strong>
              {incidentId} · {industryName}
            </strong>
            <span className={`hg-quiet hg-block ${classes.quiet}`}>
              {t(`alerts:status.${status}`)} · {t('alerts:until', { moment: format.moment(expiresAt) })}
            </span>
          </>
        )}
      </List>
      <List title={t('situation.sensors')} part={sensorsInAlarm} rowKey={({ industryId, drillId }) => `${industryId} ${drillId}`}>
        {({ industryName, sensors, drillId, since }) => (
          <>
            <ExerciseMark drillId={drillId} /> <strong>{industryName}</strong>
            <span className={`hg-quiet hg-block ${classes.quiet}`}>
              {t('situation.sensorCount', { count: sensors })}
              {since === null ? null : ` · ${format.moment(since)}`}
            </span>
          </>
        )}
      </List>
      <List title={t('situation.toApprove')} part={toApprove} rowKey={({ id }) => id}>
        {({ incidentId, industryName, drillId, handedInBy, handedInAt }) => (
          <>
            <ExerciseMark drillId={drillId} />{' '}
            <strong>
              {incidentId} · {industryName}
            </strong>
            <span className={`hg-quiet hg-block ${classes.quiet}`}>
              {t('situation.handedIn', { name: handedInBy, moment: format.moment(handedInAt) })}
            </span>
          </>
        )}
      </List>
      <List title={t('situation.contacts')} part={contactsFailed} rowKey={({ alertId }) => alertId}>
        {({ incidentId, industryName, contacts }) => (
          <>
            <strong>{industryName}</strong>
            <span className={`hg-quiet hg-block ${classes.quiet}`}>
              {t('situation.contactCount', { count: contacts, incident: incidentId })}
            </span>
          </>
        )}
      </List>
    </>
  );
};

/**
 * For the wall of a control room: what goes on now and the map of each open incident in turn, to read from 3 m. It updates itself,
 * sounds an alarm for what is new, and needs one press only: browsers play no sound before.
 */
export const WallScreen = () => {
  const { t } = useTranslation(['incidents', 'shell']);
  const format = useFormat();
  const now = useNow();
  const situation = useCurrentSituation();
  const { away, keptAtMs } = useConnection();
  const { on, switchSound, sound } = useAlarmSound();
  const before = useRef<CurrentSituation>(undefined);
  useWakeLock();
  const compare = useEffectEvent((next: CurrentSituation) => {
    const alarm = findNewAlarms(before.current, next);
    before.current = next;
    if (alarm !== null) sound(alarm);
  });
  useEffect(() => {
    if (situation.data) compare(situation.data);
  }, [situation.data]);
  const incidents = situation.data?.incidents.rows ?? [];
  const shown = incidents[Math.floor(now / turnMs) % Math.max(1, incidents.length)]?.id;
  const [x, y] = findShift(now);
  const Icon = on ? IconVolume : IconVolumeOff;
  return (
    <div className={`hg-stack ${classes.wall}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <div className={`hg-row hg-baseline hg-spread ${classes.head}`}>
        <h1 className={classes.name} tabIndex={-1} data-page-title>
          {t('shell:screens.wall.title')}
        </h1>
        <time className={classes.clock} dateTime={new Date(now).toISOString()}>
          {format.timeToSecond(new Date(now))} <small>{format.ownZone()}</small>
        </time>
      </div>
      <div className={`hg-fill ${classes.body}`}>
        <MapWithPanel label={t('shell:screens.wall.title')} map={shown === undefined ? <SitesMap /> : <WallMap id={shown} />}>
          {situation.isError && situation.data === undefined ? (
            <ErrorPanel error={situation.error} onRetry={() => void situation.refetch()} />
          ) : null}
          {situation.isPending ? <TextSkeleton lines={4} /> : null}
          {situation.data ? <Lists now={situation.data} shown={shown} /> : null}
          <InPanel place="foot">
            <div className={`hg-row hg-spread hg-rule hg-pad-2 ${classes.foot}`}>
              {situation.data ? (
                <span data-old={away !== null || undefined} role="status">
                  {t(away === null ? 'wall.asOf' : 'wall.old', {
                    time: format.time(new Date(Math.min(situation.dataUpdatedAt, keptAtMs ?? Number.POSITIVE_INFINITY))),
                  })}
                </span>
              ) : null}
              <Link to="/HazardGuard" className="hg-quiet">
                {t('wall.leave')}
              </Link>
              <span className={classes.sound} data-off={!on || undefined}>
                <Icon size={24} aria-hidden />
                {t(on ? 'wall.soundOn' : 'wall.soundOff')}
                <Button variant="default" onClick={() => void switchSound(!on)}>
                  {t(on ? 'wall.turnOff' : 'wall.turnOn')}
                </Button>
              </span>
            </div>
          </InPanel>
        </MapWithPanel>
      </div>
    </div>
  );
};
