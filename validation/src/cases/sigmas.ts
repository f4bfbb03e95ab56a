import {
  briggsRural,
  briggsUrban,
  ccpsPuff,
  degadis,
  groundReflection,
  isc3Rural,
  lidReflection,
  plumeConcentration,
  puffConcentration,
  type SigmaSet,
  seinfeld,
  tnoPlume,
  turner,
} from '@hazardguard/engine/models';
import { readStability } from './air.ts';
import type { Calculation } from './case.ts';
import type { Inputs } from './inputs.ts';

const sets: readonly SigmaSet[] = [briggsRural, briggsUrban, ccpsPuff, degadis, isc3Rural, seinfeld, tnoPlume, turner];

/** Spread across and upward at a distance, by the named sets of dispersion coefficients. */
const readSigmas = (inputs: Inputs) => {
  const named = (name: string): SigmaSet | undefined => {
    const id = inputs.choice(
      name,
      sets.map((one) => one.id),
    );
    return sets.find((one) => one.id === id);
  };
  const [y, z, stability] = [named('sigma_y'), named('sigma_z'), readStability(inputs)];
  return {
    sigmaY: (x: number): number => y?.sigmaY(stability)(x) ?? Number.NaN,
    sigmaZ: (x: number): number => z?.sigmaZ(stability)(x) ?? Number.NaN,
  };
};

/** The concentration of a steady plume at a place, by the Gaussian equation alone. */
export const plumeOfSigmas: Calculation = (inputs) => {
  const { sigmaY, sigmaZ } = readSigmas(inputs);
  const x = inputs.needed('length', 'distance');
  return {
    sigma_y_m: () => sigmaY(x),
    sigma_z_m: () => sigmaZ(x),
    concentration_kg_m3: () => {
      const [z, h] = [inputs.numberOr('length', 'height', 0), inputs.numberOr('length', 'source_height', 0)];
      const lid = inputs.number('length', 'mixing_height');
      const vertical = lid === undefined ? groundReflection(sigmaZ(x), z, h) : lidReflection(sigmaZ(x), z, h, lid);
      const [rate, wind] = [inputs.needed('rate', 'rate'), inputs.needed('speed', 'wind')];
      return plumeConcentration(rate, wind, sigmaY(x), sigmaZ(x), inputs.numberOr('length', 'crosswind', 0), vertical);
    },
  };
};

/** Concentration of a puff of some mass and age at the place of the case. */
const readPuff = (inputs: Inputs) => {
  const { sigmaY, sigmaZ } = readSigmas(inputs);
  const [x, wind] = [inputs.needed('length', 'distance'), inputs.needed('speed', 'wind')];
  const [y, z, h] = [
    inputs.numberOr('length', 'crosswind', 0),
    inputs.numberOr('length', 'height', 0),
    inputs.numberOr('length', 'source_height', 0),
  ];
  const concentration = (massKg: number, ageS: number): number => {
    const centre = wind * ageS;
    const across = sigmaY(centre);
    return puffConcentration(massKg, across, across, sigmaZ(centre), x - centre, y, groundReflection(sigmaZ(centre), z, h));
  };
  return { concentration, sigmaY, sigmaZ, wind };
};

/** A puff some time after its release. */
export const puffOfSigmas: Calculation = (inputs) => {
  const { concentration, sigmaY, sigmaZ, wind } = readPuff(inputs);
  const ageS = inputs.needed('time', 'time');
  return {
    sigma_y_m: () => sigmaY(wind * ageS),
    sigma_z_m: () => sigmaZ(wind * ageS),
    concentration_kg_m3: () => concentration(inputs.needed('mass', 'mass'), ageS),
  };
};

/** A short release as puffs released at its start, middle and end, compared with the mean of the whole puff at three times. */
export const threePuffs: Calculation = (inputs) => {
  const { concentration } = readPuff(inputs);
  const [duration, time] = [inputs.needed('time', 'duration'), inputs.needed('time', 'time')];
  const mass = inputs.needed('rate', 'rate') * duration;
  const sum = (share: number): number =>
    [0, duration / 2, duration].reduce((total, late) => total + concentration(share * mass, time - late), 0);
  return { relative_error: () => Math.abs(sum(1 / 3) / (sum(1) / 3) - 1) };
};
