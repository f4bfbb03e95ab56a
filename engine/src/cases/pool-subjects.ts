import { airOf } from '../atmosphere/air.ts';
import { gaussianPlumeField } from '../dispersion/gaussian-plume.ts';
import { footprint } from '../field/footprint.ts';
import { fiveSteps, releasedMass } from '../source/history.ts';
import { evaporate } from '../source/pool.ts';
import { sourceTerm } from '../source/source-term.ts';
import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import { acetone, benzene, methanol, toluene } from './substances.ts';
import { vesselScenario } from './vessel-subjects.ts';

const solvents = { acetone, benzene, toluene, methanol };
const midnightSun = -40;

interface PoolRow {
  readonly name: keyof typeof solvents;
  readonly T_C: number;
}

/** A pool of given mass and area at the air's temperature by night, followed for an hour. */
export const standingPools = ({ rows, mass_kg, area_m2 }: { rows: readonly PoolRow[]; mass_kg: number; area_m2: number }) => {
  const pools = rows.map(({ name, T_C }) => {
    const substance = solvents[name];
    const temperatureK = T_C + 273.15;
    const scenario = vesselScenario({
      substance,
      quantityKg: mass_kg,
      temperatureK,
      liquidHeadM: 0,
      rupture: null,
      solarElevationDeg: midnightSun,
    });
    const pool = { inflow: [[0, 0]], startKg: mass_kg, liquidK: temperatureK, boilingK: substance.boilingPoint ?? 0 } as const;
    const { history } = evaporate({ ...pool, greatestM2: area_m2, startM2: area_m2, endS: 3600 }, scenario, airOf(scenario));
    return { history, vapourAtm: vapourPressureAt(substance, temperatureK) / 101_325 };
  });
  return {
    max_rate_kg_min: pools.map(({ history }) => 60 * Math.max(...fiveSteps(history).map((step) => step.rateKgS))),
    mass_first_hour_kg: pools.map(({ history }) => releasedMass(history)),
    vapour_pressure_atm: pools.map(({ vapourAtm }) => vapourAtm),
  };
};

/** Horizontal tank 2.5 m × 8 m, 80 % full, 5 cm hole 0.1 m up, pool held to 10 m². */
export const acetoneTank = ({ T_C }: { readonly T_C: number }) => {
  const scenario = vesselScenario({
    substance: acetone,
    quantityKg: 0.8 * Math.PI * 1.25 ** 2 * 8 * 784,
    temperatureK: T_C + 273.15,
    liquidHeadM: 1.85 - 0.1,
    bundAreaM2: 10,
    rupture: { type: 'circular', diameterM: 0.05, heightM: 0 },
    solarElevationDeg: midnightSun,
  });
  const air = airOf(scenario);
  const source = sourceTerm(scenario, air);
  const plume = { steps: source.steps, heightM: 0, diameterM: 2 * source.poolRadiusM, molarMass: acetone.molarMass };
  const [zone] = footprint(gaussianPlumeField(plume, air), [{ id: 'AEGL-1', severity: 'mild', value: 200, unit: 'ppm', meaning: '' }]);
  return { max_rate_kg_min: 60 * (source.summary.rateKgS ?? 0), mass_hour_kg: source.airborneKg, distance_200ppm_m: zone?.reachM };
};
