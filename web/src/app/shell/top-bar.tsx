import { ActionIcon } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconMenu2 } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { screenAt } from '../screens.ts';
import { SearchButton } from './search-button.tsx';
import { IndustrySlot, WeatherSlot } from './slots.tsx';
import classes from './top-bar.module.css';

const BarTools = lazyPart(() => import('./bar-tools.tsx').then((m) => m.BarTools));
const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx').then((m) => m.MenuDrawer));

/** On a phone, where the banner would take a twentieth of the screen. */
const DemoTag = () => {
  const { t } = useTranslation('shell');
  return useSession().data?.mode === 'demo' ? (
    <span className={`mantine-hidden-from-sm hg-card hg-tiny ${classes.demo}`} title={t('demo')}>
      {t('demoTag')}
    </span>
  ) : null;
};

/** The current screen, the industry in focus and its weather, and the global tools. */
export const TopBar = () => {
  const { t } = useTranslation('shell');
  const screen = useLocation({ select: ({ pathname }) => screenAt(pathname) });
  const [drawer, setDrawer] = useState(false);
  return (
    <div className={`hg-row hg-under ${classes.bar}`}>
      <ActionIcon className={classes.burger} aria-label={t('menu.open')} aria-expanded={drawer} onClick={() => setDrawer(true)}>
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <span className={`hg-strong ${classes.place}`}>{screen ? t(`screens.${screen.id}.label`) : t('product')}</span>
      <DemoTag />
      <div className={`hg-line hg-fill ${classes.slots}`}>
        <IndustrySlot kept={screen?.site} />
        <WeatherSlot />
      </div>
      <div className={`hg-line hg-gap-1 hg-fixed ${classes.tools}`}>
        <SearchButton />
        <Suspense fallback={<span className={classes.coming} />}>
          <BarTools />
        </Suspense>
      </div>
      {drawer ? (
        <Suspense fallback={null}>
          <MenuDrawer onClose={() => setDrawer(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};
