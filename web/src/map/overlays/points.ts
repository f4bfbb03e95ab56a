import type { FeatureCollection, Point } from 'geojson';
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { mapFont } from '../basemap-layers.ts';
import type { MapPalette } from '../palette.ts';

/** Dots closer than this are clustered, CSS pixels. */
const clusterRadiusPx = 48;

/** Four neutral tones for kinds of places; none is a hazard colour. The `tone` of a point, 0 to 3. */
export const pointTones = ['#35536b', '#5b6f2f', '#6a4c86', '#7a5c3e'] as const;

export const pointSource = (points: FeatureCollection<Point>, clustered: boolean): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: points,
  ...(clustered ? { cluster: true, clusterRadius: clusterRadiusPx, clusterMaxZoom: 12 } : {}),
});

const tone: ExpressionSpecification = ['match', ['get', 'tone'], 1, pointTones[1], 2, pointTones[2], 3, pointTones[3], pointTones[0]];

const shared: ExpressionSpecification = ['has', 'share'];
const share: ExpressionSpecification = ['to-number', ['get', 'share']];

/** The `share` of a point, 0 to 1, on the ramp of the theme. Below 0 the dot is hollow. */
const rampColour = ({ ramp }: MapPalette): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  share,
  0,
  ramp[0],
  0.5,
  ramp[1],
  1,
  ramp[2],
];

const dotColour = (palette: MapPalette): ExpressionSpecification => [
  'case',
  shared,
  ['case', ['<', share, 0], palette.halo, rampColour(palette)],
  tone,
];

/** Counted circles, single dots, and their names at close zoom. */
export const pointLayers = (source: string, palette: MapPalette): readonly LayerSpecification[] => [
  {
    id: `${source}-gathered`,
    type: 'circle',
    source,
    filter: ['has', 'point_count'],
    paint: {
      'circle-radius': ['step', ['get', 'point_count'], 14, 10, 17, 100, 21, 1_000, 26],
      'circle-color': palette.receptor,
      'circle-stroke-color': palette.halo,
      'circle-stroke-width': 2,
    },
  },
  {
    id: `${source}-counts`,
    type: 'symbol',
    source,
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': mapFont,
      'text-size': 12,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.receptorText },
  },
  {
    id: `${source}-dots`,
    type: 'circle',
    source,
    filter: ['!', ['has', 'point_count']],
    // Of overlapping dots the one with the greatest share is on top.
    layout: { 'circle-sort-key': ['case', shared, share, 0] },
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 5, 12, 8],
      'circle-color': dotColour(palette),
      'circle-stroke-color': ['case', shared, palette.text, '#ffffff'],
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: `${source}-names`,
    type: 'symbol',
    source,
    minzoom: 8,
    // A tile's zoom is a whole number: the name of a point may ask for more room than there is further out.
    filter: ['all', ['!', ['has', 'point_count']], ['>=', ['zoom'], ['to-number', ['get', 'fromZoom']]]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': mapFont,
      'text-size': 12,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.9,
      'text-max-width': 12,
      'text-optional': true,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
];
