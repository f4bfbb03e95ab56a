import { Button, Group, Tabs, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import type { Site } from '../../assess/scenario/site.ts';
import { asText, oneOf, useAddress, useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { LazyChooseIndustry } from '../../register/industry-picker/lazy-choose-industry.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconHome, IconSpeakerphone, IconTrafficCone } from '../../ui/icons.tsx';
import { lazyDialog, lazyDialogAhead, lazyPartAhead } from '../../ui/lazy-part.tsx';
import { NoPosition } from '../../ui/no-position/no-position.tsx';
import { IconArrowLeft, IconMessage2 } from '../../ui/screen-icons.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { CurrentSituation } from './current-situation.tsx';
import classes from './early-warning.module.css';
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

const PanelContent = ({ panel, site }: { readonly panel: Panel; readonly site: Site }) => {
  if (panel === 'nearest') return <NearestPanel site={site} />;
  if (panel === 'weather') return <ForecastPanel site={site} />;
  if (panel === 'iot') return <SensorPanel industryId={site.id} />;
  if (panel === 'satellite') return <SatellitePanel site={site} />;
  return <LocationsPanel site={site} />;
};

interface WithSiteProps {
  readonly id: number | undefined;
  /** Shown without an industry in focus. */
  readonly without: ReactNode;
  /** Shown for an industry without a position, instead of the standard note. */
  readonly withoutPosition?: ReactNode;
  readonly children: (site: Site) => ReactNode;
}

/** Shows its children for the industry in focus, or a note if there is none or it has no position. */
const WithSite = ({ id, without, withoutPosition, children }: WithSiteProps) => {
  const industry = useIndustry(id);
  if (id === undefined) return without;
  if (industry.isPending) return <TextSkeleton />;
  if (industry.isError) return <ErrorPanel error={industry.error} onRetry={() => void industry.refetch()} />;
  const { industryName, latitude, longitude, sample, terrain } = industry.data;
  if (latitude === null || longitude === null)
    return withoutPosition === undefined ? <NoPosition id={id} name={industryName} /> : withoutPosition;
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
  const panel = wanted ?? 'locations';
  return (
    <div className="hg-stack hg-gap-4">
      <div className="hg-row hg-end hg-gap-3">
        <Title order={1} tabIndex={-1} data-page-title className="hg-fill">
          {t('shell:screens.earlyWarning.title')}
        </Title>
        <Group gap="xs">
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
          <Button
            variant="subtle"
            leftSection={<IconTrafficCone size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/Drills" search={(industry === undefined ? {} : { industry }) as never} />}
          >
            {t('shell:screens.drills.label')}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconHome size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/HazardGuard" />}
          >
            {t('home')}
          </Button>
          <Button variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={() => history.back()}>
            {t('back')}
          </Button>
        </Group>
      </div>
      <WithSite id={industry} without={<LazyChooseIndustry text={t('choose')} />} withoutPosition={null}>
        {(site) => <CurrentSituation key={site.id} site={site} />}
      </WithSite>
      <Tabs value={panel} onChange={(value) => setPanel(oneOf(panels)(value), 'push')} keepMounted={false}>
        <Tabs.List aria-label={t('panels')} className={`hg-scroll-x ${classes.tabs}`}>
          {panels.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`panel.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {panels.map((name) => (
          <Tabs.Panel key={name} value={name} className={classes.panel}>
            {name === 'locations' && industry === undefined ? (
              <LocationsPanel site={undefined} />
            ) : (
              <WithSite id={industry} without={null}>
                {(site) => (
                  <Suspense fallback={<TextSkeleton />}>
                    <PanelContent key={site.id} panel={name} site={site} />
                  </Suspense>
                )}
              </WithSite>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
      {draft === undefined ? null : <DraftView id={draft} onClose={() => setDraft(undefined)} />}
      {dialog === 'alert' || dialog === 'message' ? (
        <ManualDraft key={dialog} kind={dialog} industry={industry} onHandOver={() => setDialog('hand-over')} onClose={close} />
      ) : null}
      {dialog === 'hand-over' ? <ExchangeDialog draft onClose={close} /> : null}
    </div>
  );
};
