import { windAt } from '../atmosphere/air.ts';
import { cloudFacts, type Released } from '../substance/cloud-facts.ts';
import { type MixingTable, mixingTable } from '../substance/mixing-table.ts';
import type { JetDirection } from '../types/document-types.ts';
import type { Air, Jet, Scenario, SourceTerm } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { leavesOutlet, plumeRise, type StackExit } from './plume-rise.ts';
import { type JetPath, jetConstants, marchJet } from './rising-jet.ts';
import type { Spread } from './sigma.ts';
import { locate, readAt } from './table.ts';

/** The way that a passive plume takes from an opening with momentum, by the distance downwind, m. */
export interface PlumePath {
  /** Height of its axis above the ground, m. */
  readonly heightAt: Spread;
  /** σ that its own motion has given it, m: adds to that of the turbulence in quadrature. */
  readonly ownSigma: Spread;
}

/** A jet and where it points. */
export interface PointedJet {
  readonly exit: StackExit;
  readonly direction: JetDirection;
  /** False where the direction is assumed: a stated outlet stands upright. */
  readonly isStated: boolean;
}

/** The jet that a passive plume starts as; null: none, or its direction is not known. ALOHA has no plume rise. */
export const findPointedJet = (scenario: Scenario, { jet, temperatureK, densityKgM3 }: SourceTerm): PointedJet | null => {
  const { mode, rupture } = scenario;
  if (mode === 'aloha-compatible' || jet === null || rupture === null || rupture.type === 'catastrophic') return null;
  const direction = rupture.direction ?? (leavesOutlet(scenario) ? 'up' : null);
  if (direction === null || direction === 'impinging') return null;
  const exit = { diameterM: jet.diameterM, velocityMs: jet.velocityMs, temperatureK, densityKgM3 };
  return { exit, direction, isStated: rupture.direction !== undefined };
};

/** Whether it rises by its own speed. */
export const pointsUp = (scenario: Scenario, source: SourceTerm): boolean => findPointedJet(scenario, source)?.direction === 'up';

/** Height whose wind carries a plume from near the ground, m (aloha-td). */
const transportHeightM = 3;

/** Density over the air's from which an upward jet begins to leave Briggs' rise, and all of it at the density of the air. Ours. */
const leavesBriggs = 0.9;

/** How the release mixes with air; null where a fact about it is missing. */
const findMixing = (released: Released, air: Air): MixingTable | null => {
  try {
    return mixingTable(cloudFacts(released, air.temperatureK, air.pressurePa), air);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** Followed for as long as it moves: a slow fall that is cut off would make a step between one that lands and one that does not. */
const toTheEnd = { ...jetConstants, passive: 0 };

/** Where a jet lands its axis stays as high above the ground as the ground holds as much: the images do the rest. */
const readPath = ({ table, end }: JetPath): PlumePath => {
  const { along, height, ownSigma } = table;
  const read =
    (column: Float64Array, after: number): Spread =>
    (x) => {
      if (x >= end.alongM || along.length < 2) return after;
      const [i, share] = locate(along, x);
      return readAt(column, i, share);
    };
  return { heightAt: read(height, height.at(-1) ?? 0), ownSigma: read(ownSigma, ownSigma.at(-1) ?? 0) };
};

/**
 * The path of a passive plume from a jet. An upward jet lighter than air rises as Briggs has it; one as heavy as air or heavier, or one
 * that points elsewhere, follows `marchJet`: it rises by its speed, falls by its weight and widens by its own motion. Between 0.9 of
 * the density of the air and all of it the two are mixed, straight in the density.
 *
 * The flow of the jet is that of its diameter and speed, of which the substance may be a part. Heights m; source isc3-1995, `marchJet`.
 */
export const findPlumePath = (pointed: PointedJet, released: Released, heightM: number, air: Air): PlumePath => {
  const { exit, direction } = pointed;
  const rise = plumeRise(exit, air, windAt(air, Math.max(transportHeightM, heightM)));
  const byBriggs: PlumePath = { heightAt: (x) => Math.max(0, heightM + rise(x)), ownSigma: () => 0 };
  const heaviness = exit.densityKgM3 / air.densityKgM3;
  const followed = direction === 'up' ? Math.min(1, Math.max(0, (heaviness - leavesBriggs) / (1 - leavesBriggs))) : 1;
  // Gas that leaves without speed is no jet.
  const mixing = followed > 0 && exit.velocityMs > 0 ? findMixing(released, air) : null;
  if (mixing === null) return direction === 'up' ? byBriggs : { heightAt: () => heightM, ownSigma: () => 0 };
  const rateKgS = exit.densityKgM3 * exit.velocityMs * (Math.PI / 4) * exit.diameterM ** 2;
  const jet: Jet = { rateKgS, openingM: exit.diameterM, velocityMs: exit.velocityMs, diameterM: exit.diameterM };
  const path = readPath(marchJet(jet, direction, heightM, air, mixing, toTheEnd));
  if (followed === 1) return path;
  return {
    heightAt: (x) => followed * path.heightAt(x) + (1 - followed) * byBriggs.heightAt(x),
    ownSigma: (x) => followed * path.ownSigma(x),
  };
};
