import { mapZoom } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView } from '../../map/map-data.ts';
import { ShowAllButton } from '../../map/map-panel/show-all-button.tsx';
import { SiteMap } from '../../map/site-map.tsx';
import { useMapFootprint } from '../result/use-map-footprint.ts';
import type { Position } from './plume-request.ts';

interface PlumeMapProps {
  readonly place: Position;
  readonly result: RunResult;
  readonly stale: boolean;
  readonly onPick: (place: Position) => void;
}

/** The footprint at the release position; a click or dragging the pin moves it. */
export const PlumeMap = ({ place: { latitude, longitude }, result, stale, onPick }: PlumeMapProps) => {
  const { t } = useTranslation(['gaussian', 'map']);
  const [showAllCount, setShowAllCount] = useState(0);
  const footprint = useMapFootprint(result, stale, undefined);
  const view = useMemo((): MapView => ({ latitude, longitude, zoom: mapZoom.industry }), [latitude, longitude]);
  return (
    <div className="hg-map">
      <SiteMap
        label={`${t('map')}. ${t('map:pickHint')}`}
        view={view}
        site={view}
        footprint={footprint}
        fit={{ bounds: undefined, result: stale ? undefined : result.scenarioHash, asked: showAllCount }}
        onPick={onPick}
      >
        <ShowAllButton label={t('showAll')} onPress={() => setShowAllCount(showAllCount + 1)} />
      </SiteMap>
    </div>
  );
};
