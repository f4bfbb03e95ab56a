import type { FeatureCollection } from 'geojson';
import { describe, expect, it } from 'vitest';
import { createFootprintFiller, footprintFeatures, keepSourceData } from './footprint-sources.ts';
import { placeAt } from './graticule.ts';
import type { MapFootprint } from './map-data.ts';
import { mapStyle } from './style.ts';

const site = { latitude: 21.7, longitude: 72.58 };

const turned = (windFromDeg: number): MapFootprint => ({
  site,
  windFromDeg,
  zones: [
    {
      level: { id: 'AEGL-2', severity: 'middle', value: 2, unit: 'ppm', exposureS: undefined, meaning: '' },
      status: 'reached',
      reachM: 2_000,
      maxHalfWidthM: 200,
      areaM2: 1,
      arrivalS: null,
      outlineM: [],
      polygon: [[160, 180, 200].map((turn) => placeAt(site, windFromDeg + turn, 2_000))],
    },
  ],
  ringLabels: { 'AEGL-2': 'AEGL-2 · 2 ppm · 2 km' },
  windText: 'Wind',
  stale: false,
  linesOnly: false,
  confidenceLines: undefined,
  inside: [site],
});

const setUp = () => {
  const updates: { source: string; features: number }[] = [];
  const fill = createFootprintFiller((source, data: FeatureCollection) => updates.push({ source, features: data.features.length }));
  const since = () => updates.splice(0);
  return { fill, since };
};

describe('a footprint while the wind is being turned', () => {
  it('updates one source per turn, and removes labels and places inside once', () => {
    const { fill, since } = setUp();
    fill(turned(0), false);
    expect(since().map(({ source }) => source)).toEqual(['footprint', 'zone-words', 'receptors-inside']);
    fill(turned(10), true);
    expect(since()).toEqual([
      { source: 'footprint', features: 1 },
      { source: 'zone-words', features: 0 },
      { source: 'receptors-inside', features: 0 },
    ]);
    for (let windFromDeg = 20; windFromDeg <= 360; windFromDeg += 10) {
      fill(turned(windFromDeg), true);
      expect(since()).toEqual([{ source: 'footprint', features: 1 }]);
    }
  });

  it('has its labels again when the turning stops', () => {
    const { fill, since } = setUp();
    fill(turned(0), true);
    since();
    fill(turned(0), false);
    expect(since()).toEqual([
      { source: 'footprint', features: 1 },
      { source: 'zone-words', features: 1 },
      { source: 'receptors-inside', features: 1 },
    ]);
  });

  it('is removed without updates of empty sources', () => {
    const { fill, since } = setUp();
    fill(undefined, false);
    expect(since()).toEqual([]);
    fill(turned(0), true);
    fill(undefined, false);
    expect(since().map(({ source, features }) => [source, features])).toEqual([
      ['footprint', 1],
      ['footprint', 0],
    ]);
  });
});

it('draws no wind sector where only outlines are wanted', () => {
  const fan = { levelId: 'AEGL-2', halfAngleDeg: 30, polygon: [[160, 180, 200].map((turn) => placeAt(site, turn, 2_000))] };
  const parts = (footprint: MapFootprint) => footprintFeatures(footprint, true).footprint.map(({ properties }) => properties?.part);
  expect(parts({ ...turned(0), confidenceLines: fan })).toEqual(['fan', 'zone']);
  expect(parts({ ...turned(0), confidenceLines: fan, linesOnly: true })).toEqual(['zone']);
});

it('carries the data on the map over to a new style, with the new style’s clustering', () => {
  const input = {
    narrow: false,
    raster: undefined,
    around: site,
    rings: true,
    distanceText: String,
    overlays: [],
    failing: false,
    leaning: false,
    streets: undefined,
    drawStreets: undefined,
    language: 'en',
  };
  const data: FeatureCollection = { type: 'FeatureCollection', features: [...footprintFeatures(turned(0), true).footprint] };
  const shown = mapStyle({ ...input, theme: 'light', gathered: false });
  for (const id of ['footprint', 'receptors']) shown.sources[id] = { type: 'geojson', data };
  const next = keepSourceData(shown, mapStyle({ ...input, theme: 'dark', gathered: true }));
  expect(next.sources.footprint).toMatchObject({ data, tolerance: 0.1 });
  expect(next.sources.receptors).toMatchObject({ data, cluster: true });
  expect(next.layers).toEqual(mapStyle({ ...input, theme: 'dark', gathered: true }).layers);
});
