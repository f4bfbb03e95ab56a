import { useMemo, useState } from 'react';
import { useMay } from '../../data/session.ts';
import { useSystem } from '../../data/system.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';

type SatelliteState = 'off' | 'shown' | 'failing' | 'not-configured';

const none: readonly MapOverlay[] = [];
const id = 'satellite';

/**
 * The operator's satellite layer as an overlay, when wanted. There is none without the setting MAP_SATELLITE_URL: then the offline map
 * stays, and `state` says why.
 */
export const useSatellite = (wanted: boolean) => {
  const system = useSystem();
  const mayUseKeys = useMay('place.read');
  const [failing, setFailing] = useState(false);
  const layer = system.data?.mapLayers.find((one) => one.id === id && (mayUseKeys || !one.keyed));
  const tiles = layer?.tiles.startsWith('/') ? `${window.location.origin}${layer.tiles}` : layer?.tiles;
  const attribution = layer?.attribution ?? '';
  const maxZoom = layer?.maxZoom ?? 0;
  const overlays = useMemo(
    (): readonly MapOverlay[] => (wanted && tiles !== undefined ? [{ kind: 'raster', id, tiles, attribution, maxZoom, opacity: 1 }] : none),
    [wanted, tiles, attribution, maxZoom],
  );
  const state: SatelliteState =
    !wanted || system.data === undefined ? 'off' : layer === undefined ? 'not-configured' : failing ? 'failing' : 'shown';
  return { overlays, state, onFailure: (overlay: string): void => (overlay === id ? setFailing(true) : undefined) };
};
