import { Link } from '@tanstack/react-router';
import { useCurrentSituation } from '../../data/current-situation.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconSpeakerphone } from '../../ui/icons.tsx';
import { prefetchScreen } from '../screen-parts.ts';
import classes from './alerts-link.module.css';

/** Alerts, one tap from every screen, with the number of warnings that wait for this person. */
export const AlertsLink = () => {
  const { t } = useTranslation('shell');
  const may = useHasPermission('alert.read');
  const waiting = useCurrentSituation().data?.toApprove.total ?? 0;
  if (!may) return null;
  const label = waiting === 0 ? t('bar.alerts') : t('bar.alertsWaiting', { count: waiting });
  return (
    <Link
      to="/Alerts"
      className={classes.link}
      aria-label={label}
      title={label}
      onMouseEnter={() => prefetchScreen('alerts')}
      onFocus={() => prefetchScreen('alerts')}
    >
      <IconSpeakerphone size={20} stroke={1.6} aria-hidden />
      {waiting === 0 ? null : (
        <span className={classes.count} aria-hidden>
          {waiting > 99 ? '99+' : waiting}
        </span>
      )}
    </Link>
  );
};
