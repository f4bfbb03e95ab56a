import { expect, test } from 'vitest';
import { normalQuantile } from '../numerics/normal.ts';
import { type MemberProfiles, placeProbability, shareBeyond } from './place-probability.ts';
import { sectorDeg, sectors } from './reach-profile.ts';

/** Members that reach so far downwind alone, in one sector of half a degree to either side of their wind. */
const narrow = (members: readonly { readonly metres: number; readonly sigmaDeg: number }[]): MemberProfiles => {
  const reachM = new Float64Array(members.length * sectors);
  members.forEach(({ metres }, i) => {
    reachM[i * sectors] = metres;
  });
  return { reachM, sigmaDeg: Float64Array.from(members, ({ sigmaDeg }) => sigmaDeg) };
};

/** A member that reaches as far in every direction within so many degrees of its wind. */
const wedge = (metres: number, halfDeg: number, sigmaDeg: number): MemberProfiles => ({
  reachM: Float64Array.from({ length: sectors }, (_, sector) =>
    (Math.min(sector, sectors - 1 - sector) + 0.5) * sectorDeg < halfDeg ? metres : 0,
  ),
  sigmaDeg: Float64Array.of(sigmaDeg),
});

/** Half the angle in which an area lies, degrees: sectors that are reached, counted on one side. */
const halfAngleDeg = (profile: Float64Array): number => (profile.filter((metres) => metres > 0).length * sectorDeg) / 2;

test('one member, σ known: a place at an angle is reached as probably as the normal distribution says', () => {
  // A wedge of ±20° and σ 10°: at 20° + 10° q the edge of the wedge is passed with the probability of the quantile; the far side adds nothing.
  const places = placeProbability([wedge(1_000, 20, 10)]);
  for (const probability of [0.02, 0.1, 0.5, 0.9]) {
    const expected = 20 - 10 * normalQuantile(probability);
    const reached = places.reachAt(probability);
    expect(Math.abs(halfAngleDeg(reached) - expected), `${probability}`).toBeLessThanOrEqual(sectorDeg);
    expect(Math.max(...reached)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...reached)).toBeLessThanOrEqual(1_010);
  }
});

test('wind from any direction: the share of the circle that a member covers is the probability everywhere', () => {
  const places = placeProbability([wedge(500, 18, Number.POSITIVE_INFINITY)]);
  expect([...new Set(places.reachAt(0.0999))]).toHaveLength(1);
  expect(Math.min(...places.reachAt(0.0999))).toBeGreaterThanOrEqual(500);
  expect(Math.max(...places.reachAt(0.101))).toBe(0);
});

test('of four members with a steady wind, half reach as far as the second farthest', () => {
  const members = [100, 200, 400, 800].map((metres) => ({ metres, sigmaDeg: 0.01 }));
  const places = placeProbability([narrow(members.slice(0, 3)), narrow(members.slice(3))]);
  expect(places.members).toBe(4);
  const downwind = (probability: number): number => Math.max(...places.reachAt(probability));
  // Each direction within half a sector of the wind lies in sector 0 of the member.
  for (const [probability, metres] of [
    [0.25, 800],
    [0.5, 400],
    [0.75, 200],
    [1, 100],
  ] as const) {
    expect(downwind(probability - 1e-6)).toBeGreaterThanOrEqual(metres);
    expect(downwind(probability - 1e-6)).toBeLessThanOrEqual(1.01 * metres);
  }
  expect(downwind(0.26)).toBeLessThan(800);
});

test('a smaller probability never gives a smaller area', () => {
  const places = placeProbability([wedge(300, 10, 25), wedge(2_000, 4, 12), wedge(900, 30, 50)]);
  const areas = [0.2, 0.1, 0.05, 0.02, 0.01].map((probability) => places.reachAt(probability));
  for (const [k, area] of areas.entries()) {
    const wider = areas[k + 1] ?? area;
    expect(area.every((metres, sector) => metres <= (wider[sector] ?? 0))).toBe(true);
  }
});

test('the share of members beyond an area: all of it, none of it, the directions that leave it', () => {
  const member = wedge(1_000, 20, 10);
  expect(shareBeyond([member], new Float64Array(sectors))).toBeCloseTo(1, 6);
  expect(shareBeyond([member], new Float64Array(sectors).fill(1_000))).toBe(0);
  // An area of ±40° is left where the wind turns by more than 20°, to either side: twice the normal tail beyond 2 σ.
  const area = Float64Array.from({ length: sectors }, (_, sector) =>
    (Math.min(sector, sectors - 1 - sector) + 0.5) * sectorDeg < 40 ? 2_000 : 0,
  );
  expect(Math.abs(shareBeyond([member], area) - 0.0455)).toBeLessThan(0.004);
});
