import type { Feature, FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { basemapLayers } from './basemap-layers.ts';
import { basemapSource } from './basemap-source.ts';
import { graticule, type Position, rangeRings } from './graticule.ts';
import { hazardDrawState, hazardLayers } from './hazard-layers.ts';
import type { MapOverlay } from './overlays/overlay.ts';
import { overlayStyle } from './overlays/overlay-style.ts';
import { type MapPalette, type MapTheme, palettes } from './palette.ts';
import { receptorClustering } from './receptor-layers.ts';

/** A raster layer an operator has configured. */
export interface RasterLayer {
  readonly id: string;
  readonly tiles: string;
  readonly attribution: string;
  readonly maxZoom: number;
}

export interface StyleInput {
  readonly theme: MapTheme;
  /** A phone: words on the rings take two lines. */
  readonly narrow: boolean;
  readonly raster: RasterLayer | undefined;
  /** Pictures of the raster layer do not come: the ground under them is in sight. */
  readonly failing: boolean;
  /** The site, around which rings and the fine graticule are drawn. */
  readonly around: Position;
  readonly rings: boolean;
  readonly distanceText: (metres: number) => string;
  /** So many receptors that they are gathered into counted circles. */
  readonly gathered: boolean;
  /** Seen at a slant, from farther away than it looks: names come sooner. */
  readonly leaning: boolean;
  readonly overlays: readonly MapOverlay[];
}

/** Pictures of the ground are dark in every theme: lines and words over them are light. */
const choosePalette = ({ theme, raster, failing }: StyleInput): MapPalette =>
  palettes[raster?.id === 'satellite' && !failing && theme === 'light' ? 'dark' : theme];

export const collection = (features: readonly Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features: [...features] });

/**
 * The whole map as one value: MapLibre compares it with the style before and changes what differs. Nothing else draws on the map
 * but markers. Receptors, of which there may be thousands, and the footprint, which changes with every turn of a dial, come as data
 * of their own: `use-receptor-data.ts`, `use-footprint-data.ts`.
 */
export const mapStyle = (input: StyleInput): StyleSpecification => {
  const palette = choosePalette(input);
  const raster: LayerSpecification[] = input.raster ? [{ id: 'raster', type: 'raster', source: `raster-${input.raster.id}` }] : [];
  const overlays = overlayStyle(input.overlays, palette);
  return {
    version: 8,
    // At once: a change that fades is drawn twenty times.
    transition: { duration: 0, delay: 0 },
    state: hazardDrawState,
    sources: {
      basemap: basemapSource,
      net: {
        type: 'geojson',
        data: collection([...graticule(input.around), ...(input.rings ? rangeRings(input.around, input.distanceText) : [])]),
      },
      receptors: { type: 'geojson', data: collection([]), ...(input.gathered ? receptorClustering : {}) },
      footprint: { type: 'geojson', data: collection([]), tolerance: 0.1 },
      'zone-words': { type: 'geojson', data: collection([]) },
      'receptors-inside': { type: 'geojson', data: collection([]) },
      ...(input.raster
        ? {
            [`raster-${input.raster.id}`]: {
              type: 'raster' as const,
              tiles: [input.raster.tiles],
              tileSize: 256,
              maxzoom: input.raster.maxZoom,
              attribution: input.raster.attribution,
            },
          }
        : {}),
      ...overlays.sources,
    },
    layers: [
      ...basemapLayers(palette, [...raster, ...overlays.ground]),
      ...overlays.over,
      ...hazardLayers(palette, input),
      ...overlays.top,
    ],
  };
};
