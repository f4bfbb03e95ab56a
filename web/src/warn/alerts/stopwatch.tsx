import type { Alert } from '@hazardguard/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { findAlertGroup } from '../../ui/alert-group.ts';
import { computeElapsedS, formatStopwatch } from './alert-steps.ts';

const useNow = (running: boolean): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
};

/** Runs from the first sign to the release. */
export const Stopwatch = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const running = alert.live === null && findAlertGroup(alert) !== 'ended';
  const now = useNow(running);
  if (!running && alert.live === null) return null;
  const time = formatStopwatch(computeElapsedS(alert, now));
  const label = t(running ? `since.${alert.since.what}` : `released.${alert.since.what}`);
  return (
    <span role="timer" aria-label={`${label} ${time}`}>
      {label} <b>{time}</b>
    </span>
  );
};
