import { normalShare } from '../numerics/normal.ts';
import { sectorDeg, sectors, wrapSector } from './reach-profile.ts';

/** How far the zones of some members reach around the source, each along its own wind. */
export interface MemberProfiles {
  /** For each member a row of `sectors` distances, m, counter-clockwise from its own wind; 0: not reached. */
  readonly reachM: Float64Array<ArrayBuffer>;
  /** Standard deviation of each member's direction, degrees; Infinity: any direction is as likely. */
  readonly sigmaDeg: Float64Array<ArrayBuffer>;
}

/** Turns less likely than this count as impossible: together they are less than the smallest probability that is asked for. */
const leastShare = 1e-9;

/** Probability that a member's wind is turned by each number of sectors, clockwise; 720 numbers that sum to 1. */
const listTurnShares = (sigmaDeg: number): Float64Array => {
  const shares = new Float64Array(sectors);
  if (sigmaDeg === Number.POSITIVE_INFINITY) return shares.fill(1 / sectors);
  // Turns beyond half a circle come round from the other side.
  const edge = (step: number): number => normalShare(((step - 0.5) * sectorDeg) / sigmaDeg);
  for (let step = -sectors; step < sectors; step++) {
    const at = wrapSector(step);
    shares[at] = (shares[at] ?? 0) + edge(step + 1) - edge(step);
  }
  return shares.map((share) => (share < leastShare ? 0 : share));
};

/** Distances from the source, each 1 % farther than the last: from 1 m to 110 km. */
const steps = 1_167;
const stepLog = Math.log(1.01);
const toStep = (metres: number): number => Math.min(steps - 1, Math.max(0, Math.ceil(Math.log(metres) / stepLog)));
const toMetres = (step: number): number => Math.exp(step * stepLog);

/** The sector of the ground where a member's own sector lies after its wind has turned, clockwise. */
const turnBack = (own: number, turn: number): number => (own >= turn ? own - turn : own - turn + sectors);

/** Calls back for each member, its row of distances and the shares of its turns. */
const forEachMember = (all: readonly MemberProfiles[], visit: (row: Float64Array, turns: Float64Array) => void): number => {
  let members = 0;
  for (const { reachM, sigmaDeg } of all) {
    for (const [i, sigma] of sigmaDeg.entries()) visit(reachM.subarray(i * sectors, (i + 1) * sectors), listTurnShares(sigma));
    members += sigmaDeg.length;
  }
  return members;
};

/** In each sector the share of members and directions whose zone reaches at least so far, as steps of distance. */
export interface PlaceProbability {
  readonly members: number;
  /** The farthest distance in each sector at which a place is reached at least so probably, m, rounded outwards by at most 1 %; 0: nowhere. */
  readonly reachAt: (probability: number) => Float64Array;
}

/**
 * How probably places are reached. Every direction of a member counts with its probability, so narrow zones leave no gaps. A place nearer than
 * the farthest reached one in its sector counts as reached.
 */
export const placeProbability = (all: readonly MemberProfiles[]): PlaceProbability => {
  // All sectors of a distance side by side: a member's directions are neighbours there.
  const weight = new Float64Array(steps * sectors);
  const members = forEachMember(all, (row, turns) => {
    for (let own = 0; own < sectors; own++) {
      const metres = row[own] ?? 0;
      if (metres === 0) continue;
      const first = toStep(metres) * sectors;
      for (let turn = 0; turn < sectors; turn++) {
        const share = turns[turn] ?? 0;
        if (share === 0) continue;
        const at = first + turnBack(own, turn);
        weight[at] = (weight[at] ?? 0) + share;
      }
    }
  });
  return {
    members,
    reachAt: (probability) =>
      Float64Array.from({ length: sectors }, (_, sector) => {
        let above = 0;
        for (let step = steps - 1; step >= 0; step--) {
          above += weight[step * sectors + sector] ?? 0;
          if (above >= probability * members) return toMetres(step);
        }
        return 0;
      }),
  };
};

/** Probability that the zone reaches beyond an area, somewhere; `areaM`: how far the area reaches in each sector, m. */
export const shareBeyond = (all: readonly MemberProfiles[], areaM: Float64Array): number => {
  let beyond = 0;
  const members = forEachMember(all, (row, turns) => {
    for (let turn = 0; turn < sectors; turn++) {
      const share = turns[turn] ?? 0;
      if (share === 0) continue;
      for (let own = 0; own < sectors; own++) {
        if ((row[own] ?? 0) <= (areaM[turnBack(own, turn)] ?? 0)) continue;
        beyond += share;
        break;
      }
    }
  });
  return members === 0 ? 0 : beyond / members;
};
