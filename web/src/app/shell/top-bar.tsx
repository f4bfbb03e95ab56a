import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { screenAt } from '../screens.ts';
import { Slots } from './slots.tsx';
import classes from './top-bar.module.css';

export const TopBar = () => {
  const { t } = useTranslation('shell');
  const screen = useLocation({ select: ({ pathname }) => screenAt(pathname) });
  return (
    <header className={classes.bar}>
      <span className={classes.place}>{screen ? t(`screens.${screen.id}.label`) : t('product')}</span>
      <div className={classes.slots}>
        <Slots />
      </div>
    </header>
  );
};
