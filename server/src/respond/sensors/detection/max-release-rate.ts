import type { Database } from '../../../platform/db/database.ts';
import { isAssessable, toKnownStock } from '../../../register/threshold-status/stock.ts';
import { listStockRows } from '../../../register/threshold-status/store.ts';

/** Duration of an instantaneous release in the engine, s, as in ALOHA. */
const instantaneousS = 60;

/** A vessel that may be on site before it is recorded: a ton container of chlorine holds 900 kg. */
const unrecordedKg = 900;

/** Highest rate that the engine accepts, kg/s. */
const engineMaxKgS = 1e5;

/**
 * Highest possible release rate of a gas at a site, kg/s: the whole recorded stock within a minute. Undefined, so that the limit of the
 * engine applies, if no stock of it is recorded, a mass is missing, or some of it is a solution.
 */
export const findMaxReleaseRate = async (database: Database, industryId: number, cas: string): Promise<number | undefined> => {
  const ofGas = (await listStockRows(database, [industryId])).filter(({ cas_no }) => cas_no === cas).map(toKnownStock);
  // How much gas a solution gives off is not modelled.
  const masses = ofGas.filter(isAssessable).flatMap(({ kg }) => (kg === null ? [] : [kg]));
  const totalKg = masses.reduce((sum, kg) => sum + kg, 0);
  if (totalKg === 0 || masses.length < ofGas.length) return undefined;
  return Math.min(engineMaxKgS, Math.max(totalKg, unrecordedKg) / instantaneousS);
};
