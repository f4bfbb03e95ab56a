import { Link } from '@tanstack/react-router';
import { useWaitingAlerts } from '../../data/current-situation.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconSpeakerphone } from '../../ui/icons.tsx';
import { prefetchScreen } from '../screen-parts.ts';
import classes from './alerts-link.module.css';
import { WaitingCount } from './waiting-count.tsx';

/** Only while warnings wait for this person: one tap from every screen, also with the menu folded or on a phone. */
export const AlertsLink = () => {
  const { t } = useTranslation('shell');
  const waiting = useWaitingAlerts(true);
  if (waiting === 0) return null;
  const label = t('bar.alertsWaiting', { count: waiting });
  return (
    <Link
      to="/Alerts"
      className={`hg-line hg-small hg-accent hg-strong hg-fixed ${classes.link}`}
      aria-label={label}
      title={label}
      onMouseEnter={() => prefetchScreen('alerts')}
      onFocus={() => prefetchScreen('alerts')}
    >
      <IconSpeakerphone className="mantine-hidden-from-sm" size={18} stroke={1.6} aria-hidden />
      <span className="mantine-visible-from-sm">{t('screens.alerts.label')}</span>
      <WaitingCount count={waiting} />
    </Link>
  );
};
