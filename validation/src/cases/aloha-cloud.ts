import {
  criticalRichardson,
  gaussianPlumeField,
  heavyPlumeField,
  idealGasDensity,
  type PlumeField,
  richardsonNumber,
} from '@hazardguard/engine/models';
import type { Inputs } from './case.ts';
import { caseAir } from './case-air.ts';
import {
  areaM2,
  caseUnits,
  createReader,
  durationS,
  ignoreInputs,
  molarMass,
  rateKgS,
  readText,
  releaseHeightM,
  required,
  UnreadableCase,
} from './read.ts';
import { findSubstance } from './substances.ts';

/** ALOHA's two clouds. */
export type CloudKind = 'gaussian' | 'heavy';

export interface AlohaCloud {
  readonly kind: CloudKind;
  readonly field: PlumeField;
  readonly molarMass: number;
}

export const averagingS = createReader(['averaging', 'averaging_time', 't_avg', 'tav'], caseUnits.times, 's');
const densityKgM3 = createReader(['density', 'source_density', 'vapour_density'], { kg_m3: 1 }, 'kg_m3');

const named: readonly (readonly [RegExp, CloudKind])[] = [
  [/gauss|passive|neutral|buoyant/iu, 'gaussian'],
  [/heavy|dense|degadis/iu, 'heavy'],
];

/** The cloud that a case asks for by name; undefined where it leaves the choice. */
const readKind = (inputs: Inputs): CloudKind | undefined => {
  const text = readText(inputs, 'forced', 'model', 'cloud_model', 'dispersion_model', 'dispersion');
  if (text === undefined || /auto|let .*decide|as chosen/iu.test(text)) return undefined;
  const kind = named.find(([words]) => words.test(text))?.[1];
  if (kind === undefined) throw new UnreadableCase(`model '${text}' is not understood`);
  return kind;
};

/** Members that change nothing in a cloud of a stated rate. */
const without = ['source', 'mode', 'rh', 'RH', 'rh_pct', 'cloud_oktas', 'terrain', 'substance', 'name', 'chemical'] as const;

/**
 * ALOHA's cloud of a stated rate of vapour at air temperature: the one the case names, else `usual`; 'by gas': the heavy one from ALOHA's
 * critical Richardson number on.
 */
export const alohaCloud = (inputs: Inputs, usual: CloudKind | 'by gas', burnableS: number | null = null): AlohaCloud => {
  const air = caseAir(inputs, 'aloha-compatible');
  const name = readText(inputs, 'substance', 'name', 'chemical');
  const mass = required(molarMass(inputs) ?? (name === undefined ? undefined : findSubstance(name)?.molarMass), 'molar mass');
  const density = densityKgM3(inputs) ?? idealGasDensity(air.pressurePa, mass, air.temperatureK);
  const toS = durationS(inputs) ?? 3600;
  const steps = [{ fromS: 0, toS, rateKgS: required(rateKgS(inputs), 'rate') }];
  const poolRadiusM = Math.sqrt((areaM2(inputs) ?? 0) / Math.PI);
  const byGas = (): CloudKind =>
    richardsonNumber({ steps, densityKgM3: density, poolRadiusM }, air) >= criticalRichardson ? 'heavy' : 'gaussian';
  const kind = readKind(inputs) ?? (usual === 'by gas' ? byGas() : usual);
  ignoreInputs(inputs, ...without);
  const stated = averagingS(inputs);
  if (kind === 'gaussian') {
    const heightM = releaseHeightM(inputs) ?? 0;
    const source = {
      steps,
      burstKg: undefined,
      heightM,
      diameterM: 2 * poolRadiusM,
      molarMass: mass,
      coefficients: undefined,
      averagingS: stated ?? burnableS,
      path: null,
    };
    return { kind, field: gaussianPlumeField(source, air), molarMass: mass };
  }
  // ALOHA's heavy gas has no height and one averaging time, but where gas burns.
  ignoreInputs(inputs, 'h', 'h_m', 'height_m', 'release_height_m');
  const [step] = steps;
  const source = { rateKgS: step?.rateKgS ?? 0, durationS: toS, poolRadiusM, densityKgM3: density, molarMass: mass };
  return { kind, field: heavyPlumeField({ ...source, averagingS: burnableS }, air), molarMass: mass };
};
