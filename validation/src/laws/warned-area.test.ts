import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  checkScenario,
  type EnsembleOptions,
  ensembleSlice,
  findWarnedLevel,
  memberRanges,
  outlineWarnedArea,
  run,
  type ScenarioDocument,
  type StabilityClass,
  type WarnedArea,
  warnedProfiles,
} from '@hazardguard/engine';
import {
  drawMembers,
  groundOutline,
  isInsideRing,
  listTurnRanks,
  normalQuantile,
  northUp,
  outlinePoints,
  prepare,
  type Random,
  randomFrom,
  type Scenario,
  toPlace,
} from '@hazardguard/engine/models';
import { expect, test } from 'vitest';
import { between, chance, logBetween, pick } from '../fuzz/draw.ts';
import { sampleName, takeSample } from '../testing/take-sample.ts';

/** `FUZZ_TIMES=40 npm run vitest -- run validation/src/laws/warned-area.test.ts` tries 1,000 releases. */
const times = Number(process.env.FUZZ_TIMES ?? 1);
const releases = 25 * times;

type Ring = readonly (readonly [number, number])[];

type Member = ReturnType<typeof drawMembers>[number];

/** A release that a plant may have, anywhere between the polar circles. */
const drawRelease = (random: Random): Scenario => {
  const hazard = pick(random, ['leak', 'leak', 'leak', 'flammable', 'fire', 'explosion'] as const);
  const chemical = findChemical(
    hazard === 'leak' ? pick(random, ['chlorine', 'ammonia', 'hydrogen-sulfide']) : pick(random, ['propane', 'lpg']),
  );
  if (chemical === undefined) throw new Error('Not in the chemical library');
  const rupture: ScenarioDocument['rupture'] = chance(random, 0.3)
    ? { type: 'catastrophic' }
    : { type: 'circular', diameterM: logBetween(random, 0.003, 0.1) };
  const checked = checkScenario(
    {
      chemical: chemical.cas,
      hazard,
      quantityKg: logBetween(random, 5, 50_000),
      rupture,
      weather: {
        windSpeedMs: logBetween(random, 0.5, 12),
        windFromDeg: between(random, 0, 360),
        temperatureC: between(random, 5, 40),
        stability: pick<StabilityClass>(random, ['A', 'B', 'C', 'D', 'E', 'F']),
      },
      site: { latitude: between(random, -60, 60), longitude: between(random, -180, 180) },
    },
    toSubstance(chemical),
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.scenario;
};

const options: EnsembleOptions = { members: 20, seed: 1, side: 11, knowledge: 'known', windOrigin: 'forecast' };

const findBest = (scenario: Scenario): readonly Ring[] => {
  const { zones } = run(scenario);
  const level = findWarnedLevel(zones.map((zone) => zone.level));
  return zones.filter((zone) => zone.level.id === level?.id && zone.status !== 'not-reached').flatMap(({ polygon }) => polygon.slice(0, 1));
};

const computeArea = (scenario: Scenario): WarnedArea | null =>
  outlineWarnedArea(
    scenario,
    memberRanges(options.members).map((range) => warnedProfiles(scenario, options, range)),
    findBest(scenario),
  );

/** Directions of a member, degrees from the wind: its own and those of the other ranks of the same distribution. */
const listTurns = ({ turn, turnRank }: Member, turnDeg: number): readonly number[] => {
  const calm = Math.abs(turnDeg - 360 * (turnRank - 0.5)) < 1e-9;
  return listTurnRanks(turnRank).map((rank, j) =>
    j === 0 ? turnDeg : calm ? 360 * (rank - 0.5) : (turnDeg / turn) * normalQuantile(rank),
  );
};

/** The members' zones of the warned level on the map, from the ensemble itself, each in all its directions; null: reaches nothing. */
const listMemberZones = (scenario: Scenario): readonly (Ring | null)[] => {
  const { levels } = prepare(scenario);
  const none = { latitude: new Float64Array(), longitude: new Float64Array(), people: new Float64Array() };
  const { zones, turnDeg } = ensembleSlice(scenario, options, { from: 0, to: options.members }, none);
  const level = levels.findIndex(({ id }) => id === findWarnedLevel(levels)?.id);
  const ring = new Float64Array(2 * outlinePoints);
  return drawMembers(options).flatMap((member, i) =>
    listTurns(member, turnDeg[i] ?? 0).map((turn) => {
      const bearingDeg = new Float64Array(options.members).fill(scenario.weather.windFromDeg + 180 + turn);
      if (!groundOutline({ zones, levels: levels.length, level, bearingDeg }, i, ring)) return null;
      return Array.from({ length: outlinePoints }, (_, p) => {
        const [longitude, latitude] = toPlace(northUp(scenario.site), ring[2 * p] ?? 0, ring[2 * p + 1] ?? 0);
        return [scenario.site.longitude + ((longitude - scenario.site.longitude + 540) % 360) - 180, latitude] as const;
      });
    }),
  );
};

const side = ([ax, ay]: Ring[number], [bx, by]: Ring[number], [px, py]: Ring[number]): boolean =>
  (bx - ax) * (py - ay) > (by - ay) * (px - ax);
const doCross = (a: Ring[number], b: Ring[number], c: Ring[number], d: Ring[number]): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
const listEdges = (ring: Ring): readonly (readonly [Ring[number], Ring[number]])[] =>
  ring.slice(1).map((corner, index) => [ring[index] ?? corner, corner]);

/** A ring lies in an outline if its corners do and no edge crosses the outline. */
const contains = (outline: Ring, ring: Ring): boolean =>
  ring.every(([x, y]) => isInsideRing(outline, x, y)) &&
  listEdges(outline).every(([a, b]) => !listEdges([...ring, ...ring.slice(0, 1)]).some(([c, d]) => doCross(a, b, c, d)));

const isSimple = (outline: Ring): boolean => {
  const edges = listEdges(outline);
  return edges.every(([a, b], i) =>
    edges.every(([c, d], j) => Math.abs(i - j) < 2 || Math.abs(i - j) === edges.length - 1 || !doCross(a, b, c, d)),
  );
};

test(`at least 95 % of the members’ warned zones, and the best estimate’s, lie in the warned area, of random releases${sampleName}`, {
  timeout: 120_000 * times,
}, () => {
  const random = randomFrom(24);
  const drawn = Array.from({ length: releases }, (_, i) => [i, drawRelease(random)] as const);
  const sample = takeSample(drawn, 3);
  let areas = 0;
  for (const [i, scenario] of sample) {
    const area = computeArea(scenario);
    const members = listMemberZones(scenario);
    if (area === null) {
      expect(members.filter((ring) => ring !== null).length, `${i}`).toBeLessThanOrEqual(0.05 * members.length);
      continue;
    }
    areas += 1;
    const { outline, inside } = area;
    expect(outline.length, `${i}`).toBeLessThanOrEqual(100);
    expect(outline.at(-1)).toEqual(outline[0]);
    expect(isSimple(outline), `${i}`).toBe(true);
    const held = members.filter((ring) => ring === null || contains(outline, ring)).length;
    expect(held, `${i}: ${scenario.hazard}`).toBeGreaterThanOrEqual(0.95 * members.length);
    expect(held, `${i}`).toBeGreaterThanOrEqual(inside);
    for (const ring of findBest(scenario)) expect(contains(outline, ring.slice(1)), `${i}: best estimate`).toBe(true);
  }
  expect(areas).toBeGreaterThan(sample.length / 2);
});

test('a zone that reaches beyond the outline is not contained: the check can fail', () => {
  const square: Ring = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
    [0, 0],
  ];
  expect(
    contains(square, [
      [1, 1],
      [3, 1],
      [2, 3],
    ]),
  ).toBe(true);
  expect(
    contains(square, [
      [1, 1],
      [5, 1],
      [2, 3],
    ]),
  ).toBe(false);
  // All corners inside a notched outline, an edge outside.
  const notched: Ring = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 1],
    [0, 4],
    [0, 0],
  ];
  expect(
    contains(notched, [
      [0.3, 3],
      [3.7, 3],
      [2, 0.5],
    ]),
  ).toBe(false);
});
