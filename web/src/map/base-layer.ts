import type { MapLayerId, OperatorLayer } from '@hazardguard/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { useMapLayers } from '../data/map-layers.ts';
import { useHasPermission } from '../data/session.ts';
import { useSystem } from '../data/system.ts';
import { toCredit } from './streets/street-source.ts';

/** A layer of the settings, or pictures that an operator has added. */
export type BaseLayerId = MapLayerId | `pictures-${number}`;

/** A raster layer that an operator has configured, as this browser requests it. */
export interface ConfiguredLayer {
  readonly id: BaseLayerId;
  /** Undefined: its name is a text of the catalogue. */
  readonly name: string | undefined;
  /** Pictures from above, on which the map writes in light letters. */
  readonly isPicture: boolean;
  readonly tiles: string;
  /** The key is added by our server. */
  readonly keyed: boolean;
  readonly attribution: string;
  readonly maxZoom: number;
}

/** The base layer of the maps in this browser. */
export interface BaseLayer {
  readonly configured: readonly ConfiguredLayer[];
  /** Undefined: the offline map. */
  readonly chosen: ConfiguredLayer | undefined;
  /** Undefined: the offline map. */
  readonly choose: (id: BaseLayerId | undefined) => void;
  /** A new object with each press, even for the layer that is already shown. */
  readonly press: BaseLayerPress;
}

interface BaseLayerPress {
  /** The id of a layer, `offline`, or null where the person has not chosen. */
  readonly id: string | null;
}

const storageKey = 'hazardguard-map-layer';
const offline = 'offline';
const noLayers: readonly Omit<ConfiguredLayer, 'isPicture'>[] = [];
const noPictures: readonly OperatorLayer[] = [];

/** One choice for all maps of the page, so that two maps always show the same. */
let pressed: BaseLayerPress = { id: localStorage.getItem(storageKey) };
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const choose = (id: BaseLayerId | undefined): void => {
  pressed = { id: id ?? offline };
  localStorage.setItem(storageKey, pressed.id ?? offline);
  for (const listener of listeners) listener();
};

/** MapLibre needs absolute addresses. */
const withOrigin = <Layer extends { readonly tiles: string }>(layer: Layer): Layer =>
  layer.tiles.startsWith('/') ? { ...layer, tiles: `${window.location.origin}${layer.tiles}` } : layer;

const toPictures = ({ id, name, revision, attribution, maxZoom }: OperatorLayer): ConfiguredLayer =>
  withOrigin({
    id: `pictures-${id}`,
    name,
    isPicture: true,
    tiles: `/api/map/layers/${id}/{z}/{x}/{y}?r=${revision}`,
    keyed: false,
    attribution: toCredit(attribution),
    maxZoom,
  });

/** The configured layers, and the current one: the chosen one, else `usual` where it is configured, else the offline map. */
export const useBaseLayer = (usual?: MapLayerId): BaseLayer => {
  const all = useSystem().data?.mapLayers ?? noLayers;
  const mayUseKeys = useHasPermission('place.read');
  const added = useMapLayers().data?.layers ?? noPictures;
  const configured = useMemo(
    (): readonly ConfiguredLayer[] => [
      ...all
        .filter((layer) => mayUseKeys || !layer.keyed)
        .map((layer): ConfiguredLayer => withOrigin({ ...layer, name: undefined, isPicture: layer.id === 'satellite' })),
      ...added.filter(({ content }) => content === 'raster').map(toPictures),
    ],
    [all, added, mayUseKeys],
  );
  const press = useSyncExternalStore(listen, () => pressed);
  const isKnown = press.id === offline || configured.some(({ id }) => id === press.id);
  const wanted = isKnown ? press.id : usual;
  return { configured, chosen: configured.find(({ id }) => id === wanted), choose, press };
};
