import type { Air, Scenario } from '../types/pipeline.ts';
import { findContents } from './contents.ts';
import { drain } from './drain.ts';
import { highestRate } from './history.ts';
import { findOpening } from './opening.ts';
import { findStock, liquidInstead } from './stock.ts';

/** Highest rate at which a hole lets out liquid, kg/s; null where there is no hole in the liquid. */
export const spillRate = (scenario: Scenario, air: Air): number | null => {
  const { substance, mode, quantityKg, rupture } = scenario;
  const opening = rupture === null ? null : findOpening(rupture);
  if (rupture === null || opening === null) return null;
  const asRead = findStock(scenario, air);
  const stock = liquidInstead(scenario, air, asRead)?.stock ?? asRead;
  const contents = findContents(scenario, stock, rupture);
  const nozzleM = ('nozzleM' in rupture ? rupture.nozzleM : undefined) ?? 0;
  const vessel = { substance, stock, mode, massKg: quantityKg, contents, opening, nozzleM, outsidePa: air.pressurePa, swollen: false };
  return highestRate(drain(vessel, Number.POSITIVE_INFINITY).history);
};
