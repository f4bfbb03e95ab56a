import { gravity, idealGasDensity, plumeAlpha, plumeShare, puffAlpha, puffShare } from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { readMeasuredWind } from './case-air.ts';
import { caseUnits, createReader, ignoreInputs, pressurePa, rateKgS, required } from './read.ts';

const { densities, temperatures, volumes } = caseUnits;
const liquidRate = createReader(['liquid_rate', 'liquid_volume_rate', 'spill_rate'], { m3_s: 1, m3_min: 1 / 60, l_s: 1e-3 }, 'm3_s');
const liquidDensity = createReader(['liquid_density', 'rho_liq', 'rho_l'], densities, 'kg_m3');
const vapourDensity = createReader(['vapour_density', 'vapor_density', 'gas_density', 'source_density', 'density'], densities, 'kg_m3');
const vapourRate = createReader(['vapour_rate', 'gas_rate', 'q0', 'volume_rate'], { m3_s: 1 }, 'm3_s');
const cloudVolume = createReader(['volume', 'V', 'V0', 'cloud_volume', 'vapour_volume'], volumes, 'm3');
const airDensity = createReader(['air_density', 'rho_air', 'rho_a'], densities, 'kg_m3');
const sourceK = createReader(['source_T', 'T_source', 'T0', 'release_T'], temperatures, 'K');
const airK = createReader(['air_T', 'T_air', 'T_a', 'Ta', 'T'], temperatures, 'K');

/** Air at sea level and 15 °C, kg/m³: used for the book's α where the density of the air is not given. */
const bookAir = 1.225;

const dryAir = 0.0289644;

/** `conc_at_45_2_m`: the distance, m. */
const distanceIn = (name: string): number | undefined => {
  const distanceText = /^(?:conc|concentration|mole_fraction|vol_fraction)_at_(\d+(?:_\d+)?)_?m$/u.exec(name)?.[1];
  return distanceText === undefined ? undefined : Number(distanceText.replace('_', '.'));
};

const answer = (inputs: Inputs, expected: Inputs): Inputs => {
  ignoreInputs(inputs, 'duration_s', 'substance', 'stability', 'rh', 'rh_pct');
  const temperature = airK(inputs) ?? 298;
  const statedAirDensity = airDensity(inputs);
  const air = statedAirDensity ?? idealGasDensity(pressurePa(inputs) ?? 101_325, dryAir, temperature);
  const density = required(vapourDensity(inputs), 'vapour density');
  const volume = cloudVolume(inputs);
  const liquid = liquidRate(inputs);
  const mass = liquid === undefined ? rateKgS(inputs) : liquid * required(liquidDensity(inputs), 'liquid density');
  const flow = vapourRate(inputs) ?? (mass === undefined ? undefined : mass / density);
  const release = {
    volume: required(volume ?? flow, 'vapour rate or volume'),
    reducedGravity: gravity * (density / air - 1),
    windMs: readMeasuredWind(inputs).speedMs,
    coldness: (sourceK(inputs) ?? temperature) / temperature,
  };
  const [alphaOf, shareOf] = volume === undefined ? [plumeAlpha, plumeShare] : [puffAlpha, puffShare];
  const share = shareOf(release);
  return Object.fromEntries(
    Object.keys(expected).flatMap((name): [string, number][] => {
      const x = distanceIn(name);
      if (x !== undefined) return [[name, share(x)]];
      return name === 'alpha'
        ? [[name, alphaOf({ ...release, reducedGravity: gravity * (density / (statedAirDensity ?? bookAir) - 1) })]]
        : [];
    }),
  );
};

/** The workbook's correlations. */
export const screening: Interpreter = ({ module, inputs, expected }) =>
  /britter|mcquaid/iu.test(module) ? { got: answer(inputs, expected) } : null;
