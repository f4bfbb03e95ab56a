import { expect, test } from 'vitest';
import { relationTo } from '../geo/polygon.ts';
import { destination, distanceM } from '../geo/sphere.ts';
import { toPoint } from '../geo/wind-frame.ts';
import { normalQuantile } from '../numerics/normal.ts';
import { randomFrom } from '../numerics/random.ts';
import type { Substance } from '../types/substance-types.ts';
import { checkReadings } from './check-readings.ts';
import type { Reading, ReadingsDocument } from './inverse-types.ts';
import { locate } from './locate.ts';
import { sensorSigma } from './misfit.ts';
import { classBeside } from './sought-air.ts';
import { soughtPlumes } from './sought-plumes.ts';

const tracer: Substance = { id: 'tracer', name: 'Tracer', cas: '0', molarMass: 0.029, sources: [] };
const source = { latitude: 21.7, longitude: 72.6 };

const makeDocument = (readings: readonly Reading[], more: Partial<ReadingsDocument> = {}): ReadingsDocument => ({
  chemical: 'tracer',
  unit: 'ppm',
  detectionLimit: 0.001,
  weather: { windSpeedMs: 4, windFromDeg: 270, temperatureC: 20, stability: 'D' },
  site: source,
  readings,
  ...more,
});

const findProblem = (document: ReadingsDocument) => {
  const checked = checkReadings(document, tracer);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.problem;
};

/** Sensors east of the source, on three arcs. */
const places = [150, 400, 900].flatMap((rangeM) =>
  [70, 80, 85, 90, 95, 100, 110].map((bearing) => destination(source.latitude, source.longitude, bearing, rangeM)),
);

/** What the sensors would read of a rate in kg/s, each with its own error. */
const makeReadings = (rateKgS: number, seed: number | null, more: Partial<ReadingsDocument> = {}): readonly Reading[] => {
  const problem = findProblem(
    makeDocument(
      places.map((place) => ({ ...place, value: 1 })),
      { ...more, site: source },
    ),
  );
  const [field] = soughtPlumes(problem).at(0, 0).fieldsOver(600);
  const unit = problem.sensors.map(({ latitude, longitude, heightM }) => {
    const [x, y] = toPoint({ ...source, windFromDeg: 270 }, latitude, longitude);
    return field?.(x, y, heightM) ?? 0;
  });
  const random = seed === null ? null : randomFrom(seed);
  return places.map((place, i) => {
    const error = random === null ? 1 : Math.exp(sensorSigma * normalQuantile(random.uniform()));
    const value = (unit[i] ?? 0) * rateKgS * error;
    return { ...place, value: value < 0.001 ? 0 : value };
  });
};

test('perfect readings give back place and rate', () => {
  const middle = destination(source.latitude, source.longitude, 200, 170);
  const found = locate(findProblem(makeDocument(makeReadings(0.3, null), { site: middle, searchM: 1000 })));
  expect(found.best.rateKgS / 0.3).toBeCloseTo(1, 1);
  expect(distanceM(source.latitude, source.longitude, found.best.latitude, found.best.longitude)).toBeLessThan(10);
  expect(found.misfit).toBeLessThan(0.05);
  expect(found.caveats.map((caveat) => caveat.code)).toEqual([]);
});

test('twice the readings are twice the rate, and the unit does not matter', () => {
  const once = locate(findProblem(makeDocument(makeReadings(0.3, null), { sourceKnown: true })));
  const twice = locate(findProblem(makeDocument(makeReadings(0.6, null), { sourceKnown: true, detectionLimit: 0.002 })));
  expect(twice.best.rateKgS / once.best.rateKgS).toBeCloseTo(2, 3);
  const perPpm = (101_325 * 0.029) / (8.314462618 * 293.15);
  const inMilligrams = makeReadings(0.3, null).map((reading) => ({ ...reading, value: reading.value * perPpm }));
  const same = locate(findProblem(makeDocument(inMilligrams, { sourceKnown: true, unit: 'mg/m3', detectionLimit: 0.001 * perPpm })));
  expect(same.best.rateKgS / once.best.rateKgS).toBeCloseTo(1, 4);
});

test('the true rate lies in the 90 % interval about nine times in ten, and the same seed finds the same', () => {
  const tries = Array.from({ length: 30 }, (_, i) =>
    locate(findProblem(makeDocument(makeReadings(1, 100 + i), { sourceKnown: true, seed: i }))),
  );
  const covered = tries.filter(({ rateKgS }) => rateKgS.p5 <= 1 && rateKgS.p95 >= 1).length;
  expect(covered).toBeGreaterThanOrEqual(25);
  expect(tries.filter(({ rateKgS }) => rateKgS.p50 > 0.5 && rateKgS.p50 < 2).length).toBe(30);
  expect(locate(findProblem(makeDocument(makeReadings(1, 5))))).toEqual(locate(findProblem(makeDocument(makeReadings(1, 5)))));
});

test('a sensor that reads nothing downwind lowers the rate; one upwind changes nothing', () => {
  const [first] = makeReadings(0.3, null).filter(({ value }) => value > 0.01);
  if (first === undefined) throw new Error('no sensor reads');
  const one = makeDocument([first], { sourceKnown: true, windSigmaDeg: 0 });
  const rateWith = (extra: Reading): number => locate(findProblem({ ...one, readings: [first, extra] })).best.rateKgS;
  const alone = locate(findProblem(one)).best.rateKgS;
  expect(rateWith({ ...destination(source.latitude, source.longitude, 270, 100), value: 0 })).toBeCloseTo(alone, 6);
  expect(rateWith({ ...destination(source.latitude, source.longitude, 90, 100), value: 0 })).toBeLessThan(0.5 * alone);
});

test('a smell is a weak lower limit: never alone, nothing where the sensors already explain it, a little where they do not', () => {
  const readings = makeReadings(0.3, null);
  const find = (extra: readonly Reading[]) => locate(findProblem(makeDocument([...readings, ...extra], { sourceKnown: true })));
  const alone = find([]);
  const smell = (bearing: number, rangeM: number, value: number): Reading => ({
    ...destination(source.latitude, source.longitude, bearing, rangeM),
    value,
    smelled: true,
  });
  const explained = find([smell(90, 300, 0.001)]);
  expect(explained.best.rateKgS / alone.best.rateKgS).toBeCloseTo(1, 6);
  expect([explained.detected, explained.notDetected, explained.smelled]).toEqual([alone.detected, alone.notDetected, 1]);
  // Upwind, where no source at the site explains it: ten false reports move the rate by less than one sensor's scatter.
  const wrong = find(Array.from({ length: 10 }, (_, i) => smell(270, 200 + 10 * i, 100)));
  expect(Math.abs(Math.log(wrong.best.rateKgS / alone.best.rateKgS))).toBeLessThan(sensorSigma);
  // Downwind and a hundred times what the sensors explain: it raises the rate, but by far less than a reading would.
  const [x] = makeReadings(0.3, null).filter(({ value }) => value > 0.01);
  const more = { ...(x ?? readings[0] ?? smell(90, 150, 1)), value: 100 * (x?.value ?? 1) };
  const raised = find([{ ...more, smelled: true }]).best.rateKgS / alone.best.rateKgS;
  expect(raised).toBeGreaterThan(1);
  expect(raised).toBeLessThan(find([more]).best.rateKgS / alone.best.rateKgS);
  const only = checkReadings(makeDocument([smell(90, 300, 1)]), tracer);
  expect(only.ok).toBe(false);
});

test('one wild sensor does not carry the others away', () => {
  const readings = makeReadings(0.3, null);
  const wild = readings.map((reading, i) => (i === 10 ? { ...reading, value: 1e5 * Math.max(reading.value, 0.01) } : reading));
  expect(locate(findProblem(makeDocument(wild, { sourceKnown: true }))).best.rateKgS / 0.3).toBeLessThan(1.5);
});

test('the reading that would help most lies downwind, and reduces the uncertainty', () => {
  const [first, second] = makeReadings(0.3, null).filter(({ value }) => value > 0.01);
  if (first === undefined || second === undefined) throw new Error('no sensor reads');
  const { nextReading, caveats, ellipse } = locate(findProblem(makeDocument([first, second])));
  expect(nextReading?.informationNats).toBeGreaterThan(0.1);
  expect(nextReading?.rateVarianceLeft).toBeLessThan(1);
  expect(nextReading?.rateVarianceLeft).toBeGreaterThan(0);
  expect(caveats.map((caveat) => caveat.code)).toContain('inverse-few-readings');
  expect(ellipse?.semiMajorM).toBeGreaterThan(50);
});

test('a problem names the field, the value and what is allowed', () => {
  const checked = checkReadings({ ...makeDocument([{ ...source, value: -1 }]), unit: 'grains', speed: 3 }, tracer);
  expect(checked.ok ? [] : checked.problems.map(({ field }) => field).toSorted()).toEqual(['readings[0].value', 'speed', 'unit']);
  const silent = checkReadings(makeDocument([{ ...source, value: 0 }]), tracer);
  expect(silent.ok ? [] : silent.problems.map(({ field }) => field)).toEqual(['readings']);
});

test('of 20 simulated leaks at least 18 lie in the 90 % region of their place, and at least 10 in the 50 % one', () => {
  const found = Array.from({ length: 20 }, (_, i) => {
    const random = randomFrom(500 + i);
    const middle = destination(source.latitude, source.longitude, 360 * random.uniform(), 150);
    // The wind is given with the uncertainty that the model assumes.
    const weather = { windSpeedMs: 4, windFromDeg: 270 + 3 * normalQuantile(random.uniform()), temperatureC: 20, stability: 'D' as const };
    const document = makeDocument(makeReadings(0.3, 300 + i), {
      site: middle,
      searchM: 1000,
      weather,
      windSigmaDeg: 3,
      seed: i,
      steps: 1_000,
    });
    return locate(findProblem(document)).regions;
  });
  const holding = (share: number): number =>
    found.filter((regions) =>
      regions.some(
        (region) => region.share === share && region.polygons.some((rings) => relationTo(rings, source.latitude, source.longitude)?.inside),
      ),
    ).length;
  expect(holding(0.9)).toBeGreaterThanOrEqual(18);
  expect(holding(0.5)).toBeGreaterThanOrEqual(10);
});

test('where the class of the air is derived, one that is off is found from the readings, and the region still holds the place', () => {
  const noon = { windSpeedMs: 3, windFromDeg: 270, temperatureC: 20, cloudPercent: 20 };
  const time = '2026-11-22T07:30:00Z';
  const derived = findProblem(makeDocument(makeReadings(0.3, null), { weather: noon, time })).scenario.weather.stability;
  const truth = classBeside(derived, -1);
  const found = Array.from({ length: 10 }, (_, i) => {
    const readings = makeReadings(0.3, 700 + i, { weather: { ...noon, stability: truth } });
    return locate(findProblem(makeDocument(readings, { weather: noon, time, searchM: 1000, seed: i, steps: 2_000 })));
  });
  expect(derived).toBe('B');
  expect(found.filter(({ best }) => best.stability === truth).length).toBeGreaterThanOrEqual(7);
  expect(found.flatMap(({ caveats }) => caveats).filter(({ code }) => code === 'inverse-class').length).toBeGreaterThanOrEqual(7);
  const held = found.filter(({ regions }) =>
    regions.some(
      ({ share, polygons }) => share === 0.9 && polygons.some((rings) => relationTo(rings, source.latitude, source.longitude)?.inside),
    ),
  );
  expect(held.length).toBeGreaterThanOrEqual(9);
});
