import type { ErrorEvent, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSystem } from '../data/system.ts';
import { overlayOf } from './overlays/overlay-style.ts';

interface ConfiguredLayer {
  readonly id: string;
  readonly title: string;
  readonly tiles: string;
  readonly attribution: string;
  readonly maxZoom: number;
}

export interface Layers {
  readonly configured: readonly ConfiguredLayer[];
  readonly chosen: ConfiguredLayer | undefined;
  readonly choose: (id: string | undefined) => void;
  /** Tiles of the chosen layer have failed to come. */
  readonly failing: boolean;
  readonly fail: () => void;
}

const storageKey = 'hazardguard-map-layer';
const noLayers: readonly ConfiguredLayer[] = [];

/** The layers an operator has configured, and the one this person looks at; without any, the offline map alone. */
export const useLayers = (): Layers => {
  const configured = useSystem().data?.mapLayers ?? noLayers;
  const [id, setId] = useState(() => localStorage.getItem(storageKey) ?? undefined);
  const [failing, setFailing] = useState(false);
  const chosen = configured.find((layer) => layer.id === id);
  return {
    configured,
    chosen,
    failing,
    choose: (wanted) => {
      setFailing(false);
      setId(wanted);
      if (wanted === undefined) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, wanted);
    },
    fail: () => setFailing(true),
  };
};

/** Notes when tiles of the chosen layer do not come. */
export const useTileFailures = (map: MapLibreMap | undefined, layers: Layers): void => {
  const source = layers.chosen ? `raster-${layers.chosen.id}` : undefined;
  const fail = useEffectEvent(layers.fail);
  useEffect(() => {
    if (!map || source === undefined) return;
    const failed = (event: ErrorEvent & { readonly sourceId?: string }): void => {
      if (event.sourceId === source) fail();
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
