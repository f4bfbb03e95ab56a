import type { Flavor } from '@protomaps/basemaps';
import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { mapFont } from '../basemap-layers.ts';
import { nameIn, namesIn } from './street-names.ts';

/** Zooms, and the width at each, pixels. */
type Widths = readonly (readonly [zoom: number, width: number])[];

const width = (widths: Widths): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...widths.flat()] as unknown as ExpressionSpecification;

const classes = (...names: readonly string[]): FilterSpecification => ['in', ['get', 'class'], ['literal', [...names]]];

interface Road {
  readonly id: string;
  readonly classes: readonly string[];
  readonly minzoom: number;
  readonly colour: string;
  readonly casing: string;
  /** Widths as in the Protomaps style, so that both schemas look alike. */
  readonly widths: Widths;
}

const roads = (t: Flavor): readonly Road[] => [
  {
    id: 'path',
    classes: ['path', 'track', 'pedestrian'],
    minzoom: 14,
    colour: t.other,
    casing: t.minor_service_casing,
    widths: [
      [14, 0.5],
      [20, 12],
    ],
  },
  {
    id: 'service',
    classes: ['service'],
    minzoom: 13,
    colour: t.minor_service,
    casing: t.minor_service_casing,
    widths: [
      [13, 0],
      [18, 8],
    ],
  },
  {
    id: 'minor',
    classes: ['minor'],
    minzoom: 11,
    colour: t.minor_b,
    casing: t.minor_casing,
    widths: [
      [11, 0],
      [12.5, 0.5],
      [15, 2],
      [18, 11],
    ],
  },
  {
    id: 'major',
    classes: ['trunk', 'primary', 'secondary', 'tertiary'],
    minzoom: 6,
    colour: t.major,
    casing: t.major_casing_late,
    widths: [
      [6, 0],
      [12, 1.6],
      [15, 3],
      [18, 13],
    ],
  },
  {
    id: 'motorway',
    classes: ['motorway'],
    minzoom: 4,
    colour: t.highway,
    casing: t.highway_casing_late,
    widths: [
      [3, 0],
      [6, 1.1],
      [12, 1.6],
      [15, 5],
      [18, 15],
    ],
  },
];

const fills = (t: Flavor): readonly (readonly [id: string, tiles: string, names: readonly string[], colour: string])[] => [
  ['wood', 'landcover', ['wood', 'forest'], t.wood_b],
  ['grass', 'landcover', ['grass', 'wetland'], t.scrub_b],
  ['sand', 'landcover', ['sand'], t.sand],
  ['park', 'park', ['national_park', 'nature_reserve', 'protected_area', 'public_park'], t.park_b],
  ['industrial', 'landuse', ['industrial', 'quarry', 'railway'], t.industrial],
  ['school', 'landuse', ['school', 'university', 'college', 'kindergarten'], t.school],
  ['hospital', 'landuse', ['hospital'], t.hospital],
  ['cemetery', 'landuse', ['cemetery'], t.park_b],
];

const label = (
  id: string,
  source: string,
  tiles: string,
  minzoom: number,
  layout: object,
  colours: readonly [string, string],
): LayerSpecification =>
  ({
    id,
    type: 'symbol',
    source,
    'source-layer': tiles,
    minzoom,
    layout: { 'text-font': mapFont, 'text-size': 12, 'text-max-width': 8, ...layout },
    paint: { 'text-color': colours[0], 'text-halo-color': colours[1], 'text-halo-width': 1.2 },
  }) as LayerSpecification;

/** Layers for tiles in the OpenMapTiles schema (openmaptiles.org/schema), in the colours of the Protomaps flavour. */
export const openMapTilesLayers = (
  source: string,
  t: Flavor,
  { language }: { readonly language: string },
): readonly LayerSpecification[] => [
  ...fills(t).map(
    ([id, tiles, names, colour]): LayerSpecification => ({
      id: `street-${id}`,
      type: 'fill',
      source,
      'source-layer': tiles,
      filter: classes(...names),
      paint: { 'fill-color': colour },
    }),
  ),
  {
    id: 'street-runway',
    type: 'line',
    source,
    'source-layer': 'aeroway',
    filter: classes('runway'),
    paint: {
      'line-color': t.runway,
      'line-width': width([
        [10, 0],
        [12, 4],
        [18, 30],
      ]),
    },
  },
  { id: 'street-water', type: 'fill', source, 'source-layer': 'water', paint: { 'fill-color': t.water } },
  {
    id: 'street-waterway',
    type: 'line',
    source,
    'source-layer': 'waterway',
    minzoom: 9,
    paint: {
      'line-color': t.water,
      'line-width': width([
        [9, 0],
        [9.5, 1],
        [18, 12],
      ]),
    },
  },
  {
    id: 'street-building',
    type: 'fill',
    source,
    'source-layer': 'building',
    minzoom: 13,
    paint: { 'fill-color': t.buildings, 'fill-opacity': 0.5 },
  },
  ...roads(t).map(
    (road): LayerSpecification => ({
      id: `street-casing-${road.id}`,
      type: 'line',
      source,
      'source-layer': 'transportation',
      minzoom: Math.max(road.minzoom, 9),
      filter: classes(...road.classes),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': road.casing,
        'line-gap-width': width(road.widths),
        'line-width': width([
          [11, 0],
          [12.5, 1],
        ]),
      },
    }),
  ),
  ...roads(t).map(
    (road): LayerSpecification => ({
      id: `street-${road.id}`,
      type: 'line',
      source,
      'source-layer': 'transportation',
      minzoom: road.minzoom,
      filter: classes(...road.classes),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': road.colour, 'line-width': width(road.widths) },
    }),
  ),
  {
    id: 'street-rail',
    type: 'line',
    source,
    'source-layer': 'transportation',
    filter: classes('rail', 'transit'),
    paint: {
      'line-color': t.railway,
      'line-opacity': 0.5,
      'line-dasharray': [0.3, 0.75],
      'line-width': width([
        [3, 0],
        [6, 0.15],
        [18, 9],
      ]),
    },
  },
  label('street-waterway-names', source, 'waterway', 13, { 'text-field': nameIn(language), 'symbol-placement': 'line' }, [
    t.ocean_label,
    t.water,
  ]),
  label('street-names', source, 'transportation_name', 12, { 'text-field': nameIn(language), 'symbol-placement': 'line' }, [
    t.roads_label_major,
    t.roads_label_major_halo,
  ]),
  label('street-water-names', source, 'water_name', 6, { 'text-field': nameIn(language) }, [t.ocean_label, t.water]),
  {
    ...label(
      'street-places',
      source,
      'place',
      5,
      {
        'text-field': namesIn(language),
        'text-size': ['match', ['get', 'class'], 'city', 16, 'town', 14, 'village', 12, 11],
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 20],
      },
      [t.city_label, t.city_label_halo],
    ),
    filter: classes('city', 'town', 'village', 'hamlet', 'suburb', 'quarter', 'neighbourhood'),
  } as LayerSpecification,
];
