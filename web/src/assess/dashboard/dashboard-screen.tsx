import { Button, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAddress, useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { LazyChooseIndustry } from '../../register/industry-picker/lazy-choose-industry.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { NoPosition } from '../../ui/no-position/no-position.tsx';
import { IconMaximize, IconMinimize } from '../../ui/screen-icons.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import classes from './dashboard.module.css';
import { NoSiteWatch, SiteWatch } from './site-watch.tsx';

const asFlag = (raw: unknown): 1 | undefined => (raw === 1 || raw === true ? 1 : undefined);

const Watched = ({ id }: { readonly id: number }) => {
  const industry = useIndustry(id);
  if (industry.isPending) return <MapSkeleton />;
  if (industry.isError) return <ErrorPanel error={industry.error} onRetry={() => void industry.refetch()} />;
  const { industryName, latitude, longitude, sample, terrain } = industry.data;
  if (latitude === null || longitude === null) return <NoSiteWatch message={<NoPosition id={id} name={industryName} />} />;
  return <SiteWatch key={id} site={{ id, name: industryName, latitude, longitude, sample, terrain }} />;
};

/** Full-screen view: the dashboard covers the page. The browser's own full screen is requested too, but not required. */
const useWallDisplay = () => {
  const [wall, setWall] = useAddress('wall', asFlag);
  const screen = useRef<HTMLDivElement>(null);
  const on = wall === 1;
  useEffect(() => {
    if (!on) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setWall(undefined);
    };
    const left = (): void => {
      if (!document.fullscreenElement) setWall(undefined);
    };
    document.addEventListener('keydown', leave);
    document.addEventListener('fullscreenchange', left);
    return () => {
      document.removeEventListener('keydown', leave);
      document.removeEventListener('fullscreenchange', left);
    };
  }, [on, setWall]);
  const toggle = (): void => {
    setWall(on ? undefined : 1);
    if (on) {
      if (document.fullscreenElement) void document.exitFullscreen();
      return;
    }
    // Browsers refuse full screen in a frame, and on some phones; then the dashboard fills only the window.
    screen.current?.requestFullscreen?.().catch(() => undefined);
  };
  return { on, toggle, screen };
};

/** Dashboard for a wall display: one site with its wind and clocks, and open incidents, alerts and duties. */
export const DashboardScreen = () => {
  const { t } = useTranslation(['dashboard', 'shell']);
  const [industry] = useIndustryInFocus();
  const wall = useWallDisplay();
  const isEmbedded = useSearch({ strict: false, select: ({ embed }: { readonly embed?: unknown }) => embed === 1 || embed === true });
  return (
    <div ref={wall.screen} className={`hg-stack hg-gap-0 hg-sunk hg-tall ${classes.screen}`} data-wall={wall.on || undefined}>
      <div className="hg-row hg-under hg-pad-1 hg-fixed hg-surface">
        <Title order={1} size="h2" tabIndex={-1} data-page-title className="hg-wide-title hg-fill">
          {t('shell:screens.dashboard.title')}
        </Title>
        {isEmbedded ? null : (
          <Button
            variant="default"
            leftSection={wall.on ? <IconMinimize size={16} aria-hidden /> : <IconMaximize size={16} aria-hidden />}
            onClick={wall.toggle}
          >
            {t(wall.on ? 'wall.leave' : 'wall.enter')}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable from the keyboard. */}
      <section className={`hg-fill hg-scroll ${classes.body}`} aria-label={t('shell:screens.dashboard.title')} tabIndex={0}>
        {industry === undefined ? <NoSiteWatch message={<LazyChooseIndustry text={t('choose')} />} /> : <Watched id={industry} />}
      </section>
    </div>
  );
};
