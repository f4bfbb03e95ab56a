import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import type { Site } from '../../assess/scenario/site.ts';
import { asText, oneOf, useAddress, useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { InPanel } from '../../map/map-panel/in-panel.tsx';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { TabbedScreen } from '../../map/map-panel/tabbed-screen.tsx';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { LazyChooseOnMap } from '../../register/industry-picker/lazy-choose-on-map.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconHome, IconSpeakerphone, IconTrafficCone } from '../../ui/icons.tsx';
import { lazyDialog, lazyDialogAhead, lazyPartAhead } from '../../ui/lazy-part.tsx';
import { NoPosition } from '../../ui/no-position/no-position.tsx';
import { IconArrowLeft, IconMessage2 } from '../../ui/screen-icons.tsx';
import { MapSkeleton, TextSkeleton } from '../../ui/skeletons.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { CurrentSituation } from './current-situation.tsx';
import { LocationsPanel } from './locations-panel.tsx';

const SensorPanel = lazyPartAhead(() => import('../sensors/sensor-panel.tsx').then((part) => part.SensorPanel));
const ForecastPanel = lazyPartAhead(() => import('./forecast-panel.tsx').then((part) => part.ForecastPanel));
const NearestPanel = lazyPartAhead(() => import('./nearest-panel.tsx').then((part) => part.NearestPanel));
const SatellitePanel = lazyPartAhead(() => import('./satellite-panel.tsx').then((part) => part.SatellitePanel));
const ManualDraft = lazyDialogAhead(() => import('./draft/manual-draft.tsx').then((part) => part.ManualDraft));
const DraftView = lazyDialogAhead(() => import('./draft/draft-view.tsx').then((part) => part.DraftView));

// Not `LazyExchange`: a static import of it would bring what it shares with the incidents to every visit.
const ExchangeDialog = lazyDialog(() => import('../exchange/exchange-dialog.tsx').then((part) => part.ExchangeDialog));

const panels = ['locations', 'nearest', 'weather', 'iot', 'satellite'] as const;
type Panel = (typeof panels)[number];

interface PanelContentProps {
  readonly panel: Panel;
  readonly site: Site;
  /** Links at the end of the panel, and the actions below it. */
  readonly foot: ReactNode;
}

const PanelContent = ({ panel, site, foot }: PanelContentProps) => {
  const { t } = useTranslation('shell');
  const end = (
    <>
      <CurrentSituation site={site} />
      {foot}
    </>
  );
  if (panel === 'nearest') return <NearestPanel site={site}>{end}</NearestPanel>;
  if (panel === 'satellite') return <SatellitePanel site={site}>{end}</SatellitePanel>;
  if (panel === 'locations') return <LocationsPanel site={site}>{end}</LocationsPanel>;
  return (
    <MapWithPanel
      label={t('screens.earlyWarning.title')}
      height="low"
      map={
        <div className="hg-pad-4" data-map-room>
          {panel === 'weather' ? <ForecastPanel site={site} /> : <SensorPanel industryId={site.id} />}
        </div>
      }
    >
      {end}
    </MapWithPanel>
  );
};

interface WithSiteProps {
  readonly id: number | undefined;
  readonly foot: ReactNode;
  readonly children: (site: Site) => ReactNode;
}

/** Shows its children for the industry in focus; without one, or without its position, all industries to choose from. */
const WithSite = ({ id, foot, children }: WithSiteProps) => {
  const { t } = useTranslation('early-warning');
  const industry = useIndustry(id);
  const withoutSite = (note: ReactNode) => (
    <LazyChooseOnMap text={t('choose')} note={note}>
      {foot}
    </LazyChooseOnMap>
  );
  if (id === undefined) return withoutSite(null);
  if (industry.isPending) return <TextSkeleton />;
  if (industry.isError) return <ErrorPanel error={industry.error} onRetry={() => void industry.refetch()} />;
  const { industryName, latitude, longitude, sample, terrain } = industry.data;
  if (latitude === null || longitude === null) return withoutSite(<NoPosition id={id} name={industryName} />);
  return children({ id, name: industryName, latitude, longitude, sample, terrain });
};

/** Early Warning System for one site: current situation, nearby places, forecast, sensors, imagery, and raising an alert. */
export const EarlyWarningScreen = () => {
  const { t } = useTranslation(['early-warning', 'shell', 'parts']);
  const [industry] = useIndustryInFocus();
  const [wanted, setPanel] = useAddress('panel', oneOf(panels));
  const [draft, setDraft] = useAddress('alert', asText);
  const [dialog, setDialog] = useState<'alert' | 'message' | 'hand-over'>();
  const close = (): void => setDialog(undefined);
  const reason = useReason('alert.draft');
  const foot = (
    <>
      <div className="hg-row">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTrafficCone size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/Drills" search={(industry === undefined ? {} : { industry }) as never} />}
        >
          {t('shell:screens.drills.label')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconHome size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/HazardGuard" />}
        >
          {t('home')}
        </Button>
        <Button variant="subtle" size="compact-sm" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={() => history.back()}>
          {t('back')}
        </Button>
      </div>
      <InPanel place="foot">
        <div className="hg-row hg-rule hg-pad-2">
          <ActionButton leftSection={<IconSpeakerphone size={16} aria-hidden />} reason={reason} onClick={() => setDialog('alert')}>
            {t('raise.open')}
          </ActionButton>
          <ActionButton
            variant="default"
            leftSection={<IconMessage2 size={16} aria-hidden />}
            reason={reason}
            onClick={() => setDialog('message')}
          >
            {t('message.open')}
          </ActionButton>
        </div>
      </InPanel>
    </>
  );
  return (
    <>
      <TabbedScreen
        title={t('shell:screens.earlyWarning.title')}
        label={t('panels')}
        tabs={panels}
        formatName={(name) => t(`panel.${name}`)}
        value={wanted ?? 'locations'}
        onChange={(name) => setPanel(name, 'push')}
      >
        {(name) => (
          <WithSite id={industry} foot={foot}>
            {(site) => (
              <Suspense fallback={<MapSkeleton />}>
                <PanelContent key={site.id} panel={name} site={site} foot={foot} />
              </Suspense>
            )}
          </WithSite>
        )}
      </TabbedScreen>
      {draft === undefined ? null : <DraftView id={draft} onClose={() => setDraft(undefined)} />}
      {dialog === 'alert' || dialog === 'message' ? (
        <ManualDraft key={dialog} kind={dialog} industry={industry} onHandOver={() => setDialog('hand-over')} onClose={close} />
      ) : null}
      {dialog === 'hand-over' ? <ExchangeDialog draft onClose={close} /> : null}
    </>
  );
};
