import { distanceM, type Zone } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { destination } from '../compute/geodesy.ts';
import { footprintBounds, zoneShapes } from './footprint-features.ts';
import { graticule, placeAt, rangeRings } from './graticule.ts';
import type { MapFootprint } from './map-data.ts';
import { zoneLabels } from './zone-labels.ts';

const site = { latitude: 21.7, longitude: 72.58 };

/** A ring whose corners are at the reach downwind and at a tenth of it elsewhere. */
const zone = (id: string, severity: Zone['level']['severity'], reachM: number, windFromDeg: number): Zone => {
  const corner = (bearing: number, distance: number): [number, number] => placeAt(site, bearing, distance);
  const ring = [
    corner(windFromDeg, reachM / 10),
    corner(windFromDeg + 90, reachM / 10),
    corner(windFromDeg + 180, reachM),
    corner(windFromDeg + 270, reachM / 10),
    corner(windFromDeg, reachM / 10),
  ];
  return {
    level: { id, severity, value: 1, unit: 'ppm', exposureS: undefined, meaning: '' },
    status: reachM > 0 ? 'reached' : 'not-reached',
    reachM,
    maxHalfWidthM: reachM / 10,
    areaM2: 1,
    arrivalS: null,
    outlineM: [],
    polygon: reachM > 0 ? [ring] : [],
  };
};

const footprint = (windFromDeg: number): MapFootprint => ({
  site,
  windFromDeg,
  zones: [zone('AEGL-3', 'severe', 800, windFromDeg), zone('AEGL-2', 'middle', 2_000, windFromDeg), zone('AEGL-1', 'mild', 0, windFromDeg)],
  ringLabels: { 'AEGL-3': 'AEGL-3 · 20 ppm · 800 m', 'AEGL-2': 'AEGL-2 · 2 ppm · 2 km' },
  windText: 'Wind',
  stale: false,
  linesOnly: false,
  confidenceLines: undefined,
  inside: undefined,
});

describe('a footprint on the map', () => {
  it('draws the worst zone last, on top, and nothing for a level not reached', () => {
    expect(zoneShapes(footprint(340)).map((feature) => feature.properties?.severity)).toEqual(['middle', 'severe']);
  });

  it.each([0, 90, 200, 340])('puts the label of a zone at its downwind end with the wind from %i°', (windFromDeg) => {
    const [, middle] = zoneLabels(footprint(windFromDeg)).words;
    const tip = destination(site.latitude, site.longitude, windFromDeg + 180, 2_000);
    expect(middle?.geometry.coordinates[0]).toBeCloseTo(tip.longitude, 6);
    expect(middle?.geometry.coordinates[1]).toBeCloseTo(tip.latitude, 6);
    expect(middle?.properties).toMatchObject({ text: 'AEGL-2\u00a0· 2 ppm\u00a0· 2 km', side: 'any' });
  });

  it.each([
    [0, 'e', 90],
    [90, 's', 180],
    [180, 'w', 270],
    [270, 's', 180],
    [300, 'sw', 210],
  ] as const)(
    'moves the label of a zone that ends inside another out of it, with the wind from %i° %s',
    (windFromDeg, side, bearingDeg) => {
      const { words, leaders } = zoneLabels(footprint(windFromDeg));
      expect(words[0]?.properties.side).toBe(side);
      const [[from, to] = []] = leaders.map(({ geometry }) => geometry.coordinates);
      const tip = destination(site.latitude, site.longitude, windFromDeg + 180, 800);
      expect(from?.[0]).toBeCloseTo(tip.longitude, 6);
      expect(from?.[1]).toBeCloseTo(tip.latitude, 6);
      expect(to).toEqual(words[0]?.geometry.coordinates);
      // The kite is 200 m wide on each side at the source and ends at 2 km: 120 m at 800 m. The label is 60 m outside.
      const out = destination(tip.latitude, tip.longitude, bearingDeg, 180);
      expect(to?.[0]).toBeCloseTo(out.longitude, 4);
      expect(to?.[1]).toBeCloseTo(out.latitude, 4);
    },
  );

  it('leaves labels in place when the distance across the wind is long, as in wide clouds', () => {
    const wide = (id: string, severity: 'severe' | 'mild', radiusM: number): Zone => ({
      ...zone(id, severity, radiusM, 0),
      polygon: [Array.from({ length: 19 }, (_none, step): [number, number] => placeAt(site, 90 + step * 10, radiusM))],
    });
    const { words, leaders } = zoneLabels({ ...footprint(0), zones: [wide('a', 'severe', 500), wide('b', 'mild', 1_000)] });
    expect(leaders).toEqual([]);
    expect(words.map(({ properties }) => properties.side)).toEqual(['any', 'any']);
  });

  it.each([0, 77, 200, 290])(
    'moves the labels of close rings around the site outside all of them, with the wind from %i°',
    (windFromDeg) => {
      // Overpressures of one explosion, as in the view of damage to buildings.
      const radii = [21, 25, 36, 43, 57, 98, 190, 500];
      const circle = (radiusM: number): Zone => ({
        ...zone(`${radiusM}`, 'middle', radiusM, windFromDeg),
        polygon: [Array.from({ length: 72 }, (_none, step): [number, number] => placeAt(site, step * 5, radiusM))],
      });
      const { words, leaders } = zoneLabels({ ...footprint(windFromDeg), zones: radii.map(circle) });
      expect(words.map(({ properties }) => properties.text)).toEqual(radii.map(String));
      expect(words.map(({ properties }) => properties.side)).toEqual(['ne', 'e', 'e', 'se', 'nw', 'w', 'w', 'sw']);
      const distanceFromSite = ([x = 0, y = 0]: readonly number[]) => distanceM(site.latitude, site.longitude, y, x);
      words.forEach(({ geometry }, index) => {
        const [from = [], to] = leaders[index]?.geometry.coordinates ?? [];
        expect(to).toEqual(geometry.coordinates);
        expect(distanceFromSite(from) / (radii[index] ?? 0)).toBeCloseTo(1, 1);
        expect(distanceFromSite(geometry.coordinates)).toBeGreaterThan(505);
        expect(distanceFromSite(geometry.coordinates)).toBeLessThan(525);
      });
      for (const [index, { geometry }] of words.entries()) {
        const [x = 0, y = 0] = geometry.coordinates;
        const near = words
          .slice(index + 1)
          .map((other) => distanceM(y, x, other.geometry.coordinates[1] ?? 0, other.geometry.coordinates[0] ?? 0));
        // A line of text apart, or more.
        expect(Math.min(...near)).toBeGreaterThan(200);
      }
    },
  );

  it('treats the rings of a fire tilted by the wind as concentric', () => {
    const leaning = (radiusM: number): Zone => {
      const middle = destination(site.latitude, site.longitude, 180, 6);
      return {
        ...zone(`${radiusM}`, 'middle', radiusM, 0),
        polygon: [Array.from({ length: 72 }, (_none, step): [number, number] => placeAt(middle, step * 5, radiusM))],
      };
    };
    const { words, leaders } = zoneLabels({ ...footprint(0), zones: [4, 5, 9].map(leaning) });
    expect(leaders).toHaveLength(3);
    expect(words.map(({ properties }) => properties.side)).toEqual(['ne', 'se', 'w']);
  });

  it('is shown whole: the bounds contain every corner and the source', () => {
    const shown = footprint(250);
    const [west, south, east, north] = footprintBounds(shown) ?? [0, 0, 0, 0];
    for (const [x, y] of [...shown.zones.flatMap((one) => one.polygon.flat()), [site.longitude, site.latitude] as const]) {
      expect(x >= west && x <= east && y >= south && y <= north).toBe(true);
    }
    expect(footprintBounds({ ...shown, zones: [] })).toBeUndefined();
  });
});

it('draws range rings at their labelled distance', () => {
  for (const ring of rangeRings(site, (metres) => `${metres} m`)) {
    if (ring.geometry.type !== 'LineString') continue;
    const first = ring.geometry.coordinates[0] ?? [];
    const north = destination(site.latitude, site.longitude, 0, ring.properties.metres);
    expect(first[1]).toBeCloseTo(north.latitude, 9);
  }
});

it('has small rings and labelled lines for a map of little more than the plant', () => {
  const rings = new Set(rangeRings(site, String).map(({ properties }) => properties.metres));
  expect([...rings].filter((metres) => metres < 500)).toEqual([50, 100, 200]);
  const close = graticule({ latitude: 21.7, longitude: 72.58 }).filter(({ properties }) => properties.step === 0.01);
  const named = close.map(({ properties }) => properties.text);
  expect(named).toContain('72.58° E');
  expect(named).toContain('21.70° N');
  expect(graticule({ latitude: -33.9, longitude: -70.6 }).map(({ properties }) => properties.text)).toContain('70.60° W');
  // Some more lines of latitude do not make the map slow: a few hundred in all.
  expect(graticule(site).length).toBeLessThan(300);
});
