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
import type { StreetLayers } from './streets/street-layers.ts';
import type { StreetSource } from './streets/street-source.ts';
import type { DrawStreets } from './streets/use-draw-streets.ts';

/** A raster layer that an operator has configured. */
export interface RasterLayer {
  readonly id: string;
  /** Pictures from above, on which the map writes in light letters. */
  readonly isPicture: boolean;
  readonly tiles: string;
  readonly attribution: string;
  readonly maxZoom: number;
}

export interface StyleInput {
  readonly theme: MapTheme;
  /** A phone: labels of zones take two lines. */
  readonly narrow: boolean;
  readonly raster: RasterLayer | undefined;
  /** Tiles of the raster layer do not load: the base map under them is visible. */
  readonly failing: boolean;
  /** Streets under everything that the map shows; undefined: none are known. */
  readonly streets: StreetSource | undefined;
  /** Undefined: not loaded yet. */
  readonly drawStreets: DrawStreets | undefined;
  /** For names that are known in several languages. */
  readonly language: string;
  /** The site, around which rings and the fine graticule are drawn. */
  readonly around: Position;
  readonly rings: boolean;
  readonly distanceText: (metres: number) => string;
  /** Enough receptors to be clustered into counted circles. */
  readonly gathered: boolean;
  /** A tilted view, farther away than it looks: names appear sooner. */
  readonly leaning: boolean;
  readonly overlays: readonly MapOverlay[];
}

const noStreets: StreetLayers = { ground: [], words: [] };

/** Satellite pictures are dark in every theme: lines and labels over them are light. */
const choosePalette = ({ theme, raster, failing }: StyleInput): MapPalette =>
  palettes[raster?.isPicture && !failing && theme === 'light' ? 'dark' : theme];

export const collection = (features: readonly Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features: [...features] });

/**
 * The whole map as one value: MapLibre compares it with the previous style and applies the differences. Only markers are drawn
 * otherwise. Receptors, of which there may be thousands, and the footprint, which changes with every turn of a dial, are separate
 * data: `use-receptor-data.ts`, `use-footprint-data.ts`.
 */
export const mapStyle = (input: StyleInput): StyleSpecification => {
  const palette = choosePalette(input);
  const raster: LayerSpecification[] = input.raster ? [{ id: 'raster', type: 'raster', source: `raster-${input.raster.id}` }] : [];
  const overlays = overlayStyle(input.overlays, palette);
  const streets = (input.streets && input.drawStreets?.(input.streets, { ...input, palette })) ?? noStreets;
  // Pictures show the ground themselves.
  const ground = input.raster && !input.failing ? [] : streets.ground;
  return {
    version: 8,
    // No fading: a fade is drawn twenty times.
    transition: { duration: 0, delay: 0 },
    state: hazardDrawState,
    sources: {
      basemap: basemapSource,
      ...(input.streets ? { [input.streets.id]: input.streets.source } : {}),
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
      ...basemapLayers(palette, [...ground, ...raster, ...overlays.aboveBase]),
      ...streets.words,
      ...overlays.over,
      ...hazardLayers(palette, input),
      ...overlays.top,
    ],
  };
};
