import { type StyleSpecification, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, it } from 'vitest';
import { areaLooks } from '../../ui/area-look.ts';
import { frameClock } from '../frame-clock.ts';
import { palettes } from '../palette.ts';
import type { MapOverlay } from './overlay.ts';
import { findOverlayId, overlayStyle } from './overlay-style.ts';

const point = { type: 'Point' as const, coordinates: [72.58, 21.7] };
const overlays: readonly MapOverlay[] = [
  {
    kind: 'picture',
    id: 'plan',
    url: 'blob:https://hazard.example/1',
    corners: [
      [72, 22],
      [73, 22],
      [73, 21],
      [72, 21],
    ],
    opacity: 0.8,
  },
  {
    kind: 'points',
    id: 'plants',
    clustered: true,
    onTop: false,
    points: { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name: 'A', tone: 2 }, geometry: point }] },
  },
  {
    kind: 'points',
    id: 'ranked',
    clustered: false,
    onTop: false,
    points: { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name: 'A', share: 0.4 }, geometry: point }] },
  },
  {
    kind: 'fires',
    id: 'seen',
    fires: { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { sure: 'high', name: '3 h' }, geometry: point }] },
  },
  {
    kind: 'arrows',
    id: 'dominoes',
    arrows: [{ from: { latitude: 21.7, longitude: 72.58 }, to: { latitude: 21.7, longitude: 72.59 }, name: '22 kPa' }],
  },
  {
    kind: 'shapes',
    id: 'drawn',
    shapes: {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: { fill: '#ff0000' }, geometry: point },
        { type: 'Feature', properties: {}, geometry: null },
      ],
    },
  },
  {
    kind: 'volume',
    id: 'cloud',
    clock: frameClock(),
    opacity: 0.5,
    frames: () => ({ type: 'FeatureCollection', features: [] }),
  },
  {
    kind: 'area',
    id: 'be-ready',
    look: areaLooks['be-ready'],
    name: 'Be ready',
    area: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: {},
          geometry: { type: 'Polygon', coordinates: [[point.coordinates, [72.6, 21.7], [72.6, 21.8], point.coordinates]] },
        },
      ],
    },
  },
  {
    kind: 'contours',
    id: 'risk',
    contours: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { name: '10⁻⁶', width: 2 },
          geometry: { type: 'MultiPolygon', coordinates: [[[point.coordinates, [72.6, 21.7], [72.6, 21.8], point.coordinates]]] },
        },
      ],
    },
  },
];

const style = (given: readonly MapOverlay[]): StyleSpecification => {
  const { sources, aboveBase: ground, over, top } = overlayStyle(given, palettes.light);
  return { version: 8, glyphs: 'https://fonts.example/{fontstack}/{range}.pbf', sources, layers: [...ground, ...over, ...top] };
};

it('creates a style that the published specification accepts', () => {
  expect(validateStyleMin(style(overlays)).map(({ message }) => message)).toEqual([]);
});

it('knows which overlay a source belongs to, and which sources are the map’s own', () => {
  expect(Object.keys(style(overlays).sources).map(findOverlayId)).toEqual([
    'plan',
    'plants',
    'ranked',
    'seen',
    'dominoes',
    'drawn',
    'cloud',
    'be-ready',
    'risk',
  ]);
  expect(findOverlayId('land')).toBeUndefined();
});

it('leaves out features without a geometry', () => {
  const source = style(overlays).sources['overlay-drawn'];
  expect(source?.type === 'geojson' && typeof source.data === 'object' && 'features' in source.data && source.data.features).toHaveLength(
    1,
  );
});
