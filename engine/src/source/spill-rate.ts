import type { Air, Scenario } from '../pipeline.ts';
import { drain } from './drain.ts';
import { openingArea } from './opening.ts';
import { headOf } from './outflow.ts';
import { stockOf } from './stock.ts';

/** Highest rate at which a hole lets out liquid, kg/s; null when the whole stock is let go at once. */
export const spillRate = (scenario: Scenario, air: Air): number | null => {
  const { substance, mode, quantityKg, rupture } = scenario;
  const areaM2 = rupture === null ? null : openingArea(rupture);
  if (areaM2 === null) return null;
  const stock = stockOf(scenario, air);
  const headM = headOf(scenario, stock.temperatureK);
  const flow = drain({ substance, stock, mode, areaM2, massKg: quantityKg, headM, outsidePa: air.pressurePa }, Number.POSITIVE_INFINITY);
  return Math.max(0, ...flow.map(([, rate]) => rate));
};
