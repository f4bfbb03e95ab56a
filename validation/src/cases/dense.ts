import type { Substance } from '@hazardguard/engine';
import { type Air, denseCloudField, idealGasDensity, nearestClass } from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { caseAir } from './case-air.ts';
import {
  areaM2,
  caseUnits,
  createReader,
  durationS,
  ignoreInputs,
  rateKgS,
  readText,
  receptorHeightM,
  required,
  roughnessM,
} from './read.ts';
import { findSubstance } from './substances.ts';
import { byKey } from './zones.ts';

const inverseL = createReader(['inv_L', 'inverse_L', 'one_over_L'], {}, '');
const obukhovM = createReader(['L', 'obukhov'], { m: 1 }, 'm');
const averagingS = createReader(['averaging', 'averaging_time', 't_av'], caseUnits.times, 's');
const sourceK = createReader(['source_T', 'T_source', 'T0', 'release_T'], caseUnits.temperatures, 'K');
const liquidShare = createReader(['liquid_fraction', 'aerosol_fraction'], caseUnits.shares, '');
const jetAreaM2 = createReader(['jet_area'], caseUnits.areas, 'm2');

const readDenseAir = (inputs: Inputs): Air => {
  const length = obukhovM(inputs);
  const inverseObukhov = inverseL(inputs) ?? (length === undefined ? null : 1 / length);
  return caseAir(inputs, 'best-estimate', { inverseObukhov, stability: nearestClass(inverseObukhov ?? 0, roughnessM(inputs) ?? 0.03) });
};

/** Cases name LNG as a substance; methane is used. */
const readGas = (inputs: Inputs): Substance => {
  const name = required(readText(inputs, 'substance', 'name', 'chemical'), 'substance');
  return required(findSubstance(/\blng\b/iu.test(name) ? 'methane' : name), `a known substance (${name})`);
};

/** The dense plume compared with another program: mole fractions by distance on the axis. */
export const dense: Interpreter = ({ module, kind, inputs, expected }) => {
  if (!/dense/iu.test(module) || kind !== 'peer' || typeof expected.mole_fraction !== 'object') return null;
  const substance = readGas(inputs);
  const air = readDenseAir(inputs);
  const released = {
    substance,
    temperatureK: sourceK(inputs) ?? required(substance.boilingPoint, 'temperature of the source'),
    liquidFraction: liquidShare(inputs) ?? 0,
  };
  const rate = required(rateKgS(inputs), 'rate');
  const duration = durationS(inputs) ?? 3600;
  const jetArea = jetAreaM2(inputs);
  const density = idealGasDensity(air.pressurePa, substance.molarMass, released.temperatureK) / (1 - released.liquidFraction);
  const { field } = denseCloudField(
    released,
    {
      massKg: rate * duration,
      durationS: duration,
      jetS: undefined,
      poolRadiusM: Math.sqrt((areaM2(inputs) ?? 0) / Math.PI),
      velocityMs: jetArea === undefined ? 0 : rate / (density * jetArea),
      flight: undefined,
    },
    air,
    averagingS(inputs) ?? 600,
  );
  ignoreInputs(inputs, 'h', 'h_m', 'height_m');
  const z = receptorHeightM(inputs) ?? 0;
  return { got: { mole_fraction: byKey(expected.mole_fraction, (x) => field.peak(x, 0, z) / 1e6) } };
};
