import { expect, test } from 'vitest';
import { isInsideRing } from '../geo/ring.ts';
import { destination, distanceM } from '../geo/sphere.ts';
import { receptorTable } from '../impact/receptor-table.ts';
import { checkScenario } from '../read/scenario.ts';
import type { Receptor } from '../types/document-types.ts';
import type { Substance } from '../types/substance-types.ts';
import { ensemble } from './ensemble.ts';

const chlorine: Substance = {
  id: 'chlorine',
  name: 'Chlorine',
  cas: '7782-50-5',
  molarMass: 0.0709,
  boilingPoint: 239.1,
  toxicLevels: [
    { id: 'AEGL-3', family: 'AEGL', severity: 'severe', byExposure: [{ seconds: 3600, ppm: 20 }] },
    { id: 'AEGL-2', family: 'AEGL', severity: 'middle', byExposure: [{ seconds: 3600, ppm: 2 }] },
  ],
  sources: [],
};

const site = { latitude: 21.7, longitude: 72.6 };
const checked = checkScenario(
  {
    chemical: 'chlorine',
    hazard: 'leak',
    mode: 'aloha-compatible',
    quantityKg: 600,
    rupture: { type: 'direct', rateKgS: 1, durationMin: 10 },
    weather: { windSpeedMs: 5, windFromDeg: 250, temperatureC: 15, stability: 'D' },
    site,
  },
  chlorine,
);
if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
const { scenario } = checked;

/** Places in every direction, near and far. */
const places = [0.3, 0.6, 1, 1.5, 2, 3, 4, 6].flatMap((km) =>
  Array.from({ length: 48 }, (_, turn): Receptor => {
    const { latitude, longitude } = destination(site.latitude, site.longitude, turn * 7.5, 1000 * km);
    return { id: `${km}-${turn}`, name: 'A place', kind: 'school', people: 1, latitude, longitude };
  }),
);

/** Of 2,000 members a share is known to 2 %, twice its standard error; the rest is the steps of the profile. */
const chance = 0.05;

test.each(['on-site', 'forecast', 'unknown'] as const)(
  'at each place the members that reach it are the step drawn there, wind %s',
  (windOrigin) => {
    const options = { members: 2000, seed: 3, side: 11, knowledge: 'known', windOrigin } as const;
    const { levels, receptors } = ensemble(scenario, options, receptorTable(places));
    const counted = new Map(receptors.map(({ id, probability }) => [id, probability]));
    levels.forEach(({ bands }, index) => {
      for (const { id, longitude, latitude } of places) {
        const share = counted.get(id)?.[index] ?? 0;
        for (const { atLeast, polygons } of bands) {
          const isInside = polygons.some(([ring = []]) => isInsideRing(ring, longitude, latitude));
          if (isInside) expect(share, `${id} inside ${atLeast}`).toBeGreaterThan(atLeast - chance);
          else expect(share, `${id} outside ${atLeast}`).toBeLessThan(atLeast + chance);
        }
      }
    });
  },
);

test('a band reaches as far as its outline and farther than the one that more members reach', () => {
  const options = { members: 400, seed: 1, side: 11, knowledge: 'known', windOrigin: 'on-site' } as const;
  for (const { bands } of ensemble(scenario, options).levels) {
    const [certain, likely, possible] = bands;
    expect(certain?.reachM).toBeGreaterThan(0);
    expect(likely?.reachM).toBeGreaterThan(certain?.reachM ?? Number.POSITIVE_INFINITY);
    expect(possible?.reachM).toBeGreaterThan(likely?.reachM ?? Number.POSITIVE_INFINITY);
    for (const { polygons, reachM } of bands) {
      const [[ring = []] = []] = polygons;
      expect(ring.at(-1)).toEqual(ring[0]);
      expect(ring.length).toBeLessThanOrEqual(100);
      const farthestM = Math.max(...ring.map(([longitude, latitude]) => distanceM(site.latitude, site.longitude, latitude, longitude)));
      expect(Math.abs(farthestM / reachM - 1)).toBeLessThan(0.02);
    }
  }
});
