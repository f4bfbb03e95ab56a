import { computeAir, evaporate, fiveSteps, releasedMass, vapourPressureAt } from '@hazardguard/engine/models';
import type { Inputs } from './case.ts';
import { areaM2, caseUnits, createReader, diameterM, massKg, required } from './read.ts';
import { buildScenario, massAs, matchNumber, rateAs, readGround, substanceIn, timeAs } from './release.ts';

const poolK = createReader(['T_pool', 'pool_T', 'T_puddle', 'puddle_T', 'T_liquid', 'liquid_T'], caseUnits.temperatures, 'K');
const depthM = createReader(['depth', 'pool_depth', 'puddle_depth'], caseUnits.lengths, 'm');

/** A pool of a given area on the ground that evaporates for an hour. */
export const evaporatingPool = (row: Inputs, title: string): Inputs => {
  const substance = substanceIn(row, title);
  const across = diameterM(row);
  const area =
    areaM2(row) ??
    (across === undefined ? undefined : (Math.PI * across ** 2) / 4) ??
    required(matchNumber(title, /on ([\d.]+) m2/u), 'area');
  const depth = depthM(row);
  const quantityKg = massKg(row) ?? matchNumber(title, /([\d.]+) kg/u) ?? (depth === undefined ? 1000 : 0);
  const scenario = buildScenario(row, substance, {
    quantityKg: Math.max(quantityKg, 1e-3),
    storage: { ground: readGround(row, title), bundAreaM2: area },
    rupture: { type: 'catastrophic' },
  });
  const kelvin = poolK(row) ?? scenario.weather.temperatureK;
  const boilingK = substance.boilingPoint ?? Number.POSITIVE_INFINITY;
  const pool = { inflow: [[0, 0]], startKg: quantityKg, liquidK: kelvin, boilingK, greatestM2: area, startM2: area, endS: 3600 } as const;
  const { history, vapourK } = evaporate(pool, scenario, computeAir(scenario));
  const released = releasedMass(history);
  return {
    ...rateAs(Math.max(...fiveSteps(history, 60).map((step) => step.rateKgS)), 'max_rate', 'max_average_rate', 'rate'),
    ...massAs(released, 'mass_first_hour', 'mass_hour', 'evaporated', 'released', 'total', 'mass'),
    ...timeAs(history.at(-1)?.[0] ?? 0, 'duration'),
    vapour_temperature_K: vapourK,
    vapour_pressure_atm: vapourPressureAt(substance, kelvin) / 101_325,
    vapour_pressure_Pa: vapourPressureAt(substance, kelvin),
  };
};
