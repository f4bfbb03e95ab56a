import type { Caveat } from '../model.ts';
import type { Air, Scenario } from '../pipeline.ts';
import { idealGasDensity } from '../units/convert.ts';
import { drain } from './drain.ts';
import type { RateHistory } from './history.ts';
import { headOf, type Outflow } from './outflow.ts';
import { evaporate, thinnestM } from './pool.ts';
import type { Stock } from './stock.ts';

/** A pool is followed this long at least, s (aloha-td), and as long as the exposure. */
const followedS = 3600;

const noInflow: RateHistory = [[0, 0]];

const poolCaveats = (scenario: Scenario, areaM2: number, leftKg: number, untilS: number): readonly Caveat[] => [
  ...(scenario.storage.bundAreaM2 === null
    ? [
        {
          code: 'pool-unconfined',
          severity: 'note' as const,
          message: `No bund was given: the pool spreads to ${1000 * thinnestM} mm, ${areaM2.toPrecision(2)} m². A bund makes it smaller and the zones shorter.`,
          quantity: 'poolAreaM2',
          value: areaM2,
          unit: 'm²',
          params: { depthMm: 1000 * thinnestM },
        },
      ]
    : []),
  ...(leftKg > 1
    ? [
        {
          code: 'pool-outlasts',
          severity: 'note' as const,
          message: `Evaporation was followed for ${(untilS / 60).toFixed(0)} min; ${leftKg.toPrecision(2)} kg of liquid still lie there then.`,
          quantity: 'leftKg',
          value: leftKg,
          unit: 'kg',
          params: { followedMin: untilS / 60 },
        },
      ]
    : []),
  ...(scenario.weather.solarElevationDeg === null
    ? [
        {
          code: 'sun-assumed',
          severity: 'note' as const,
          message: 'No time of release was given: the sun that warms the pool is that of the stability class.',
        },
      ]
    : []),
];

/**
 * Liquid below its boiling point: it drains into a pool, or lies there at once when the vessel fails, and the pool evaporates.
 * Only the evaporation is airborne. `areaM2` null: the whole stock at once.
 */
export const poolOutflow = (scenario: Scenario, air: Air, stock: Stock, areaM2: number | null, endS: number): Outflow => {
  const { substance, quantityKg, mode, storage } = scenario;
  const headM = headOf(scenario, stock.temperatureK);
  const vessel = { substance, stock, mode, massKg: quantityKg, headM, outsidePa: air.pressurePa };
  const inflow = areaM2 === null ? noInflow : drain({ ...vessel, areaM2 }, endS);
  const untilS = Math.max(followedS, scenario.exposureS);
  const boilingK = stock.boilingK ?? stock.temperatureK;
  const pool = evaporate(
    {
      inflow,
      startKg: areaM2 === null ? quantityKg : 0,
      liquidK: stock.temperatureK,
      boilingK,
      greatestM2: storage.bundAreaM2 ?? Number.POSITIVE_INFINITY,
      startM2: 0,
      endS: untilS,
    },
    scenario,
    air,
  );
  return {
    regime: areaM2 === null ? 'catastrophic' : 'liquid',
    history: pool.history,
    instantaneous: false,
    densityKgM3: idealGasDensity(air.pressurePa, substance.molarMass, Math.min(air.temperatureK, boilingK)),
    temperatureK: Math.min(air.temperatureK, boilingK),
    liquidFraction: 0,
    jet: null,
    flash: 0,
    poolRadiusM: Math.sqrt(pool.areaM2 / Math.PI),
    caveats: poolCaveats(scenario, pool.areaM2, pool.leftKg, untilS),
  };
};
