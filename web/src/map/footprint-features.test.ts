import type { Zone } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { destination } from '../compute/geodesy.ts';
import { footprintBounds, zoneLabels, zonePolygons } from './footprint-features.ts';
import { placeAt, rangeRings } from './graticule.ts';
import type { MapFootprint } from './map-data.ts';

const site = { latitude: 21.7, longitude: 72.58 };

/** A ring whose corners lie at the reach downwind and at a tenth of it elsewhere. */
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
    level: { id, severity, value: 1, unit: 'ppm', meaning: '' },
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
});

describe('a footprint on the map', () => {
  it('draws the worst zone last, so on top, and nothing for a level not reached', () => {
    expect(zonePolygons(footprint(340)).map((feature) => feature.properties?.severity)).toEqual(['middle', 'severe']);
  });

  it.each([0, 90, 200, 340])('puts the words of a ring at its downwind end with the wind from %i°', (windFromDeg) => {
    const [severe] = zoneLabels(footprint(windFromDeg));
    const tip = destination(site.latitude, site.longitude, windFromDeg + 180, 800);
    expect(severe?.geometry.coordinates[0]).toBeCloseTo(tip.longitude, 6);
    expect(severe?.geometry.coordinates[1]).toBeCloseTo(tip.latitude, 6);
    expect(severe?.properties?.text).toBe('AEGL-3\u00a0· 20 ppm\u00a0· 800 m');
  });

  it('is shown whole: the bounds hold every corner and the source', () => {
    const shown = footprint(250);
    const [west, south, east, north] = footprintBounds(shown) ?? [0, 0, 0, 0];
    for (const [x, y] of [...shown.zones.flatMap((one) => one.polygon.flat()), [site.longitude, site.latitude] as const]) {
      expect(x >= west && x <= east && y >= south && y <= north).toBe(true);
    }
    expect(footprintBounds({ ...shown, zones: [] })).toBeUndefined();
  });
});

it('draws range rings at the distance they say', () => {
  for (const ring of rangeRings(site, (metres) => `${metres} m`)) {
    if (ring.geometry.type !== 'LineString') continue;
    const first = ring.geometry.coordinates[0] ?? [];
    const north = destination(site.latitude, site.longitude, 0, ring.properties.metres);
    expect(first[1]).toBeCloseTo(north.latitude, 9);
  }
});
