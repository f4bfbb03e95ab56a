import { Link, useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useWaitingAlerts } from '../../data/current-situation.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { prefetchScreen } from '../screen-parts.ts';
import { screenAt } from '../screens.ts';
import classes from './menu.module.css';
import type { MenuItem } from './menu-items.ts';
import { WaitingCount } from './waiting-count.tsx';

export interface MenuProps {
  /** Icons only; names as tooltips and for screen readers. */
  readonly slim: boolean;
  readonly onChoose?: () => void;
  /** Opens 'Use ChatGPT' next to the screen; absent: its entry opens the separate screen. */
  readonly onAsk?: (() => void) | undefined;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey || altKey;

/** A screen, or a panel of one, with its icon and name; Alerts also with the number of warnings that wait for this person. */
export const MenuEntry = ({ item, slim, onChoose, onAsk }: MenuProps & { readonly item: MenuItem }) => {
  const { t } = useTranslation('shell');
  const { id, path, icon: Icon, panel } = item;
  const current = useLocation({ select: ({ pathname }) => screenAt(pathname)?.id });
  const waiting = useWaitingAlerts(id === 'alerts');
  const label = panel === undefined ? t(`screens.${id}.label`) : t(`menu.${panel.label}`);
  const whole = waiting === 0 ? label : t('bar.alertsWaiting', { count: waiting });
  return (
    <li>
      <Link
        to={path}
        {...(panel === undefined ? {} : { search: panel.search as never })}
        className={`hg-line hg-gap-3 hg-small ${classes.entry}`}
        aria-current={panel === undefined && current === id ? 'page' : undefined}
        activeProps={{}}
        title={slim ? whole : undefined}
        aria-label={waiting === 0 ? undefined : whole}
        onMouseEnter={() => prefetchScreen(id)}
        onFocus={() => prefetchScreen(id)}
        onClick={(event) => {
          onChoose?.();
          if (id !== 'assistant' || onAsk === undefined || opensElsewhere(event)) return;
          event.preventDefault();
          onAsk();
        }}
      >
        <Icon size={20} stroke={1.6} aria-hidden className="hg-fixed" />
        <span className={slim ? 'hg-unseen' : 'hg-fill'}>{label}</span>
        <WaitingCount count={waiting} corner={slim} />
      </Link>
    </li>
  );
};
