import { expect, it } from 'vitest';
import { countSigns, type DrawnFeature, signLayers } from './count-signs.ts';
import { mapStyle } from './style.ts';

const { layers } = mapStyle({
  theme: 'light',
  narrow: false,
  raster: undefined,
  failing: false,
  around: { latitude: 21.7, longitude: 72.58 },
  rings: true,
  distanceText: (metres) => `${metres} m`,
  gathered: false,
  leaning: false,
  streets: undefined,
  drawStreets: undefined,
  language: 'en',
  overlays: [],
});
const known = Object.values(signLayers).flatMap(({ all, any }) => [...all, ...any]);

const drawn = (layer: string, severity?: string, source = 'footprint'): DrawnFeature => ({ source, layer, severity });

it('the map has every layer that draws a sign', () => {
  expect(known.filter((id) => !layers.some((layer) => layer.id === id))).toEqual([]);
});

it('every layer of results and places, labels and halos aside, draws a sign', () => {
  const ofData = layers.filter((layer) => 'source' in layer && ['footprint', 'receptors', 'receptors-inside'].includes(layer.source));
  expect(ofData.length).toBeGreaterThan(8);
  expect(ofData.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([
    'zone-halo-mild',
    'zone-halo-middle',
    'zone-halo-severe',
    'receptors-counts',
    'receptor-letters',
    'receptor-names',
    'zone-leaders',
  ]);
});

it('counts a sign only as often as each of its layers draws it', () => {
  const mild = [drawn('zone-fill', 'mild'), drawn('zone-line-mild', 'mild'), drawn('zone-pattern-mild', 'mild')];
  expect(countSigns(mild)).toEqual({ 'zone-mild': 1 });
  expect(countSigns([...mild, drawn('fan-fill'), drawn('fan-line'), drawn('receptors', undefined, 'receptors')])).toEqual({
    'confidence-lines': 1,
    'zone-mild': 1,
    places: 1,
  });
  expect(countSigns(mild.slice(1))).toEqual({ 'zone-mild': 0 });
  expect(countSigns([drawn('fan-line')])).toEqual({ 'confidence-lines': 0 });
  expect(countSigns([drawn('overlay-before-lines', undefined, 'overlay-before')])).toEqual({ 'overlay-before': 1 });
  expect(countSigns([drawn('overlay-receptor-shapes-areas', undefined, 'overlay-receptor-shapes')])).toEqual({});
});
