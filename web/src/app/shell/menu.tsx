import { Link, useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { prefetchScreen } from '../screen-parts.ts';
import { menuScreens, screenAt } from '../screens.ts';
import classes from './menu.module.css';

interface MenuProps {
  /** Icons only; names as tooltips and for screen readers. */
  readonly slim: boolean;
  readonly onChoose?: () => void;
  /** Opens 'Use ChatGPT' next to the screen; absent: its entry opens the separate screen. */
  readonly onAsk?: (() => void) | undefined;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey || altKey;

/** The 14 entries of the specification, in its order. */
export const Menu = ({ slim, onChoose, onAsk }: MenuProps) => {
  const { t } = useTranslation('shell');
  const current = useLocation({ select: ({ pathname }) => screenAt(pathname)?.id });
  return (
    <ul className={classes.list} data-slim={slim || undefined}>
      {menuScreens.map(({ id, path, icon: Icon }) => {
        const label = t(`screens.${id}.label`);
        return (
          <li key={id}>
            <Link
              to={path}
              className={classes.entry}
              aria-current={current === id ? 'page' : undefined}
              activeProps={{}}
              title={slim ? label : undefined}
              onMouseEnter={() => prefetchScreen(id)}
              onFocus={() => prefetchScreen(id)}
              onClick={(event) => {
                onChoose?.();
                if (id !== 'assistant' || onAsk === undefined || opensElsewhere(event)) return;
                event.preventDefault();
                onAsk();
              }}
            >
              <Icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
              <span className={slim ? classes.said : classes.label}>{label}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};
