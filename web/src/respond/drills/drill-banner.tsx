import type { DrillNow } from '@hazardguard/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { abandonDrill, refreshDrills, useCurrentDrills } from '../../register/exercise-marks/current-drills.ts';
import { joinDrill, useJoinedDrill } from '../../register/exercise-marks/joined-drill.ts';
import { useFormat } from '../../ui/format.ts';
import { notifyFailure, notifyInformation } from '../../ui/notices.ts';
import { stopDrillKey } from '../../ui/shortcuts/shortcut-table.ts';
import classes from './drill.module.css';
import { DrillTimeLeft } from './drill-time-left.tsx';

const RealLink = ({ incidentId }: { readonly incidentId: string }) => (
  <Link to="/IncidentManagement" search={{ tab: 'detected', incident: incidentId } as never}>
    {incidentId}
  </Link>
);

/** Real incidents at the site of an exercise: the newest in full, the others as links, so that the screen stays usable. */
const RealIncidents = ({ drill }: { readonly drill: DrillNow }) => {
  const { t } = useTranslation('drills');
  const format = useFormat();
  const [newest, ...others] = drill.real;
  if (newest === undefined) return null;
  return (
    <>
      <p key={newest.incidentId} className={`hg-strong ${classes.real}`} role="alert">
        {t('real.alarm', { site: drill.industryName, time: format.time(newest.at) })} <RealLink incidentId={newest.incidentId} />{' '}
        {newest.description}
      </p>
      {others.length > 0 ? (
        <p className={`hg-strong ${classes.real}`} data-others>
          {t('real.also')}{' '}
          {others.map(({ incidentId }) => (
            <span key={incidentId}>
              <RealLink incidentId={incidentId} />{' '}
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
};

const StoppedBanner = ({ drill }: { readonly drill: DrillNow }) => {
  const { t } = useTranslation('drills');
  return (
    <div className={`hg-row hg-small ${classes.banner}`} data-over role="status">
      <strong className={classes.heading}>{t('stopped.title')}</strong>
      <span className={classes.title}>
        {t('stopped.text', { title: drill.title, site: drill.industryName, name: drill.endedBy ?? '' })}
      </span>
    </div>
  );
};

/** On a phone two lines: title and stop button, then the clock and the newest message; the rest opens with a button. */
const RunningBanner = ({ drill, onStop }: { readonly drill: DrillNow; readonly onStop: (drill: DrillNow) => void }) => {
  const { t } = useTranslation('drills');
  const format = useFormat();
  const isTakingPart = useJoinedDrill() === drill.id;
  const mayRun = useHasPermission('drill.run');
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { windSpeedMs, windFromDeg, temperatureC } = drill.weather;
  const [latest] = drill.inbox;
  return (
    <section className={`hg-row hg-small ${classes.banner}`} aria-label={t('banner')} data-open={open} data-message={latest !== undefined}>
      <strong className={classes.heading}>{t('exercise')}</strong>
      <span className={classes.title}>
        {drill.title} · {drill.industryName}
      </span>
      <DrillTimeLeft endsAt={drill.endsAt} />
      <span id={detailsId} className={classes.rest}>
        <span>
          {t('weatherNow', {
            wind: format.quantity(windSpeedMs, 'm/s', 2),
            from: `${format.exact(windFromDeg, 0)}°`,
            temperature: format.quantity(temperatureC, '°C', 2),
          })}
        </span>
        <span className={`hg-row ${classes.buttons}`}>
          <button
            type="button"
            className={classes.button}
            aria-pressed={isTakingPart}
            onClick={() => joinDrill(isTakingPart ? null : drill.id)}
          >
            {t(isTakingPart ? 'takingPart' : 'takePart')}
          </button>
          {mayRun ? (
            <Link to={`/Drills/${drill.id}` as never} className={classes.button ?? ''}>
              {t('open')}
            </Link>
          ) : null}
        </span>
      </span>
      <span className={`hg-row ${classes.out}`}>
        <button
          type="button"
          className={`${classes.button} ${classes.more}`}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen((was) => !was)}
        >
          {t(open ? 'less' : 'more')}
        </button>
        <button
          type="button"
          className={`${classes.button} ${classes.stop}`}
          aria-keyshortcuts={stopDrillKey}
          onClick={() => onStop(drill)}
        >
          <span className={classes.long}>{t('stop', { key: stopDrillKey })}</span>
          <span className={classes.short}>{t('stopShort')}</span>
        </button>
      </span>
      <p className={classes.message} role="status">
        {latest === undefined ? null : (
          <>
            <b>{t(`kind.${latest.kind}`)}</b> {format.time(latest.at)} {latest.text}
          </>
        )}
      </p>
    </section>
  );
};

/** Shown on every screen while a drill runs: the exercise, real incidents at its site, and the stop button. */
export const DrillBanner = () => {
  const { t } = useTranslation('drills');
  const drills = useCurrentDrills().data ?? [];
  const running = drills.filter(({ state }) => state === 'running');
  const stop = async (drill: DrillNow): Promise<void> => {
    try {
      await abandonDrill(drill.id);
      joinDrill(null);
      notifyInformation(t('stopped.done', { title: drill.title }));
    } catch (error) {
      notifyFailure(error instanceof Error ? error.message : String(error), error instanceof ApiProblem ? error.requestId : undefined);
    }
    await refreshDrills();
  };
  const stopAll = useEffectEvent(() => {
    for (const drill of running) void stop(drill);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== stopDrillKey || event.repeat) return;
      event.preventDefault();
      stopAll();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return drills.map((drill) => (
    <div key={drill.id}>
      <RealIncidents drill={drill} />
      {drill.state === 'running' ? <RunningBanner drill={drill} onStop={(one) => void stop(one)} /> : <StoppedBanner drill={drill} />}
    </div>
  ));
};
