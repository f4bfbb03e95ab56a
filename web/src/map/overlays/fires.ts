import type { FeatureCollection, Point } from 'geojson';
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { hazardColours } from '../../ui/hazard-colours.ts';
import { mapFont } from '../basemap-layers.ts';
import type { MapPalette } from '../palette.ts';

/** Confidence of a satellite detection: fills from a hollow dot to a full one, repeated in the legend. */
export const fireFills = { low: null, nominal: hazardColours.mild, high: hazardColours.middle } as const;

/** Fires detected by satellites. Properties: `sure` (a key of `fireFills`) and `name`. */
export const fireSource = (fires: FeatureCollection<Point>): GeoJSONSourceSpecification => ({ type: 'geojson', data: fires });

const sure = (low: string | number, nominal: string | number, high: string | number): ExpressionSpecification => [
  'match',
  ['get', 'sure'],
  'high',
  high,
  'nominal',
  nominal,
  low,
];

/** Dots, the most certain on top, with their age at close zoom. */
export const fireLayers = (source: string, palette: MapPalette): readonly LayerSpecification[] => [
  {
    id: `${source}-dots`,
    type: 'circle',
    source,
    layout: { 'circle-sort-key': sure(0, 1, 2) },
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 4, 12, 8],
      'circle-color': sure(palette.halo, fireFills.nominal, fireFills.high),
      'circle-stroke-color': palette.text,
      'circle-stroke-width': 2,
    },
  },
  {
    id: `${source}-names`,
    type: 'symbol',
    source,
    minzoom: 8,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': mapFont,
      'text-size': 12,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.9,
      'text-optional': true,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
];
