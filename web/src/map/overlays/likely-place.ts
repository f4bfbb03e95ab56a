import type { FeatureCollection, Geometry } from 'geojson';
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { mapFont } from '../basemap-layers.ts';
import type { MapPalette } from '../palette.ts';

/**
 * A probable position: regions (`part` 'region', with `share`), the most likely place ('best') and its evidence ('witness', with
 * `name`, `code` and `sees`).
 */
export const likelyPlaceSource = (places: FeatureCollection<Geometry>): GeoJSONSourceSpecification => ({ type: 'geojson', data: places });

const isPart = (part: 'region' | 'best' | 'witness'): ExpressionSpecification => ['==', ['get', 'part'], part];
/** From this zoom on the names of sensors without a detection fit too. */
const namesAllFrom = 17;
const sees: ExpressionSpecification = ['==', ['get', 'sees'], true];
const inner: ExpressionSpecification = ['<=', ['get', 'share'], 0.5];

/** In a neutral colour, over the zones: half of the probability with a solid edge, nine tenths with a dashed one. */
export const likelyPlaceLayers = (source: string, palette: MapPalette): readonly LayerSpecification[] => {
  const edge = { type: 'line', source, layout: { 'line-join': 'round' } } as const;
  const named = {
    type: 'symbol',
    source,
    paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  } as const;
  const name = {
    'text-font': [...mapFont],
    'text-size': 12,
    'text-variable-anchor': ['top', 'bottom', 'left', 'right'] satisfies ['top', 'bottom', 'left', 'right'],
    'text-radial-offset': 1,
    'text-optional': true,
  };
  const ring = { type: 'circle', source, filter: isPart('best') } as const;
  return [
    {
      id: `${source}-areas`,
      type: 'fill',
      source,
      filter: isPart('region'),
      paint: { 'fill-color': palette.receptor, 'fill-opacity': ['case', inner, 0.3, 0.15], 'fill-antialias': false },
    },
    {
      ...edge,
      id: `${source}-casings`,
      filter: isPart('region'),
      paint: { 'line-color': palette.halo, 'line-width': 4.5, 'line-opacity': 0.8 },
    },
    {
      ...edge,
      id: `${source}-inner`,
      filter: ['all', isPart('region'), inner],
      paint: { 'line-color': palette.receptor, 'line-width': 2 },
    },
    {
      ...edge,
      id: `${source}-outer`,
      filter: ['all', isPart('region'), ['!', inner]],
      paint: { 'line-color': palette.receptor, 'line-width': 2, 'line-dasharray': [3, 2] },
    },
    {
      id: `${source}-witnesses`,
      type: 'circle',
      source,
      filter: isPart('witness'),
      paint: {
        'circle-radius': 5,
        'circle-color': ['case', ['get', 'sees'], palette.receptor, palette.halo],
        'circle-stroke-color': ['case', ['get', 'sees'], palette.halo, palette.receptor],
        'circle-stroke-width': 2,
      },
    },
    {
      ...named,
      id: `${source}-names-clear`,
      minzoom: namesAllFrom,
      filter: ['all', isPart('witness'), ['!', sees]],
      layout: { ...name, 'text-field': ['get', 'code'] },
    },
    // After the others: where labels overlap the map draws the upper layer's.
    { ...named, id: `${source}-names`, filter: ['all', isPart('witness'), sees], layout: { ...name, 'text-field': ['get', 'name'] } },
    // A ring around the cross: a pin at the place itself would hide it.
    {
      ...ring,
      id: `${source}-best-casing`,
      paint: { 'circle-radius': 14, 'circle-opacity': 0, 'circle-stroke-color': palette.halo, 'circle-stroke-width': 5 },
    },
    {
      ...ring,
      id: `${source}-best-ring`,
      paint: { 'circle-radius': 15, 'circle-opacity': 0, 'circle-stroke-color': palette.text, 'circle-stroke-width': 2.5 },
    },
    {
      ...named,
      id: `${source}-best`,
      filter: isPart('best'),
      layout: { 'text-field': '×', 'text-font': mapFont, 'text-size': 36, 'text-allow-overlap': true, 'text-ignore-placement': true },
    },
  ];
};
