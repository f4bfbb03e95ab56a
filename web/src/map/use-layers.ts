import type { ErrorEvent, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMay } from '../data/session.ts';
import { useSystem } from '../data/system.ts';
import { overlayOf } from './overlays/overlay-style.ts';

interface ConfiguredLayer {
  readonly id: string;
  readonly title: string;
  readonly tiles: string;
  /** The key is added by our server. */
  readonly keyed: boolean;
  readonly attribution: string;
  readonly maxZoom: number;
}

export interface Layers {
  readonly configured: readonly ConfiguredLayer[];
  readonly chosen: ConfiguredLayer | undefined;
  readonly choose: (id: string | undefined) => void;
  /** Tiles of the chosen layer have failed to come; `key`: because the service refuses its key. */
  readonly failing: LayerFailure | undefined;
  readonly fail: (failure: LayerFailure) => void;
}

export type LayerFailure = 'key' | 'other';

const storageKey = 'hazardguard-map-layer';
const noLayers: readonly ConfiguredLayer[] = [];

/** MapLibre wants whole addresses. */
const withOrigin = (layer: ConfiguredLayer): ConfiguredLayer =>
  layer.tiles.startsWith('/') ? { ...layer, tiles: `${window.location.origin}${layer.tiles}` } : layer;

/**
 * A service answers 401 or 403 to a key it does not take. Through our server a refused key is 403 alone: 401 is our own, for a
 * session that has ended.
 */
const failureOf = (error: unknown, keyed: boolean): LayerFailure => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return status === 403 || (status === 401 && !keyed) ? 'key' : 'other';
};

/** The layers an operator has configured, and the one this person looks at; without any, the offline map alone. */
export const useLayers = (): Layers => {
  const all = useSystem().data?.mapLayers ?? noLayers;
  const mayUseKeys = useMay('place.read');
  const configured = useMemo(() => all.filter((layer) => mayUseKeys || !layer.keyed).map(withOrigin), [all, mayUseKeys]);
  const [id, setId] = useState(() => localStorage.getItem(storageKey) ?? undefined);
  const [failing, setFailing] = useState<LayerFailure>();
  const chosen = configured.find((layer) => layer.id === id);
  return {
    configured,
    chosen,
    failing,
    choose: (wanted) => {
      setFailing(undefined);
      setId(wanted);
      if (wanted === undefined) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, wanted);
    },
    // One square refused says more than the many that merely failed.
    fail: (failure) => setFailing((before) => (before === 'key' ? before : failure)),
  };
};

/** Notes when tiles of the chosen layer do not come. */
export const useTileFailures = (map: MapLibreMap | undefined, layers: Layers): void => {
  const source = layers.chosen ? `raster-${layers.chosen.id}` : undefined;
  const fail = useEffectEvent((error: unknown) => layers.fail(failureOf(error, layers.chosen?.keyed ?? false)));
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
      const overlay = overlayOf(event.sourceId ?? '');
      if (overlay !== undefined) fail(overlay);
    };
    map.on('error', failed);
    return () => {
      map.off('error', failed);
    };
  }, [map]);
};
