import { Button, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAddress, useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { LazyChooseOnMap } from '../../register/industry-picker/lazy-choose-on-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { NoPosition } from '../../ui/no-position/no-position.tsx';
import { IconMaximize, IconMinimize } from '../../ui/screen-icons.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import classes from './dashboard.module.css';
import { SiteWatch } from './site-watch.tsx';
import { AlertsPart, DutiesPart, IncidentsPart, SensorsPart } from './watch-parts.tsx';

const asFlag = (raw: unknown): 1 | undefined => (raw === 1 || raw === true ? 1 : undefined);

interface WatchedProps {
  readonly id: number | undefined;
  /** First in the panel. */
  readonly children: ReactNode;
}

const Watched = ({ id, children }: WatchedProps) => {
  const { t } = useTranslation('dashboard');
  const industry = useIndustry(id);
  const withoutSite = (note: ReactNode) => (
    <LazyChooseOnMap text={t('choose')} note={note}>
      {children}
      <IncidentsPart />
      <AlertsPart />
      <DutiesPart industryId={undefined} />
      <SensorsPart />
    </LazyChooseOnMap>
  );
  if (id === undefined) return withoutSite(null);
  if (industry.isPending) return <MapSkeleton />;
  if (industry.isError) return <ErrorPanel error={industry.error} onRetry={() => void industry.refetch()} />;
  const { industryName, latitude, longitude, sample, terrain } = industry.data;
  if (latitude === null || longitude === null) return withoutSite(<NoPosition id={id} name={industryName} />);
  return (
    <SiteWatch key={id} site={{ id, name: industryName, latitude, longitude, sample, terrain }}>
      {children}
    </SiteWatch>
  );
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
    <div ref={wall.screen} className={`hg-surface hg-tall ${classes.screen}`} data-wall={wall.on || undefined}>
      <Title order={1} tabIndex={-1} data-page-title className="hg-unseen">
        {t('shell:screens.dashboard.title')}
      </Title>
      <Watched id={industry}>
        {isEmbedded ? null : (
          <Button
            variant="subtle"
            size="compact-sm"
            style={{ alignSelf: 'start' }}
            leftSection={wall.on ? <IconMinimize size={16} aria-hidden /> : <IconMaximize size={16} aria-hidden />}
            onClick={wall.toggle}
          >
            {t(wall.on ? 'wall.leave' : 'wall.enter')}
          </Button>
        )}
      </Watched>
    </div>
  );
};
