import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MenuEntry } from '../../ui/menu-entries.ts';
import classes from './screen-card.module.css';

export const ScreenCard = ({ entry }: { readonly entry: MenuEntry }) => {
  const { t } = useTranslation('shell');
  const Icon = entry.icon;
  return (
    <Link to={entry.path} className={classes.card}>
      <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.name}>{t(`screens.${entry.id}.label`)}</span>
        <span className={classes.purpose}>{t(`screens.${entry.id}.purpose`)}</span>
      </span>
    </Link>
  );
};
