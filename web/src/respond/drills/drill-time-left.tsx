import { useEffect, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './drill.module.css';

const secondMs = 1_000;

/** Minutes and seconds, such as 3:05. */
export const formatStopwatch = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** The present time, updated every second while it is needed. */
export const useNowEachSecond = (needed = true): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!needed) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [needed]);
  return now;
};

/** Remaining time of a drill. */
export const DrillTimeLeft = ({ endsAt }: { readonly endsAt: string }) => {
  const { t } = useTranslation('drills');
  const now = useNowEachSecond();
  return (
    <span className={classes.clock} role="timer" aria-live="off">
      {t('left', { time: formatStopwatch((Date.parse(endsAt) - now) / secondMs) })}
    </span>
  );
};
