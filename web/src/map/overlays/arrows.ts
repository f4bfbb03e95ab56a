import type { Feature, FeatureCollection } from 'geojson';
import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { bearingDeg } from '../../compute/geodesy.ts';
import { mapFont } from '../basemap-layers.ts';
import type { Position } from '../graticule.ts';
import type { MapPalette } from '../palette.ts';
import { arrowMargin, arrowPicture } from './arrow-picture.ts';

/** From one place to another, with a label. */
export interface MapArrow {
  readonly from: Position;
  readonly to: Position;
  readonly name: string;
}

/** Distance that keeps the dot at the arrow's end visible, CSS pixels. */
const clearOfDot = 9;

const arrowFeatures = ({ from, to, name }: MapArrow): readonly Feature[] => {
  const [start, end] = [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ] as const;
  return [
    { type: 'Feature', properties: { name }, geometry: { type: 'LineString', coordinates: [[...start], [...end]] } },
    {
      type: 'Feature',
      properties: { bearing: bearingDeg(from.latitude, from.longitude, to.latitude, to.longitude) },
      geometry: { type: 'Point', coordinates: [...end] },
    },
  ];
};

export const arrowSource = (arrows: readonly MapArrow[]): GeoJSONSourceSpecification => {
  const data: FeatureCollection = { type: 'FeatureCollection', features: arrows.flatMap(arrowFeatures) };
  return { type: 'geojson', data };
};

const isLine: ['==', ['geometry-type'], 'LineString'] = ['==', ['geometry-type'], 'LineString'];
const isPoint: ['==', ['geometry-type'], 'Point'] = ['==', ['geometry-type'], 'Point'];

/**
 * A line over the whole distance, its label along it where it fits, and at its end an arrow of constant size: close places may be
 * nearer than the arrow is long. The arrows come last, so that labels avoid them.
 */
export const arrowLayers = (source: string, palette: MapPalette): readonly LayerSpecification[] => [
  {
    id: `${source}-edges`,
    type: 'line',
    source,
    filter: isLine,
    paint: { 'line-color': palette.halo, 'line-width': 9 },
  },
  {
    id: `${source}-lines`,
    type: 'line',
    source,
    filter: isLine,
    paint: { 'line-color': palette.text, 'line-width': 5 },
  },
  {
    id: `${source}-names`,
    type: 'symbol',
    source,
    filter: isLine,
    layout: {
      'symbol-placement': 'line-center',
      'text-field': ['get', 'name'],
      'text-font': mapFont,
      'text-size': 12,
      'text-offset': [0, -1.1],
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 2 },
  },
  {
    id: `${source}-heads`,
    type: 'symbol',
    source,
    filter: isPoint,
    layout: {
      'icon-image': arrowPicture,
      'icon-anchor': 'top',
      'icon-offset': [0, clearOfDot - arrowMargin],
      'icon-rotate': ['get', 'bearing'],
      'icon-rotation-alignment': 'map',
      'icon-allow-overlap': true,
      'icon-padding': 0,
    },
    paint: { 'icon-color': palette.text, 'icon-halo-color': palette.halo, 'icon-halo-width': 2 },
  },
];
