import { describe, expect, it } from 'vitest';
import { distanceM } from '../geo/sphere.ts';
import { toPoint } from '../geo/wind-frame.ts';
import { checkScenario } from '../read/scenario.ts';
import { chlorine, propane } from '../testing/substances.ts';
import { arrivalLines } from './arrival-lines.ts';
import { run } from './run.ts';
import { threatAt } from './threat-at.ts';

const weather = { windSpeedMs: 3, windFromDeg: 270, temperatureC: 15, stability: 'D' };
const site = { latitude: 21, longitude: 72 };
const turning = [
  { ...weather, fromMin: 0 },
  { ...weather, windFromDeg: 230, fromMin: 10 },
];

const makeScenario = (changes: object) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      quantityKg: 1e6,
      rupture: { type: 'direct', rateKgS: 1, durationMin: 60 },
      weather,
      site,
      ...changes,
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.scenario;
};

const minutes = [2, 5, 10, 20].map((minute) => 60 * minute);
const linesOf = (changes: object) => {
  const lines = arrivalLines(makeScenario(changes), minutes);
  if (lines === null) throw new Error('no lines');
  return lines;
};

type Place = readonly [longitude: number, latitude: number];

/** Three places of a line, none at its ends, which are the edge of the zone. */
const placesOn = (part: readonly Place[]): readonly Place[] =>
  [0.25, 0.5, 0.75].map((share): Place => {
    const at = share * (part.length - 1);
    const [a, b] = [part[Math.floor(at)], part[Math.ceil(at)]];
    if (a === undefined || b === undefined) throw new Error('an empty line');
    // Of a straight line anywhere on it, of others a corner.
    return part.length > 2 ? a : [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
  });

/** What the table of places says of them: seconds until the cloud comes. */
const arrivalsAt = (changes: object, places: readonly Place[]): readonly number[] => {
  const receptors = places.map(([longitude, latitude], i) => ({
    id: `${i}`,
    name: `${i}`,
    kind: 'school',
    latitude,
    longitude,
    people: 1,
  }));
  const { hits } = run(makeScenario({ ...changes, receptors }));
  return places.map((_, i) => hits.find(({ receptor }) => receptor.id === `${i}`)?.arrivalS ?? Number.NaN);
};

describe.each([
  ['a dense cloud', {}],
  ['a passive plume', { model: 'gaussian-plume' }],
])('lines of equal arrival: %s', (_name, changes) => {
  const { lines, reachM, wholeS } = linesOf(changes);

  it('has at a place on the line the time that the table of places and At a Point have', () => {
    expect(lines.length).toBeGreaterThan(1);
    for (const { timeS, parts } of lines) {
      const places = parts.flatMap(placesOn);
      for (const arrivalS of arrivalsAt(changes, places)) expect(arrivalS / timeS).toBeCloseTo(1, 2);
      const [, [longitude, latitude] = [0, 0]] = places;
      expect((threatAt(makeScenario(changes), { latitude, longitude }).arrivalS ?? 0) / timeS).toBeCloseTo(1, 2);
    }
  });

  it('lets a later line contain the earlier ones', () => {
    const distances = lines.map((line) => line.reachM);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(Math.max(...distances)).toBeLessThan(reachM);
    for (const [i, later] of lines.entries())
      for (const arrivalS of arrivalsAt(
        changes,
        lines.slice(0, i).flatMap(({ parts }) => parts.flatMap(placesOn)),
      ))
        expect(arrivalS).toBeLessThan(later.timeS);
  });

  it('leaves out a time after which the zone has been reached everywhere', () => {
    expect(lines.map(({ timeS }) => timeS)).toEqual(minutes.filter((timeS) => timeS < wholeS));
  });
});

it('follows a wind that turns: on each line its time, at every place', () => {
  const changes = { weather: turning };
  const { lines } = linesOf(changes);
  expect(lines.map(({ timeS }) => timeS)).toEqual(minutes);
  for (const { timeS, parts } of lines)
    for (const arrivalS of arrivalsAt(changes, parts.flatMap(placesOn))) expect(Math.abs(arrivalS / timeS - 1)).toBeLessThan(0.021);
  const distances = lines.map(({ reachM }) => reachM);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

it('draws a front across the zone from edge to edge, in calm air all around', () => {
  const { lines } = linesOf({ model: 'gaussian-plume' });
  const result = run(makeScenario({ model: 'gaussian-plume' }));
  const widest = Math.max(...result.zones.map(({ maxHalfWidthM }) => maxHalfWidthM));
  for (const { parts, reachM } of lines) {
    const [[from, to] = []] = parts;
    if (from === undefined || to === undefined) throw new Error('no line');
    const [a, b] = [from, to].map(([longitude, latitude]) => toPoint({ ...site, windFromDeg: 270 }, latitude, longitude));
    expect(a?.[0]).toBeCloseTo(reachM, 0);
    expect(b?.[1]).toBeCloseTo(-(a?.[1] ?? 0), 0);
    expect(b?.[1] ?? 0).toBeGreaterThan(0);
    expect(b?.[1] ?? 0).toBeLessThanOrEqual(widest + 1);
  }
  const [calm] = linesOf({ weather: { ...weather, windSpeedMs: 0.3 } }).lines;
  for (const [longitude, latitude] of calm?.parts[0] ?? [])
    expect(distanceM(site.latitude, site.longitude, latitude, longitude)).toBeCloseTo(calm?.reachM ?? 0, 0);
});

it('has no lines where nothing drifts: a blast', () => {
  const blast = checkScenario(
    { chemical: 'propane', hazard: 'explosion', quantityKg: 1e4, rupture: { type: 'catastrophic' }, weather, site },
    propane,
  );
  if (!blast.ok) throw new Error(blast.problems.map(({ message }) => message).join(' '));
  expect(arrivalLines(blast.scenario, minutes)).toBeNull();
});
