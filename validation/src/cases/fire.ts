import {
  type Air,
  alohaPoolPower,
  burningRate,
  type Field,
  fireballDiameter,
  fireballField,
  fluxForProbit,
  footprint,
  poolFireField,
  thomasFlame,
  uprightJetFire,
  uprightView,
} from '@hazardguard/engine/models';
import { readAir } from './air.ts';
import type { Answer, Calculation } from './case.ts';
import type { Inputs } from './inputs.ts';

/** Downwind reach of a level of heat or pressure, m. */
export const levelReach = (field: Field, value: number, unit: 'kW/m²' | 'kPa'): number | 'not reached' => {
  const [zone] = footprint(field, [{ id: 'level', severity: 'mild', value, unit, exposureS: undefined, meaning: '' }]);
  return zone === undefined || zone.status === 'not-reached' ? 'not reached' : zone.reachM;
};

const heatDistances = (field: Field): Readonly<Record<string, Answer>> => ({
  distance_m_by_kw_m2: (level) => levelReach(field, Number(level), 'kW/m²'),
});

/** The air of a fire; without humidity nothing is absorbed, as in the examples. */
const readFireAir = (inputs: Inputs): Air => ({
  ...readAir(inputs, 'aloha-compatible', 5),
  relativeHumidity: inputs.numberOr('share', 'humidity', 0),
});

const heatOfCombustion = (inputs: Inputs): number => inputs.needed('energy', 'heat_of_combustion');

/** A BLEVE of a mass, or of a filled volume of liquid. */
export const fireball: Calculation = (inputs) => {
  const mass =
    inputs.number('mass', 'mass') ??
    inputs.needed('volume', 'volume') * inputs.needed('share', 'fill') * inputs.needed('density', 'liquid_density');
  const diameter = fireballDiameter(mass);
  const field = fireballField(mass, heatOfCombustion(inputs), readFireAir(inputs));
  return {
    ...heatDistances(field),
    mass_kg: () => mass,
    diameter_m: () => diameter,
    view_factor_by_m: (x) => uprightView(diameter, Number(x)),
    heat_kw_m2_by_m: (x) => field.peak(Number(x)),
  };
};

/** A pool fire of ALOHA. */
export const poolFire: Calculation = (inputs) => {
  const air = readFireAir(inputs);
  const diameterM = Math.sqrt((4 * inputs.needed('area', 'area')) / Math.PI);
  const heat = heatOfCombustion(inputs);
  const fuel = {
    heatOfCombustion: heat,
    heatOfVaporisation: inputs.needed('energy', 'heat_of_vaporisation'),
    liquidHeatCapacity: inputs.needed('heatCapacity', 'heat_capacity'),
    boilingPoint: inputs.needed('temperature', 'boiling'),
  };
  const rate = burningRate(fuel, air.temperatureK);
  const flame = thomasFlame(diameterM, rate, inputs.needed('speed', 'wind'), air.densityKgM3);
  const powerKwM2 = alohaPoolPower(heat, rate, flame.lengthM, diameterM);
  return {
    ...heatDistances(poolFireField({ diameterM, flame, dragM: 0, powerKwM2 }, air)),
    flame_length_m: () => flame.lengthM,
    burning_rate_kg_m2_s: () => rate,
  };
};

/** A jet fire of ALOHA: upright, from the ground. */
export const jetFire: Calculation = (inputs) => {
  const air = readFireAir(inputs);
  const burning = {
    rateKgS: inputs.needed('rate', 'rate'),
    diameterM: inputs.needed('length', 'hole'),
    molarMass: inputs.needed('molarMass', 'molar_mass'),
    gamma: inputs.needed('plain', 'gamma'),
    temperatureK: air.temperatureK,
    aerosol: inputs.choice('aerosol', [true, false], false),
  };
  const { field, lengthM } = uprightJetFire(burning, heatOfCombustion(inputs), 0, air);
  return { ...heatDistances(field), flame_length_m: () => lengthM };
};

/** The heat that harms the median person in a time, by a probit of the dose. */
export const thermalProbit: Calculation = (inputs) => ({
  heat_W_m2: () => fluxForProbit({ a: inputs.needed('plain', 'a'), b: inputs.needed('plain', 'b') }, 5, inputs.needed('time', 'exposure')),
});
