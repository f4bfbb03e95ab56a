import { briggsRural } from '@hazardguard/engine';
import { normal } from './noise.ts';

/**
 * A plume as a train of Gaussian puffs in a wind that sways. Everything repeats after one loop, so that the last frame leads into
 * the first: the sway is periodic, and puff k looks like puff k + puffsPerLoop.
 */

/** A day with some sun and a moderate wind. */
const stability = 'C';
const spreadY = briggsRural.sigmaY(stability);
const spreadZ = briggsRural.sigmaZ(stability);

export interface Puff {
  readonly x: number;
  readonly y: number;
  readonly spreadY: number;
  readonly spreadZ: number;
  /** Height of the middle above the ground, m. */
  readonly height: number;
  readonly mass: number;
}

const puffsPerLoop = 72;
/** Distance the wind covers in one loop, m. */
const loopLength = 1150;
const reach = 4200;
/** The oldest puffs fade out over this distance, and the newest grow over one spacing, so that none appears or ends suddenly. */
const fadingLength = 700;
const spacing = loopLength / puffsPerLoop;
/** Spread at the source, m. */
const initialSpread = 7;

const computeSway = (phase: number, x: number): number =>
  ((0.115 * x) / (1 + x / 3200)) * (Math.sin(phase) + 0.4 * Math.sin(2 * phase + 1.1) + 0.18 * Math.sin(3 * phase + 4));

/** The puffs of the mean plume at a share of the loop, 0 to 1. */
export const listMeanPuffs = (share: number): readonly { readonly puff: Puff; readonly identity: number }[] => {
  const released = share * puffsPerLoop;
  const newest = Math.floor(released);
  const count = Math.floor((reach / loopLength) * puffsPerLoop);
  return Array.from({ length: count }, (_, age) => {
    const identity = (((newest - age) % puffsPerLoop) + puffsPerLoop) % puffsPerLoop;
    const x = ((released - newest + age) / puffsPerLoop) * loopLength;
    const phase = (2 * Math.PI * identity) / puffsPerLoop;
    return {
      identity,
      puff: {
        x,
        y: computeSway(phase, x),
        spreadY: Math.hypot(initialSpread, spreadY(x)),
        spreadZ: Math.hypot(initialSpread, spreadZ(x)),
        height: 6 + 0.03 * x,
        mass: spacing * Math.min(1, x / spacing, (reach - x) / fadingLength),
      },
    };
  });
};

const eddiesPerPuff = 12;
/** Share of the spread inside one eddy; the rest is the spread of the eddies' positions, so that their average is the puff. */
const computeEddyShare = (x: number): number => 0.22 + 0.5 * Math.exp(-x / 220);

/** Splits each puff into eddies whose average sum is the puff. */
export const listEddies = (loopShare: number): readonly Puff[] =>
  listMeanPuffs(loopShare).flatMap(({ puff, identity }) =>
    Array.from({ length: eddiesPerPuff }, (_, eddy) => {
      // Large and small eddies.
      const share = computeEddyShare(puff.x) * (eddy % 3 === 0 ? 1.5 : 0.8);
      const scatter = Math.sqrt(Math.max(0, 1 - share * share));
      return {
        x: puff.x + scatter * puff.spreadY * normal(identity, eddy, 1),
        y: puff.y + scatter * puff.spreadY * normal(identity, eddy, 2),
        spreadY: share * puff.spreadY,
        spreadZ: share * puff.spreadZ,
        height: puff.height + Math.abs(scatter * puff.spreadZ * normal(identity, eddy, 3)),
        mass: (puff.mass / eddiesPerPuff) * (0.7 + 0.6 * Math.abs(normal(identity, eddy, 4))),
      };
    }),
  );
