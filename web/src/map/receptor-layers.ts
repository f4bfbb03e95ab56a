import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import { mapFont } from './basemap-layers.ts';
import type { MapPalette } from './palette.ts';

/** More receptors than this are clustered into counted circles. */
export const clusterAbove = 1_000;

export const receptorClustering: Pick<GeoJSONSourceSpecification, 'cluster' | 'clusterRadius' | 'clusterMaxZoom'> = {
  cluster: true,
  clusterRadius: 44,
  clusterMaxZoom: 14,
};

/** From this zoom on every receptor is shown separately. */
const apartFrom = 15;

/** The widest zones on a phone are seen from this zoom: what is inside them must not vanish. */
const anyFrom = 7;

const single: ['!', ['has', 'point_count']] = ['!', ['has', 'point_count']];

/** Receptors: counted circles where they are dense, dots with letter and name, a thick edge around those inside. */
export const receptorLayers = (palette: MapPalette, gathered: boolean, leaning: boolean): LayerSpecification[] => [
  {
    id: 'receptors-gathered',
    type: 'circle',
    source: 'receptors',
    minzoom: anyFrom,
    filter: ['has', 'point_count'],
    paint: {
      'circle-radius': ['step', ['get', 'point_count'], 11, 10, 13, 100, 16, 1_000, 19],
      'circle-color': palette.receptor,
      'circle-opacity': 0.85,
      'circle-stroke-color': palette.halo,
      'circle-stroke-width': 1,
    },
  },
  {
    id: 'receptors-counts',
    type: 'symbol',
    source: 'receptors',
    minzoom: anyFrom,
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': mapFont,
      'text-size': 11,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.receptorText },
  },
  {
    id: 'receptors',
    type: 'circle',
    source: 'receptors',
    minzoom: anyFrom,
    filter: single,
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 9, 2.5, 13, 8],
      'circle-color': palette.receptor,
      'circle-stroke-color': palette.halo,
      'circle-stroke-width': ['case', ['get', 'inside'], 2.5, 1],
    },
  },
  {
    id: 'receptors-inside',
    type: 'circle',
    source: 'receptors-inside',
    // Hundreds of dots over a plume would hide it.
    minzoom: gathered ? apartFrom : anyFrom,
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 9, 2.5, 13, 8],
      'circle-color': palette.receptor,
      'circle-stroke-color': palette.halo,
      'circle-stroke-width': 2.5,
    },
  },
  {
    id: 'receptor-letters',
    type: 'symbol',
    source: 'receptors',
    minzoom: leaning ? 10 : 12,
    filter: single,
    layout: {
      'text-field': ['get', 'letter'],
      'text-font': mapFont,
      'text-size': 11,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.receptorText },
  },
  {
    id: 'receptor-names',
    type: 'symbol',
    source: 'receptors',
    minzoom: leaning ? 10 : 13.5,
    filter: single,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': mapFont,
      'text-size': 11,
      'text-anchor': 'top',
      'text-offset': [0, 0.9],
      'text-max-width': 12,
    },
    paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 },
  },
];
