import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type Receptor, type RunResult, receptorTable, run, type ScenarioDocument } from '@hazardguard/engine';
import { expect, it } from 'vitest';
import { compareFootprints } from './compare-footprints.ts';

const place = (id: string, latitude: number, longitude: number, people: number): Receptor => ({
  id,
  name: id,
  kind: 'school',
  latitude,
  longitude,
  people,
});
/** East and north of the source, about 1 km. */
const receptors = [place('east', 21.7, 72.61, 300), place('north', 21.709, 72.6, 200), place('far', 22.5, 72.6, 5_000)];

const leak: ScenarioDocument = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
};

const computeResult = (document: ScenarioDocument): RunResult => {
  const chemical = findChemical(document.chemical);
  if (!chemical) throw new Error(`no ${document.chemical}`);
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return run(checked.scenario, receptorTable(receptors));
};

const before = computeResult(leak);

it('finds nothing worse in the same footprint', () => {
  const same = compareFootprints(before, computeResult(leak));
  expect(same).toMatchObject({ joined: [], gone: [], severer: [], worse: [], incomplete: false });
  expect(same.levels.map(({ reachM }) => reachM)).toEqual([0, 0, 0]);
});

it('lists places that are newly inside and no longer inside when the wind turns', () => {
  const turned = compareFootprints(before, computeResult({ ...leak, weather: { ...leak.weather, windFromDeg: 180 } }));
  expect(turned.joined.map(({ receptor }) => receptor.id)).toEqual(['north']);
  expect(turned.gone.map(({ receptor }) => receptor.id)).toEqual(['east']);
  expect(turned.worse).toContainEqual({ kind: 'inside', places: 1, people: 200, withoutCount: 0 });
  expect(turned.worse.filter(({ kind }) => kind === 'reach')).toEqual([]);
});

const night = computeResult({ ...leak, weather: { ...leak.weather, stability: 'F' } });

it('gives the increase of each reach on a calm, stable night, from the engine’s own numbers', () => {
  const { levels, worse } = compareFootprints(before, night);
  expect(levels.map(({ before: old, after: now, reachM }) => [old?.reachM, now?.reachM, reachM])).toEqual(
    night.zones.map((zone, index) => [before.zones[index]?.reachM, zone.reachM, zone.reachM - (before.zones[index]?.reachM ?? 0)]),
  );
  expect(worse.filter(({ kind }) => kind === 'reach')).toHaveLength(3);
});

it('finds nothing worse in the other direction', () => {
  const day = compareFootprints(night, before);
  expect(day.worse.filter(({ kind }) => kind === 'reach' || kind === 'level')).toEqual([]);
  expect(day.levels.flatMap(({ reachM }) => (reachM === null ? [] : [Math.sign(reachM)]))).toEqual([-1]);
});

it('gives no difference for a level that only one of them has', () => {
  const blast = computeResult({ ...leak, hazard: 'explosion', chemical: '74-98-6' });
  const { levels } = compareFootprints(before, blast);
  expect(levels).toHaveLength(before.zones.length + blast.zones.length);
  expect(levels.every(({ reachM }) => reachM === null)).toBe(true);
});

it('gives no difference from a reach beyond the range of its model, and a minimum to such a reach', () => {
  const beyond = { ...before, zones: before.zones.map((zone) => ({ ...zone, status: 'beyond-range' as const })) };
  expect(compareFootprints(beyond, before).levels.map(({ reachM }) => reachM)).toEqual([null, null, null]);
  expect(compareFootprints(before, beyond).levels.map(({ reachM, atLeast }) => [reachM, atLeast])).toEqual([
    [0, true],
    [0, true],
    [0, true],
  ]);
});

it('lists equal numbers of people once, for the worst level', () => {
  const turned = compareFootprints(before, computeResult({ ...leak, weather: { ...leak.weather, windFromDeg: 180 } }));
  const few = { ...before, impact: before.impact.map((one) => ({ ...one, within: { ...one.within, people: 10 } })) };
  expect(turned.worse.filter(({ kind }) => kind === 'people')).toEqual([]);
  const people = compareFootprints(few, before).worse.filter(({ kind }) => kind === 'people');
  expect(people).toMatchObject([{ from: { people: 10 }, to: { people: 300 }, level: { id: 'AEGL-3' } }]);
});

it('never compares head-counts of recorded places with people by population', () => {
  const population = (people: number) => () => ({ people, basis: 'population', withoutCount: 0 }) as const;
  const recorded = () => ({ people: 300, basis: 'receptors', withoutCount: 0 }) as const;
  const mixed = compareFootprints(before, night, { before: recorded, after: population(660) });
  const reached = mixed.levels.filter(({ before: old, after }) => old?.status === 'reached' && after?.status === 'reached');
  expect([reached.length > 0, reached.every(({ morePeople }) => morePeople === null)]).toEqual([true, true]);
  expect(mixed.worse.filter(({ kind }) => kind === 'people')).toEqual([]);
  const same = compareFootprints(before, night, { before: population(127), after: population(662) });
  // As shown: 130 and 660.
  expect(same.levels[0]?.morePeople).toBe(530);
});

it('reports that a list of places was cut', () => {
  expect(compareFootprints({ ...before, receptorsOmitted: 3 }, before).incomplete).toBe(true);
});

it('compares the reach of a level of the user’s own, which counts nobody and makes nothing worse', () => {
  const ownLevels = [{ value: 5, unit: 'ppm' }] as const;
  const night = { ...leak, weather: { ...leak.weather, stability: 'F' } } as const;
  const { levels, worse } = compareFootprints(computeResult({ ...leak, ownLevels }), computeResult({ ...night, ownLevels }));
  const own = levels.find(({ level }) => level.id === 'own level 5 ppm');
  expect(own).toMatchObject({ peopleBefore: null, peopleAfter: null, morePeople: null });
  expect(own?.reachM).toBeGreaterThan(0);
  expect(worse).toEqual(compareFootprints(before, computeResult(night)).worse);
  const added = compareFootprints(before, computeResult({ ...leak, ownLevels })).levels.at(-1);
  expect(added).toMatchObject({ before: undefined, after: { level: { id: 'own level 5 ppm' } }, reachM: null });
});
