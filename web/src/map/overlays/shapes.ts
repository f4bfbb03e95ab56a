import type { FeatureCollection, Geometry } from 'geojson';
import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { mapFont } from '../basemap-layers.ts';
import type { MapPalette } from '../palette.ts';

/** Without a geometry there is nothing to draw; MapLibre refuses such a feature. */
export const shapeSource = (shapes: FeatureCollection<Geometry | null>): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { ...shapes, features: shapes.features.filter((feature) => feature.geometry !== null) } as FeatureCollection,
});

const property = (name: string, otherwise: string | number): ExpressionSpecification => ['coalesce', ['get', name], otherwise];
const ofType = (type: 'Polygon' | 'LineString' | 'Point'): ExpressionSpecification => ['==', ['geometry-type'], type];

/** Areas, lines, points and names as authored, by the simplestyle properties; unspecified colours are neutral. */
export const shapeLayers = (source: string, palette: MapPalette): readonly LayerSpecification[] => [
  {
    id: `${source}-areas`,
    type: 'fill',
    source,
    filter: ofType('Polygon'),
    paint: { 'fill-color': property('fill', palette.receptor), 'fill-opacity': property('fill-opacity', 0.25), 'fill-antialias': false },
  },
  {
    id: `${source}-lines`,
    type: 'line',
    source,
    filter: ['!', ofType('Point')],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': property('stroke', palette.receptor),
      'line-width': property('stroke-width', 2),
      'line-opacity': property('stroke-opacity', 1),
    },
  },
  {
    id: `${source}-points`,
    type: 'circle',
    source,
    filter: ofType('Point'),
    paint: {
      'circle-radius': 6,
      'circle-color': property('marker-color', palette.receptor),
      'circle-stroke-color': palette.halo,
      'circle-stroke-width': 2,
    },
  },
  {
    id: `${source}-names`,
    type: 'symbol',
    source,
    layout: {
      'text-field': ['to-string', ['coalesce', ['get', 'name'], '']],
      'text-font': mapFont,
      'text-size': 12,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.8,
      'text-max-width': 12,
      'text-optional': true,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
];
