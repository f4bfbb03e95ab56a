import type { MapLayerId } from '@hazardguard/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { useHasPermission } from '../data/session.ts';
import { useSystem } from '../data/system.ts';

/** A raster layer an operator has configured, as this browser asks for it. */
export interface ConfiguredLayer {
  readonly id: MapLayerId;
  readonly tiles: string;
  /** The key is added by our server. */
  readonly keyed: boolean;
  readonly attribution: string;
  readonly maxZoom: number;
}

/** What lies under everything else on the maps of this browser. */
export interface BaseLayer {
  readonly configured: readonly ConfiguredLayer[];
  /** Undefined: the offline map. */
  readonly chosen: ConfiguredLayer | undefined;
  /** Undefined: the offline map. */
  readonly choose: (id: MapLayerId | undefined) => void;
  /** A new object with each press, also of the layer that is already shown. */
  readonly press: BaseLayerPress;
}

interface BaseLayerPress {
  /** The id of a layer, `offline`, or null where the person has never chosen. */
  readonly id: string | null;
}

const storageKey = 'hazardguard-map-layer';
const offline = 'offline';
const noLayers: readonly ConfiguredLayer[] = [];

/** One choice for all maps of the page: two of them, and a tick box beside one, never disagree. */
let pressed: BaseLayerPress = { id: localStorage.getItem(storageKey) };
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const choose = (id: MapLayerId | undefined): void => {
  pressed = { id: id ?? offline };
  localStorage.setItem(storageKey, pressed.id ?? offline);
  for (const listener of listeners) listener();
};

/** MapLibre wants whole addresses. */
const withOrigin = (layer: ConfiguredLayer): ConfiguredLayer =>
  layer.tiles.startsWith('/') ? { ...layer, tiles: `${window.location.origin}${layer.tiles}` } : layer;

/**
 * The layers an operator has configured, and the one this person looks at: the one they chose, else `usual` where it is configured,
 * else the offline map.
 */
export const useBaseLayer = (usual?: MapLayerId): BaseLayer => {
  const all = useSystem().data?.mapLayers ?? noLayers;
  const mayUseKeys = useHasPermission('place.read');
  const configured = useMemo(() => all.filter((layer) => mayUseKeys || !layer.keyed).map(withOrigin), [all, mayUseKeys]);
  const press = useSyncExternalStore(listen, () => pressed);
  const isKnown = press.id === offline || configured.some(({ id }) => id === press.id);
  const wanted = isKnown ? press.id : usual;
  return { configured, chosen: configured.find(({ id }) => id === wanted), choose, press };
};
