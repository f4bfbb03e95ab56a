import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { closeRingM } from './graticule.ts';
import type { MapPalette } from './palette.ts';

export const mapFont = ['Noto Sans'];

const fade = (from: number, to: number, opacity = 1): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  opacity,
  to,
  0,
];

const place = (palette: MapPalette, rank: number, minzoom: number, size: number): SymbolLayerSpecification => ({
  id: `place-${rank}`,
  type: 'symbol',
  source: 'basemap',
  'source-layer': 'places',
  minzoom,
  filter: ['==', ['get', 'rank'], rank],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': mapFont,
    'text-size': size,
    'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
    'text-radial-offset': 0.5,
    'text-padding': 4,
  },
  paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.2 },
});

const dots = (palette: MapPalette, rank: number, minzoom: number): LayerSpecification => ({
  id: `place-dot-${rank}`,
  type: 'circle',
  source: 'basemap',
  'source-layer': 'places',
  minzoom,
  filter: ['==', ['get', 'rank'], rank],
  paint: {
    'circle-radius': rank < 3 ? 2.5 : 1.8,
    'circle-color': palette.dimText,
    'circle-stroke-color': palette.halo,
    'circle-stroke-width': 1,
  },
});

const area = (
  palette: MapPalette,
  kind: 'country' | 'state',
  rank: number,
  zooms: readonly [number, number],
  size: number,
): LayerSpecification => ({
  id: `${kind}-${rank}`,
  type: 'symbol',
  source: 'basemap',
  'source-layer': `${kind}-names`,
  minzoom: zooms[0],
  maxzoom: zooms[1],
  filter: ['==', ['get', 'rank'], rank],
  layout: {
    'text-field': kind === 'country' ? ['upcase', ['get', 'name']] : ['get', 'name'],
    'text-font': mapFont,
    'text-size': size,
    'text-letter-spacing': kind === 'country' ? 0.12 : 0.04,
    'text-max-width': 7,
    'text-padding': 6,
  },
  paint: { 'text-color': palette.dimText, 'text-halo-color': palette.halo, 'text-halo-width': 1.2 },
});

const lineWidth = (near: number, far: number): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], 3, far, 9, near];

/** From this zoom on the offline map has no detail; the graticule and range rings replace it. */
const closeFrom = 13;

/** Rings around the site; the small ones where they fit. */
const ringAtZoom: ExpressionSpecification = [
  '>=',
  ['coalesce', ['get', 'metres'], -1],
  ['step', ['zoom'], closeRingM, 14, 200, 15, 100, 16, 50],
];

/**
 * Land, borders, names. Borders and states end at zoom 10 and the coast fades: their sources are drawn for maps of 1:10 million,
 * and a line that may be a kilometre off must not appear next to a plant.
 */
export const basemapLayers = (palette: MapPalette, raster: readonly LayerSpecification[]): LayerSpecification[] => [
  {
    id: 'water',
    type: 'background',
    paint: { 'background-color': ['interpolate', ['linear'], ['zoom'], 9, palette.water, 11, palette.paleWater] },
  },
  {
    id: 'land',
    type: 'fill',
    source: 'basemap',
    'source-layer': 'land',
    paint: { 'fill-color': palette.land, 'fill-antialias': false },
  },
  ...raster,
  {
    id: 'graticule-10',
    type: 'line',
    source: 'net',
    maxzoom: 6,
    filter: ['==', ['get', 'step'], 10],
    paint: { 'line-color': palette.grid, 'line-width': 0.6 },
  },
  {
    id: 'graticule-1',
    type: 'line',
    source: 'net',
    minzoom: 6,
    maxzoom: 9.5,
    filter: ['==', ['get', 'step'], 1],
    paint: { 'line-color': palette.grid, 'line-width': 0.6 },
  },
  {
    id: 'graticule-0.1',
    type: 'line',
    source: 'net',
    minzoom: 9.5,
    filter: ['==', ['get', 'step'], 0.1],
    paint: { 'line-color': palette.grid, 'line-width': 0.8 },
  },
  {
    id: 'graticule-0.01',
    type: 'line',
    source: 'net',
    minzoom: closeFrom,
    filter: ['==', ['get', 'step'], 0.01],
    paint: { 'line-color': palette.grid, 'line-width': 0.6 },
  },
  {
    id: 'states',
    type: 'line',
    source: 'basemap',
    'source-layer': 'states',
    minzoom: 3,
    maxzoom: 10,
    paint: { 'line-color': palette.state, 'line-width': lineWidth(1.2, 0.6), 'line-opacity': fade(9, 10) },
  },
  {
    id: 'borders',
    type: 'line',
    source: 'basemap',
    'source-layer': 'borders',
    maxzoom: 10,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': palette.border, 'line-width': lineWidth(1.8, 0.9), 'line-opacity': fade(9, 10) },
  },
  {
    id: 'range-rings',
    type: 'line',
    source: 'net',
    minzoom: 10,
    filter: ['all', ringAtZoom, ['==', ['geometry-type'], 'LineString']],
    paint: { 'line-color': palette.dimText, 'line-width': 0.8, 'line-opacity': 0.55 },
  },
  dots(palette, 4, 9),
  dots(palette, 3, 7),
  dots(palette, 2, 5),
  dots(palette, 1, 4.5),
  {
    id: 'range-ring-labels',
    type: 'symbol',
    source: 'net',
    minzoom: 10,
    filter: ['all', ringAtZoom, ['==', ['geometry-type'], 'Point']],
    layout: { 'text-field': ['get', 'text'], 'text-font': mapFont, 'text-size': 11, 'text-padding': 1 },
    paint: { 'text-color': palette.dimText, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
  {
    id: 'graticule-labels',
    type: 'symbol',
    source: 'net',
    minzoom: closeFrom,
    filter: ['==', ['get', 'step'], 0.01],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 500,
      'text-field': ['get', 'text'],
      'text-font': mapFont,
      'text-size': 10,
      'text-padding': 6,
    },
    paint: { 'text-color': palette.dimText, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
  place(palette, 4, 9, 11),
  place(palette, 3, 7, 11),
  place(palette, 2, 5, 12),
  place(palette, 1, 4.5, 13),
  area(palette, 'state', 2, [6, 9], 11),
  area(palette, 'state', 1, [4.6, 9], 12),
  area(palette, 'country', 2, [4, 8], 11),
  area(palette, 'country', 1, [2, 8], 12),
  area(palette, 'country', 0, [2, 4.6], 14),
];
