import type { Level } from '../types/common-types.ts';

/** A gas with a lower flammable limit of at most this volume fraction is extremely flammable (GHS 2.2, category 1; ammonia, 15 %, is not). */
const ignitableLimit = 0.13;

/** Ours: a tenth of the lower flammable limit, the usual outer threat zone of a flammable area (decision 0082). */
const flammableShare = 0.1;

/** The cloud can catch fire, so that sheltering people touch no switch. */
export const canCatchFire = (lowerFlammableLimit: number | undefined): boolean => (lowerFlammableLimit ?? 1) <= ignitableLimit;

/**
 * The cloud of a toxic run is near its flammable range wherever a level is met: of propane, AEGL-1 (5,500 ppm) is a third of what burns. Walls do
 * not protect from that; people leave such a cloud as one that burns. `lowerFlammableLimit`: volume fraction.
 */
export const isMainlyFlammable = (levels: readonly Pick<Level, 'value' | 'unit'>[], lowerFlammableLimit: number | undefined): boolean =>
  canCatchFire(lowerFlammableLimit) &&
  levels.length > 0 &&
  levels.every(({ value, unit }) => unit === 'ppm' && value >= flammableShare * (lowerFlammableLimit ?? 1) * 1e6);
