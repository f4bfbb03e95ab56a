import { type OperatorLayer, streetZooms, type TileSchema } from '@hazardguard/contract';
import type { VectorSourceSpecification } from 'maplibre-gl';
import type { Position } from '../graticule.ts';

/** Vector tiles with streets, as the map requests them. */
export interface StreetSource {
  /** Changes with every import: the map then forgets its tiles. */
  readonly id: string;
  readonly schema: TileSchema;
  readonly source: VectorSourceSpecification;
}

interface Bounded {
  readonly bounds: readonly [number, number, number, number] | null;
}

const contains = ({ bounds }: Bounded, { longitude, latitude }: Position): boolean =>
  bounds !== null && longitude >= bounds[0] && latitude >= bounds[1] && longitude <= bounds[2] && latitude <= bounds[3];

const areaOf = ({ bounds }: Bounded): number => (bounds === null ? 0 : (bounds[2] - bounds[0]) * (bounds[3] - bounds[1]));

/** The map writes credits as HTML: names that people typed must stay text. */
export const toCredit = (attribution: string): string =>
  attribution.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** MapLibre needs absolute addresses. */
const toTiles = (path: string): string => `${window.location.origin}${path}`;

export interface KnownLayers {
  readonly layers: readonly OperatorLayer[];
  readonly streets: { readonly revision: number; readonly bounds: [number, number, number, number]; readonly attribution: string } | null;
}

/**
 * The streets of the map around a place: the smallest archive with the place, which was made for it; else the imported features.
 * Undefined: neither is there.
 */
export const findStreets = ({ layers, streets }: KnownLayers, around: Position): StreetSource | undefined => {
  const [archive] = layers.filter((layer) => layer.content === 'vector' && contains(layer, around)).sort((a, b) => areaOf(a) - areaOf(b));
  if (archive) {
    const { id, revision, tileSchema, minZoom, maxZoom, bounds, attribution } = archive;
    return {
      id: `streets-${id}-${revision}`,
      schema: tileSchema ?? 'protomaps',
      source: {
        type: 'vector',
        tiles: [toTiles(`/api/map/layers/${id}/{z}/{x}/{y}?r=${revision}`)],
        minzoom: minZoom,
        maxzoom: maxZoom,
        ...(bounds === null ? {} : { bounds }),
        attribution: toCredit(attribution),
      },
    };
  }
  if (streets === null) return undefined;
  return {
    id: `streets-${streets.revision}`,
    schema: 'protomaps',
    source: {
      type: 'vector',
      tiles: [toTiles(`/api/map/streets/{z}/{x}/{y}?r=${streets.revision}`)],
      minzoom: streetZooms.first,
      maxzoom: streetZooms.deepest,
      bounds: streets.bounds,
      attribution: toCredit(streets.attribution),
    },
  };
};

/** Whether the map around a place has streets of its own. */
export const hasStreets = (known: KnownLayers | undefined, around: Position): boolean =>
  known !== undefined &&
  (known.layers.some((layer) => layer.content === 'vector' && contains(layer, around)) ||
    (known.streets !== null && contains(known.streets, around)));
