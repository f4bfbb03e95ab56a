import { type Flavor, layers as protomapsLayers } from '@protomaps/basemaps';
import type { ExpressionSpecification, FilterSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { mapFont } from '../basemap-layers.ts';
import type { MapPalette, MapTheme } from '../palette.ts';
import { openMapTilesLayers } from './open-map-tiles.ts';
import { streetFlavour } from './street-flavours.ts';
import { nameIn, namesIn } from './street-names.ts';
import type { StreetSource } from './street-source.ts';

export interface StreetInput {
  readonly theme: MapTheme;
  readonly palette: MapPalette;
  readonly language: string;
  /** A tilted view: buildings have height. */
  readonly leaning: boolean;
}

/** Layers of the street map: ground under the hazard, letters over the ground. */
export interface StreetLayers {
  readonly ground: readonly LayerSpecification[];
  readonly words: readonly LayerSpecification[];
}

/** Bridges and tunnels are drawn as the roads they continue: half the layers, and a redraw in half the time. */
const merged = /^roads_(?:tunnels|bridges)_/;
/**
 * The base map below draws borders and the names of countries and States: those of OpenStreetMap are not the ones that Indian law
 * requires. The sea of an archive is water on land of our own.
 */
const left = new Set([
  'background',
  'boundaries',
  'boundaries_country',
  'places_country',
  'places_region',
  'address_label',
  'pois',
  'roads_oneway',
  'roads_shields',
  'landcover',
  'earth_label_islands',
]);

const rankSize = (small: number, middle: number, large: number): ExpressionSpecification => [
  'step',
  ['coalesce', ['get', 'population_rank'], 0],
  small,
  8,
  middle,
  12,
  large,
];

const isAboutLevel = (part: unknown): boolean =>
  Array.isArray(part) && part[0] === '!has' && (part[1] === 'is_bridge' || part[1] === 'is_tunnel');

/** Without the conditions on bridges and tunnels. */
const onEveryLevel = (filter: FilterSpecification): FilterSpecification =>
  Array.isArray(filter) && filter[0] === 'all' ? (filter.filter((part) => !isAboutLevel(part)) as FilterSpecification) : filter;

/** Smaller than in the flavour: the names of zones and receptors come first. */
const quietNames: SymbolLayerSpecification['layout'] = {
  'text-size': ['interpolate', ['linear'], ['zoom'], 8, rankSize(11, 12, 14), 14, rankSize(12, 15, 18)],
};

const wide = new Set(['places_locality', 'places_subplace']);

const toWords = (layer: SymbolLayerSpecification, { language }: StreetInput): SymbolLayerSpecification => {
  const { 'icon-image': _icon, 'icon-size': _size, ...layout } = { ...layer.layout, ...(layer.id === 'places_locality' ? quietNames : {}) };
  return {
    ...layer,
    layout: { ...layout, 'text-font': mapFont, 'text-field': wide.has(layer.id) ? namesIn(language) : nameIn(language) },
  };
};

const settlement = (source: string, palette: MapPalette): LayerSpecification => ({
  id: 'street-settlements',
  type: 'fill',
  source,
  'source-layer': 'landuse',
  filter: ['in', ['get', 'kind'], ['literal', ['residential', 'commercial', 'retail', 'urban_area']]],
  paint: { 'fill-color': palette.grid, 'fill-opacity': 0.3 },
});

const ofProtomaps = (source: string, flavour: Flavor, input: StreetInput): readonly LayerSpecification[] =>
  (protomapsLayers(source, flavour, { lang: 'en' }) as LayerSpecification[])
    .filter(({ id }) => !merged.test(id) && !left.has(id))
    .map((layer): LayerSpecification => {
      if (layer.type === 'symbol') return toWords(layer, input);
      if (layer.type === 'line' && layer.id === 'water_river') return { ...layer, filter: ['in', 'kind', 'river', 'canal'] };
      return layer.type === 'line' && layer.filter !== undefined ? { ...layer, filter: onEveryLevel(layer.filter) } : layer;
    })
    .map((layer): LayerSpecification => ({ ...layer, id: `street-${layer.id}` }));

/** Points that matter in an emergency, in both schemas. */
const pointKinds = [
  'hospital',
  'clinic',
  'doctors',
  'school',
  'college',
  'university',
  'kindergarten',
  'police',
  'fire_station',
  'townhall',
  'station',
  'bus_station',
  'halt',
  'aerodrome',
  'marketplace',
  'place_of_worship',
  'assembly_point',
  'shelter',
  'community_centre',
  'fuel',
  'park',
  'stadium',
  'railway',
  'bus',
  'town_hall',
];

const points = (
  source: string,
  tiles: string,
  kind: 'kind' | 'class',
  { palette, language }: StreetInput,
): readonly LayerSpecification[] => {
  const filter: FilterSpecification = [
    'all',
    ['in', ['get', kind], ['literal', pointKinds]],
    ['has', 'name'],
    ['>=', ['zoom'], ['coalesce', ['get', 'min_zoom'], 14]],
  ];
  const shared = { source, 'source-layer': tiles, minzoom: 12, filter };
  return [
    {
      ...shared,
      id: 'street-point-dots',
      type: 'circle',
      paint: { 'circle-radius': 2.5, 'circle-color': palette.dimText, 'circle-stroke-color': palette.halo, 'circle-stroke-width': 1 },
    },
    {
      ...shared,
      id: 'street-points',
      type: 'symbol',
      layout: {
        'text-field': nameIn(language),
        'text-font': mapFont,
        'text-size': 11,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.6,
        'text-max-width': 9,
        'text-padding': 4,
        'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], ['get', 'rank'], 20],
      },
      paint: { 'text-color': palette.dimText, 'text-halo-color': palette.halo, 'text-halo-width': 1.2 },
    },
  ];
};

/** Only buildings whose height is known are raised: an invented one would misplace the cloud beside it. */
const raisedBuildings = (source: string, schema: StreetSource['schema'], { palette, theme }: StreetInput): LayerSpecification => {
  const [tiles, height, base] =
    schema === 'protomaps' ? ['buildings', 'height', 'min_height'] : ['building', 'render_height', 'render_min_height'];
  return {
    id: 'street-buildings-raised',
    type: 'fill-extrusion',
    source,
    'source-layer': tiles,
    minzoom: 13,
    filter: ['>', ['coalesce', ['get', height], 0], 0],
    paint: {
      'fill-extrusion-color': theme === 'light' ? '#b9bfc4' : palette.state,
      'fill-extrusion-height': ['get', height],
      'fill-extrusion-base': ['coalesce', ['get', base], 0],
      'fill-extrusion-opacity': 0.9,
    },
  };
};

/** The layers that draw streets. */
export const streetLayers = ({ id, schema }: StreetSource, input: StreetInput): StreetLayers => {
  const flavour = streetFlavour(input.theme, input.palette);
  const drawn =
    schema === 'protomaps' ? [settlement(id, input.palette), ...ofProtomaps(id, flavour, input)] : openMapTilesLayers(id, flavour, input);
  const isWords = ({ type }: LayerSpecification): boolean => type === 'symbol' || type === 'circle';
  return {
    ground: [...drawn.filter((layer) => !isWords(layer)), ...(input.leaning ? [raisedBuildings(id, schema, input)] : [])],
    words: [...(schema === 'protomaps' ? points(id, 'pois', 'kind', input) : points(id, 'poi', 'class', input)), ...drawn.filter(isWords)],
  };
};
