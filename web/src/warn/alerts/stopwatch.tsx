import type { Alert } from '@hazardguard/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { findAlertGroup } from '../../ui/alert-group.ts';
import { elapsedS, formatStopwatch } from './alert-steps.ts';
import classes from './alerts.module.css';

const useNow = (running: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
};

/** Runs until the warning is out: from the first sign, as the alert names it. */
export const Stopwatch = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const running = alert.live === null && findAlertGroup(alert) !== 'ended';
  const now = useNow(running);
  if (!running && alert.live === null) return null;
  const time = formatStopwatch(elapsedS(alert, now));
  const words = t(running ? `since.${alert.since.what}` : `released.${alert.since.what}`);
  return (
    <span className={classes.stopwatch} role="timer" aria-label={`${words} ${time}`}>
      {words} <b>{time}</b>
    </span>
  );
};
