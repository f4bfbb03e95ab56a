import type { MapLayerId } from '@hazardguard/contract';
import type { ErrorEvent, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { type BaseLayer, useBaseLayer } from './base-layer.ts';
import { findOverlayId } from './overlays/overlay-style.ts';

export interface Layers extends BaseLayer {
  /** Tiles of the chosen layer have failed to come; `key`: because the service refuses its key. */
  readonly failing: LayerFailure | undefined;
  readonly fail: (failure: LayerFailure) => void;
}

type LayerFailure = 'key' | 'other';

/**
 * A service answers 401 or 403 to a key it does not take. Through our server a refused key is 403 alone: 401 is our own, for a
 * session that has ended.
 */
const toLayerFailure = (error: unknown, keyed: boolean): LayerFailure => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 403 || (status === 401 && !keyed) ? 'key' : 'other';
};

/** The ground of one map, and whether its pictures come. Choosing a layer again asks for them again. */
export const useLayers = (usual: MapLayerId | undefined): Layers => {
  const ground = useBaseLayer(usual);
  const { press } = ground;
  const [failed, setFailed] = useState<{ readonly press: object; readonly failure: LayerFailure }>();
  return {
    ...ground,
    failing: failed?.press === press ? failed.failure : undefined,
    // One square refused says more than the many that merely failed.
    fail: (failure) => setFailed((before) => (before?.press === press && before.failure === 'key' ? before : { press, failure })),
  };
};

/** Notes when tiles of the chosen layer do not come. */
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

/** Notes when the tiles of an overlay do not come. */
export const useOverlayFailures = (map: MapLibreMap | undefined, onFailure: ((overlay: string) => void) | undefined): void => {
  const fail = useEffectEvent((overlay: string) => onFailure?.(overlay));
  useEffect(() => {
    if (!map) return;
    const failed = (event: ErrorEvent & { readonly sourceId?: string }): void => {
      const overlay = findOverlayId(event.sourceId ?? '');
      if (overlay !== undefined) fail(overlay);
    };
    map.on('error', failed);
    return () => {
      map.off('error', failed);
    };
  }, [map]);
};
