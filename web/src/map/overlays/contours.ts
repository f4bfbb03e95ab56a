import type { FeatureCollection, LineString, MultiPolygon } from 'geojson';
import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { mapFont } from '../basemap-layers.ts';
import type { MapPalette } from '../palette.ts';

export const contourSource = (contours: FeatureCollection<MultiPolygon | LineString>): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: contours,
});

/** Contour lines in a neutral colour, with their value along the line: no hazard colour. */
export const contourLayers = (source: string, palette: MapPalette): readonly LayerSpecification[] => [
  {
    id: `${source}-edges`,
    type: 'line',
    source,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.halo,
      'line-width': ['+', ['coalesce', ['get', 'width'], 2], 2],
      'line-opacity': ['*', 0.8, ['coalesce', ['get', 'share'], 1]],
    },
  },
  {
    id: `${source}-lines`,
    type: 'line',
    source,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.receptor,
      'line-width': ['coalesce', ['get', 'width'], 2],
      'line-opacity': ['coalesce', ['get', 'share'], 1],
    },
  },
  {
    id: `${source}-names`,
    type: 'symbol',
    source,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 200,
      'text-field': ['to-string', ['coalesce', ['get', 'name'], '']],
      'text-font': mapFont,
      'text-size': 13,
      'text-max-angle': 60,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 2 },
  },
];
