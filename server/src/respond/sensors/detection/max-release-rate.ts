import type { Database } from '../../../platform/db/database.ts';
import { toKnownStock } from '../../../register/threshold-status/stock.ts';
import { listStockRows } from '../../../register/threshold-status/store.ts';

/** The shortest time over which the engine spreads a release, as ALOHA does: a whole stock let go at once, s. */
const instantaneousS = 60;

/** A vessel that stands on the yard before anybody has put it on record: a ton container of chlorine holds 900 kg. */
const unrecordedKg = 900;

/** The engine takes no higher rate, kg/s. */
const highestKgS = 1e5;

/**
 * What can come out of a site at most, kg/s: all that is recorded of a gas within a minute. Undefined where nothing of it is recorded, or
 * not its mass: the engine's own bound stands.
 */
export const findMaxReleaseRate = async (database: Database, industryId: number, cas: string): Promise<number | undefined> => {
  const ofGas = (await listStockRows(database, [industryId])).filter(({ cas_no }) => cas_no === cas).map(toKnownStock);
  const masses = ofGas.flatMap(({ kg }) => (kg === null ? [] : [kg]));
  const totalKg = masses.reduce((sum, kg) => sum + kg, 0);
  if (totalKg === 0 || masses.length < ofGas.length) return undefined;
  return Math.min(highestKgS, Math.max(totalKg, unrecordedKg) / instantaneousS);
};
