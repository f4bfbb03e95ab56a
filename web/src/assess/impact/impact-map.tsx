import { mapZoom } from '@hazardguard/contract';
import { Checkbox, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapFootprint, MapView } from '../../map/map-data.ts';
import { InPanel } from '../../map/map-panel/in-panel.tsx';
import { ShowAllButton } from '../../map/map-panel/show-all-button.tsx';
import { NoSatellite } from '../../map/no-satellite.tsx';
import { SiteMap } from '../../map/site-map.tsx';
import { toMapReceptor } from '../../map/to-map-receptor.ts';
import { drawResultSheet } from '../export/lazy-result-sheet.tsx';
import { markPlace } from '../export/mark-place.ts';
import { Legend } from '../result/legend.tsx';
import { listShownZones } from '../result/list-shown-zones.ts';
import { useMapFootprint } from '../result/use-map-footprint.ts';
import { useUncertaintyOnMap } from '../uncertainty/use-uncertainty-on-map.tsx';
import { layers } from './impact-address.ts';
import { filterHits, isInAreas } from './impact-counts.ts';
import { MetaBar } from './meta-bar.tsx';
import { useResponseOverlays } from './response-overlays.ts';
import type { ImpactState } from './use-impact-state.ts';

/** Which layers are on the map, and why a selected one is not visible. */
const LayerBar = ({ state }: { readonly state: ImpactState }) => {
  const { t } = useTranslation('impact');
  return (
    <div className="hg-row hg-under hg-pad-2 hg-surface">
      <Checkbox.Group value={[...state.layers]} onChange={state.chooseLayers} aria-label={t('layers')}>
        <Group gap="md">
          {layers.map((layer) => (
            <Checkbox key={layer} value={layer} label={t(`layer.${layer}`)} disabled={layer === 'satellite' && !state.hasSatellite} />
          ))}
        </Group>
      </Checkbox.Group>
      <output className="hg-tiny hg-quiet">
        {state.layers.includes('response') && state.result ? t('routes.press') : null}
        <NoSatellite />
      </output>
    </div>
  );
};

const noZones: readonly never[] = [];

/** The map with its three layers: imagery, simulated zones, response resources. */
export const ImpactMap = ({ state }: { readonly state: ImpactState }) => {
  const { t } = useTranslation(['impact', 'vulnerability']);
  const { site, places, result, preview, stale, moving, areas, layers, resources, from, out, scenario, weatherOrigin, uncertainty } = state;
  const { stored } = scenario;
  const simulated = layers.includes('simulation');
  const hasResponseLayer = layers.includes('response');
  const drawn = simulated ? result : undefined;
  const whole = useMapFootprint(drawn, preview.late && stale, uncertainty.confidenceLines);
  const footprint = useMemo(
    (): MapFootprint | undefined => whole && result && { ...whole, inside: filterHits(result, areas).map((hit) => hit.receptor) },
    [whole, result, areas],
  );
  const marks = useMemo(
    () => places.filter(({ kind }) => isInAreas(kind, areas)).map((place) => toMapReceptor(place, false)),
    [places, areas],
  );
  const onMap = useUncertaintyOnMap({ uncertainty, result: drawn, isAside: false, isMoving: moving });
  const response = useResponseOverlays(hasResponseLayer, resources, from, out, state.roads.data);
  const overlays = useMemo(() => [...onMap.overlays, ...response], [onMap.overlays, response]);
  const view = useMemo(
    (): MapView => ({ latitude: site.latitude, longitude: site.longitude, zoom: mapZoom.industry }),
    [site.latitude, site.longitude],
  );
  const [showAllCount, setShowAllCount] = useState(0);
  const sheet = drawResultSheet(
    drawn === undefined || stale
      ? undefined
      : {
          place: markPlace(stored?.industryName ?? site.name, stored?.drillId ?? null, undefined),
          sample: site.sample,
          result: drawn,
          weatherOrigin,
          stored,
          uncertainty,
        },
  );
  return (
    <>
      <InPanel place="signs">
        <LayerBar state={state} />
      </InPanel>
      <div data-map-room>
        <SiteMap
          label={t('map', { industry: site.name })}
          view={view}
          usualLayer="satellite"
          site={site}
          receptors={marks}
          footprint={footprint}
          overlays={overlays}
          sheet={sheet}
          onGround={hasResponseLayer ? state.setFrom : undefined}
          moving={moving}
          onDrawn={preview.noteDrawn}
          fit={{ bounds: undefined, result: (stale && !moving) || !simulated ? undefined : result?.scenarioHash, asked: showAllCount }}
        >
          {footprint?.zones.some((zone) => zone.polygon.length > 0) ? (
            <ShowAllButton label={t('vulnerability:result.showAll')} onPress={() => setShowAllCount(showAllCount + 1)} />
          ) : null}
        </SiteMap>
      </div>
      <InPanel place="signs">
        <Legend
          zones={drawn === undefined ? noZones : listShownZones(drawn)}
          places={marks}
          isAnyInside={(footprint?.inside?.length ?? 0) > 0}
        >
          {onMap.signs}
        </Legend>
        <MetaBar state={state} />
      </InPanel>
    </>
  );
};
