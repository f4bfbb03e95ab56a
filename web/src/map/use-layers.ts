import type { MapLayerId } from '@hazardguard/contract';
import type { ErrorEvent, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { type BaseLayer, useBaseLayer } from './base-layer.ts';

export interface Layers extends BaseLayer {
  /** Tiles of the chosen layer failed to load; `key`: because the service refuses its key. */
  readonly failing: LayerFailure | undefined;
  readonly fail: (failure: LayerFailure) => void;
}

type LayerFailure = 'key' | 'other';

/** A service answers 401 or 403 to a wrong key. Through our server a refused key is 403 only: 401 is our own, for an expired session. */
const toLayerFailure = (error: unknown, keyed: boolean): LayerFailure => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 403 || (status === 401 && !keyed) ? 'key' : 'other';
};

/** The base layer of one map, and whether its tiles load. Choosing a layer again retries its tiles. */
export const useLayers = (usual: MapLayerId | undefined): Layers => {
  const baseLayer = useBaseLayer(usual);
  const { press } = baseLayer;
  const [failed, setFailed] = useState<{ readonly press: object; readonly failure: LayerFailure }>();
  return {
    ...baseLayer,
    failing: failed?.press === press ? failed.failure : undefined,
    // One refused tile is more informative than many that merely failed.
    fail: (failure) => setFailed((before) => (before?.press === press && before.failure === 'key' ? before : { press, failure })),
  };
};

/** Records when tiles of the chosen layer do not load. */
export const useTileFailures = (map: MapLibreMap | undefined, layers: Layers): void => {
  const source = layers.chosen ? `raster-${layers.chosen.id}` : undefined;
  const fail = useEffectEvent((error: unknown) => layers.fail(toLayerFailure(error, layers.chosen?.keyed ?? false)));
  useEffect(() => {
    if (!map || source === undefined) return;
    const failed = (event: ErrorEvent & { readonly sourceId?: string }): void => {
      if (event.sourceId === source) fail(event.error);
    };
    map.on('error', failed);
    return () => {
      map.off('error', failed);
    };
  }, [map, source]);
};
