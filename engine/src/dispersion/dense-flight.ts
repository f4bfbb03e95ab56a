import { type MixingTable, volumeAt } from '../substance/mixing-table.ts';
import { blendLength } from './dense-spread.ts';
import type { DenseSource } from './dense-start.ts';
import type { DenseColumns } from './dense-table.ts';
import type { JetPath } from './rising-jet.ts';

const sqrtHalfPi = Math.sqrt(Math.PI / 2);

/** Exponent of a Gaussian. */
const gaussian = 2;

/** Share below which the ground knows nothing of a jet above it. */
const leastShare = 1e-12;

/**
 * The stations of a jet in the air, into the first of the columns: what the ground below it has, with the jet's own spread across and
 * along, for as long as it flies. Until it comes down the value at a height is that of the ground.
 */
export const layFlight = (to: DenseColumns, { table }: JetPath, { massKg, durationS }: DenseSource, mixing: MixingTable): void => {
  const count = table.along.length;
  for (let i = 0; i < count; i++) {
    const share = Math.max(leastShare, table.ground[i] ?? 0);
    const wide = sqrtHalfPi * (table.sigma[i] ?? 0);
    const passing = 0.5 * (table.speed[i] ?? 0) * durationS;
    const reach = blendLength(passing, wide);
    to.x[i] = Math.max(table.along[i] ?? 0, i > 0 ? (to.x[i - 1] ?? 0) : 0);
    to.age[i] = table.time[i] ?? 0;
    to.share[i] = share;
    to.density[i] = 1 / volumeAt(mixing, share);
    to.depth[i] = Math.max(table.height[i] ?? 0, wide);
    to.half[i] = wide;
    to.passing[i] = passing;
    to.reach[i] = reach;
    to.ends[i] = Math.max(reach - passing, 1e-3);
    to.across[i] = gaussian;
    to.exponent[i] = gaussian;
    to.speed[i] = table.speed[i] ?? 0;
    to.mass[i] = (massKg * (table.flux[i] ?? 0)) / (table.flux[0] ?? 1);
  }
};
