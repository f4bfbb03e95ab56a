import { Suspense } from 'react';
import { oneOf, useAddress, useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { TabbedScreen } from '../../map/map-panel/tabbed-screen.tsx';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { LazyChooseOnMap } from '../../register/industry-picker/lazy-choose-on-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FormerScreenNote } from '../../ui/former-screen-note.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { NoPosition } from '../../ui/no-position/no-position.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import { CurrentConditions } from './current-conditions.tsx';
import type { FocusedSite } from './focused-site.ts';
import { HazardReach } from './hazard-reach.tsx';
import { IndustriesMap } from './industries-map.tsx';
import { useClustersLayer } from './layer-switch.tsx';

const ClustersMap = lazyPart(() => import('./clusters-map.tsx').then((part) => part.ClustersMap));

const maps = ['industries', 'reach', 'current'] as const;
type MapId = (typeof maps)[number];

/** The selected industry, once its position is known. */
const useFocusedSite = () => {
  const [id] = useIndustryInFocus();
  const industry = useIndustry(id);
  const { data } = industry;
  const site: FocusedSite | undefined =
    data && data.latitude !== null && data.longitude !== null
      ? { id: data.id, name: data.industryName, latitude: data.latitude, longitude: data.longitude, sample: data.sample }
      : undefined;
  return { industry, site, without: site === undefined ? data : undefined };
};

const Shown = ({ map, site }: { readonly map: MapId; readonly site: FocusedSite | undefined }) => {
  const { t } = useTranslation('maps-viewer');
  const [hasClusters] = useClustersLayer();
  if (map === 'industries')
    return hasClusters ? (
      <Suspense fallback={<MapSkeleton />}>
        <ClustersMap />
      </Suspense>
    ) : (
      <IndustriesMap site={site} />
    );
  if (map === 'current') return <CurrentConditions site={site} />;
  return site ? <HazardReach site={site} /> : <LazyChooseOnMap text={t('choose')} />;
};

/** Two template maps and the Current Conditions map. */
export const MapsViewerScreen = () => {
  const { t } = useTranslation(['maps-viewer', 'shell']);
  const [requested, setMap] = useAddress('map', oneOf(maps));
  const { industry, site, without } = useFocusedSite();
  return (
    <TabbedScreen
      title={t('shell:screens.mapsViewer.title')}
      label={t('maps')}
      tabs={maps}
      formatName={(map) => t(`map.${map}`)}
      value={requested ?? 'industries'}
      onChange={(map) => setMap(map, 'push')}
      notice={
        <>
          <FormerScreenNote />
          {industry.isError ? <ErrorPanel error={industry.error} onRetry={() => void industry.refetch()} /> : null}
          {without === undefined ? null : (
            <div role="status" className="hg-pad-2">
              <NoPosition id={without.id} name={without.industryName} />
            </div>
          )}
        </>
      }
    >
      {(map) => <Shown map={map} site={site} />}
    </TabbedScreen>
  );
};
