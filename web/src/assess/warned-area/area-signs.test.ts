import type { PublicArea, VillageArea } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { buildAreaOverlays, listAreaSigns } from './area-signs.ts';
import { listVillagePoints } from './place-overlays.ts';

const ring = (side: number): [number, number][] => [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
  [0, 0],
];
const part = (side: number, severity: string, warnedArea: string) => ({
  type: 'Feature',
  properties: { severity, warnedArea },
  geometry: { type: 'Polygon', coordinates: [ring(side)] },
});
const area = {
  type: 'FeatureCollection',
  features: [part(1, 'severe', 'act-now'), part(3, 'middle', 'be-ready')],
} as unknown as PublicArea;
const village = (name: string, step: VillageArea['area'], parts = 1): VillageArea => ({
  code: null,
  name,
  people: 1_234,
  area: step,
  outline: parts === 0 ? null : Array.from({ length: parts }, (_none, index) => [ring(index + 1)]),
});
const villageAreas = [village('Near', 'act-now', 2), village('Far', 'be-ready'), village('Not drawn', 'be-ready', 0)];

test('villages are drawn under the areas, each part of one with its name and people', () => {
  const overlays = buildAreaOverlays(area, { villageAreas }, (sign) => sign).flatMap((one) => (one.kind === 'area' ? [one] : []));
  expect(overlays.map(({ id }) => id)).toEqual(['village-be-ready', 'village-act-now', 'be-ready', 'act-now']);
  const [far, near] = overlays.map((one) => one.area.features.map(({ properties }) => properties));
  expect(near).toEqual([0, 1].map(() => ({ name: 'Near', people: 1_200, source: '' })));
  // The one without an outline is in the table alone.
  expect(far).toEqual([{ name: 'Far', people: 1_200, source: '' }]);
  // Names are those of the dots.
  expect(overlays.map(({ name }) => name)).toEqual(['', '', 'be-ready', 'act-now']);
});

test('who must act is shaded more than who gets ready, and both less than the areas', () => {
  const looks = buildAreaOverlays(area, { villageAreas }, () => '').map((one) => (one.kind === 'area' ? one.look : undefined));
  const [ready = 0, act = 0, , actArea = 0] = looks.map((look) => look?.fill);
  expect(ready).toBeLessThan(act);
  expect(act).toBeLessThan(actArea);
});

test('a warning with one area has one look for its villages; an answer without them has none', () => {
  expect(listAreaSigns(area, { villageAreas: [village('Near', null)] }).at(-1)?.sign).toBe('village-inside');
  expect(listAreaSigns(area).map(({ sign }) => sign)).toEqual(['act-now', 'be-ready']);
});

test('a village is named where its place is wide enough on the screen; that of the source further in, clear of the wind arrow', () => {
  const at = (west: number, widthDeg: number) => ({ name: 'Near', box: [west, 0, west + widthDeg, widthDeg] });
  const villages = [at(1, 0.02), at(2, 0.1), at(0, 0.1), at(3, 0)];
  const shown = { population: { villages }, origin: { longitude: 0.05, latitude: 0.05 } } as unknown as Parameters<
    typeof listVillagePoints
  >[0];
  const zooms = listVillagePoints(shown).map(({ properties }) => Number(properties?.fromZoom));
  // The whole world is 512 px wide at zoom 0 and twice as wide with each further zoom.
  const widths = zooms.map((zoom, index) => ((villages[index]?.box[2] ?? 0) - (villages[index]?.box[0] ?? 0)) * (512 / 360) * 2 ** zoom);
  for (const width of widths.slice(0, 2)) expect(width).toBeGreaterThan(77);
  for (const width of widths.slice(0, 2)) expect(width).toBeLessThan(157);
  expect(zooms[2]).toBe((zooms[1] ?? 0) + 2);
  // The map goes to zoom 18: a village that is a point keeps its name.
  expect(zooms[3]).toBe(13);
});
