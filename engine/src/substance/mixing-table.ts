import { findRoot } from '../numerics/root.ts';
import { airMolarMass, gasConstant } from '../units/constants.ts';
import type { CloudFacts } from './cloud-facts.ts';
import { emptyMixture, type MoistAir, settle, specificHumidity } from './mixture.ts';
import { waterMolarMass } from './water.ts';

/** Rows of the table, at y = (i/rows)². */
const rows = 96;

/** A cloud's last trace of weight is a difference of volumes: the temperature is found to this, K. */
const toleranceK = 1e-7;

/** Rounds of the secant, and the farthest that one goes, K, before a bracket is used. */
const rounds = 12;
const farthestK = 20;

/** Less heat than this, J/kg, is none. */
const leastHeat = 1e-6;

const sought = { name: 'temperature of the mixed cloud', unit: 'K' };

/** How the cloud's state follows from the mass share of substance in it, y, while no heat comes from outside. */
export interface MixingTable {
  /** Specific volume, m³/kg, at y = (i/rows)². */
  readonly volume: Float64Array;
  /** Specific volume once warmed to the air's temperature, all of it gas, m³/kg. */
  readonly warmVolume: Float64Array;
  /** Temperature, K. */
  readonly temperature: Float64Array;
  /** Part of the heat that it lacks against the air that shows as cold, 0–1; the rest is drops that have yet to evaporate. */
  readonly sensible: Float64Array;
  readonly rows: number;
  readonly air: MoistAir;
  /** Density of the air, kg/m³. */
  readonly airDensity: number;
  /** Molar masses of substance and moist air, kg/mol. */
  readonly molarMass: number;
  readonly airMolarMass: number;
}

/**
 * Adiabatic mixing of a release with moist air: the temperature at which h(T) = y h0, h0 what the release brings, and the volume there.
 * T lies between far below the colder and above the warmer of the two, or the boiling point to which vapour that must condense warms it.
 * Throws where no temperature there has that heat. See `settle` for the equations and their range.
 */
export const mixingTable = (facts: CloudFacts, air: MoistAir): MixingTable => {
  const humidity = specificHumidity(air);
  const molarMassOfAir = 1 / ((1 - humidity) / airMolarMass + humidity / waterMolarMass);
  const volume = new Float64Array(rows + 1);
  const warmVolume = new Float64Array(rows + 1);
  const temperature = new Float64Array(rows + 1);
  const sensible = new Float64Array(rows + 1).fill(1);
  const mixture = emptyMixture();
  const { droplets, liquidFraction } = facts;
  const latent = droplets === null ? 0 : droplets.latentHeat + droplets.latentSlope * (facts.temperatureK - droplets.boilingK);
  const brought = facts.gasHeatCapacity * (facts.temperatureK - air.temperatureK) - liquidFraction * latent;
  const coldest = 0.6 * Math.min(facts.temperatureK, air.temperatureK);
  const warmest = Math.max(facts.temperatureK, air.temperatureK, droplets?.boilingK ?? 0) + 5;
  const perKelvin = gasConstant / air.pressurePa;
  let y = 0;
  const surplus = (T: number): number => {
    settle(facts, air, humidity, y, T, mixture);
    return mixture.enthalpy - y * brought;
  };
  let last = air.temperatureK;
  let rise = 0;
  /** Growth of the heat with the temperature there, J/(kg K). */
  let slope = 0;
  /** Temperature of a row, from those of the rows before it by the secant; in a bracket where that does not close. */
  const temperatureOfRow = (): number => {
    let T = last + rise;
    let excess = surplus(T);
    if (slope === 0) slope = mixture.heatCapacity;
    for (let round = 0; round < rounds; round++) {
      const step = -excess / slope;
      if (!(Math.abs(step) < farthestK)) break;
      T += step;
      const before = excess;
      excess = surplus(T);
      if (Math.abs(step) < toleranceK) return T;
      const found = (excess - before) / step;
      if (found > 0) slope = found;
    }
    const low = surplus(last - 12) < 0 ? last - 12 : coldest;
    const high = surplus(last + 3) > 0 ? last + 3 : warmest;
    const root = findRoot(surplus, low, high, toleranceK, sought);
    surplus(root);
    return root;
  };
  for (let i = 0; i <= rows; i++) {
    y = (i / rows) ** 2;
    warmVolume[i] = perKelvin * air.temperatureK * (y / facts.molarMass + (1 - y) / molarMassOfAir);
    if (i < rows) {
      const before = last;
      if (i > 0) last = temperatureOfRow();
      else surplus(last);
      rise = last - before;
      volume[i] = mixture.volume;
    } else {
      last = facts.temperatureK;
      surplus(last);
      const vapour = (1 - liquidFraction) * (perKelvin / facts.molarMass) * last;
      volume[i] = vapour + liquidFraction / (droplets?.density ?? 1);
    }
    temperature[i] = last;
    const lacked = -y * brought;
    if (i > 0 && Math.abs(lacked) > leastHeat)
      sensible[i] = Math.min(1, Math.max(0, (mixture.heatCapacity * (air.temperatureK - last)) / lacked));
  }
  sensible[0] = sensible[1] ?? 1;
  return {
    volume,
    warmVolume,
    temperature,
    sensible,
    rows,
    air,
    airDensity: 1 / (volume[0] ?? 1),
    molarMass: facts.molarMass,
    airMolarMass: molarMassOfAir,
  };
};

/** Specific volume of a cloud that is y of substance by mass, m³/kg, with a share f of its missing heat given back: straight between rows. */
export const volumeAt = ({ volume, warmVolume, rows: count }: MixingTable, y: number, f = 0): number => {
  const i = Math.min(count - 1, Math.floor(Math.sqrt(y) * count));
  const between = (y * count * count - i * i) / (2 * i + 1);
  const adiabatic = (volume[i] ?? 0) * (1 - between) + (volume[i + 1] ?? 0) * between;
  return adiabatic + f * ((warmVolume[i] ?? 0) * (1 - between) + (warmVolume[i + 1] ?? 0) * between - adiabatic);
};

const volumeOfRow = (volume: Float64Array, warmVolume: Float64Array, i: number, f: number): number =>
  (1 - f) * (volume[i] ?? 0) + f * (warmVolume[i] ?? 0);

const rowOf = (y: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(Math.sqrt(y) * count)));

/**
 * Mass share y of a cloud that holds C of substance, kg/m³: the inverse of C = y/v(y), which rises with y as air only adds volume. Exact:
 * v is straight in y between the rows. At most 1.
 */
export const shareHolding = (table: MixingTable, concentration: number, f: number): number => {
  const { volume, warmVolume, rows: count } = table;
  const squared = count * count;
  // In thin clouds y is C over the density of the air, else C v: the search begins near by.
  let low = rowOf(concentration / table.airDensity, count);
  for (let i = 0; i < 2 && low > 2; i++) low = rowOf(concentration * volumeOfRow(volume, warmVolume, low, f), count);
  while (low > 0 && low * low > squared * concentration * volumeOfRow(volume, warmVolume, low, f)) low--;
  while (low < count - 1 && (low + 1) * (low + 1) <= squared * concentration * volumeOfRow(volume, warmVolume, low + 1, f)) low++;
  const fromVolume = volumeOfRow(volume, warmVolume, low, f);
  const from = (low * low) / squared;
  const slope = ((volumeOfRow(volume, warmVolume, low + 1, f) - fromVolume) * squared) / (2 * low + 1);
  return Math.min(1, (concentration * (fromVolume - slope * from)) / (1 - concentration * slope));
};

/** Mass share of a cloud that is X of substance by moles, vapour and drops. */
export const shareOfMoles = (table: MixingTable, X: number): number =>
  (X * table.molarMass) / (X * table.molarMass + (1 - X) * table.airMolarMass);

/** Mole share of substance, vapour and drops, in a cloud that is y of it by mass. */
export const moleFraction = (table: MixingTable, y: number): number =>
  y / table.molarMass / (y / table.molarMass + (1 - y) / table.airMolarMass);
