import { Outlet, useLocation, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useLive } from '../../data/live.ts';
import { useHasPermission, useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { LazyDrillBanner } from '../../respond/drills/lazy-drill-banner.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MenuEntries } from '../../ui/menu-entries.ts';
import { EscalationBanner } from '../../warn/escalation/escalation-banner.tsx';
import { screenAt, specifiedScreens } from '../screens.ts';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';
import { dimScreen } from '../theme/choice.ts';
import { AssistantAside } from './assistant-aside.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Menu } from './menu.tsx';
import { MenuHead } from './menu-head.tsx';
import { menuWidthPx, useMenuState } from './menu-state.ts';
import { SessionEnd } from './session-end.tsx';
import classes from './shell.module.css';
import { IndustrySlot } from './slots.tsx';
import { TextOnlyOffer } from './text-only-offer.tsx';
import { TopBar } from './top-bar.tsx';
import { useRefreshOnScopeChange } from './use-refresh-on-scope-change.ts';

const InstalledNotes = lazyPart(() => import('../installed/installed-notes.tsx').then((m) => m.InstalledNotes));
/** Loaded after the first paint: nothing of it is needed before. */
const InstalledPart = () => (
  <Suspense fallback={null}>
    <InstalledNotes />
  </Suspense>
);

/** On a phone a tag in the top bar says it. */
const DemoBanner = () => {
  const { t } = useTranslation('shell');
  return useSession().data?.mode === 'demo' ? (
    <p className="mantine-visible-from-sm hg-under hg-pad-1 hg-tiny hg-soft">{t('demo')}</p>
  ) : null;
};

/** The frame around every screen: menu, top bar, banner, content. `?embed=1` shows the content only, for other portals to frame; so does a wall display. */
export const Shell = () => {
  const { t } = useTranslation('shell');
  const [open, toggle] = useMenuState();
  const [asking, setAsking] = useState(false);
  const may = useHasPermission('assistant.ask');
  const { account = null, secondFactorDue = false } = useSession().data ?? {};
  useLive(account !== null && !secondFactorDue);
  useRefreshOnScopeChange(account);
  const { id: screen, layout = 'reading', site } = useLocation({ select: ({ pathname }) => screenAt(pathname) }) ?? {};
  const embedded = useSearch({ strict: false, select: (search: { embed?: unknown }) => search.embed === 1 || search.embed === true });
  const isWall = screen === 'wall';
  const bare = embedded || isWall;
  useEffect(() => {
    dimScreen(isWall);
    return () => dimScreen(false);
  }, [isWall]);
  const content = (
    <main id="content" className={`hg-pad-6 hg-scroll ${classes.content}`} data-layout={layout} tabIndex={-1}>
      <MenuEntries value={specifiedScreens}>
        <Outlet />
      </MenuEntries>
    </main>
  );
  if (bare) {
    return (
      <div className={`hg-stack hg-gap-0 ${classes.bare}`}>
        <header>
          {site === undefined ? null : (
            <div className={classes.embeddedPicker}>
              <IndustrySlot kept={site} />
            </div>
          )}
          <DemoBanner />
          <ConnectionBanner />
          <InstalledPart />
          <SessionEnd />
          <LazyDrillBanner />
          <EscalationBanner />
        </header>
        {content}
      </div>
    );
  }
  return (
    <div className={classes.frame} style={{ '--menu-width': `${open ? menuWidthPx.open : menuWidthPx.slim}px` }}>
      <a href="#content" className={`hg-pad-2 hg-accent ${classes.skip}`}>
        {t('skip')}
      </a>
      <nav className={`mantine-visible-from-sm ${classes.menu}`} aria-label={t('menu.name')}>
        <MenuHead open={open} onToggle={toggle} />
        <Menu slim={!open} onAsk={may && screen !== 'assistant' ? () => setAsking(true) : undefined} />
        <ShortcutsButton slim={!open} />
      </nav>
      <header className={classes.top}>
        <TopBar />
        <DemoBanner />
        <ConnectionBanner />
        <TextOnlyOffer />
        <InstalledPart />
        <SessionEnd />
        <LazyDrillBanner />
        <EscalationBanner />
      </header>
      {content}
      {asking && may && screen !== 'assistant' ? <AssistantAside onClose={() => setAsking(false)} /> : null}
      <ShortcutList />
    </div>
  );
};
