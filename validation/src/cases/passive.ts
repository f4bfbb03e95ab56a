import type { StabilityClass } from '@hazardguard/engine';
import {
  briggsRural,
  briggsUrban,
  ccpsPuff,
  degadis,
  gaussianPlumeField,
  groundReflection,
  idealGasDensity,
  isc3Rural,
  lidReflection,
  plumeCoefficients,
  plumeConcentration,
  plumeRise,
  puffConcentration,
  type SigmaSet,
  seinfeld,
  tnoPlume,
  turner,
  windAt,
} from '@hazardguard/engine/models';
import { alohaCloud } from './aloha-cloud.ts';
import type { Inputs, Interpreter, PublishedCase } from './case.ts';
import { caseAir, readMeasuredWind } from './case-air.ts';
import {
  caseUnits,
  createReader,
  crosswindM,
  distanceM,
  durationS,
  ignoreInputs,
  massKg,
  rateKgS,
  readNumbers,
  readStability,
  readText,
  receptorHeightM,
  releaseHeightM,
  required,
  temperatureK,
  timeS,
  UnreadableCase,
} from './read.ts';
import { answerPerRow } from './rows.ts';
import { byKey, coveredPlaces, namedDistances, reachAt, zoneAt } from './zones.ts';

/** TNO's puff: sideways half of the plume's spread; along the wind 0.13 x. */
const tnoPuff: SigmaSet = { ...tnoPlume, id: 'tno-puff', sigmaY: (stability) => (x) => tnoPlume.sigmaY(stability)(x) / 2 };

/** Sets of dispersion coefficients by the words in cases; the first match is used. */
const namedSets: readonly (readonly [RegExp, SigmaSet])[] = [
  [/briggs.*urban|urban.*briggs/iu, briggsUrban],
  [/briggs/iu, briggsRural],
  [/ccps.*puff|puff.*ccps/iu, ccpsPuff],
  [/tno.*puff|puff.*tno/iu, tnoPuff],
  [/tno/iu, tnoPlume],
  [/turner/iu, turner],
  [/isc/iu, isc3Rural],
  [/degadis|spicer/iu, degadis],
  [/seinfeld/iu, seinfeld],
];

const setIn = (text: string): SigmaSet => {
  const found = namedSets.find(([words]) => words.test(text))?.[1];
  if (found === undefined) throw new UnreadableCase(`sigma set '${text}' is not understood`);
  return found;
};

/** "DEGADIS sigma-y (600 s) + Seinfeld sigma-z" names a set for each direction; one name stands for both. */
const readSigmaSets = (inputs: Inputs, otherwise?: string): { readonly y: SigmaSet; readonly z: SigmaSet } => {
  const text = required(readText(inputs, 'sigma_set', 'sigmas', 'sigma', 'coefficients', 'set') ?? otherwise, 'sigma_set');
  const [first = '', second = first] = text.split(/\s*(?:\+|, | and )\s*/u);
  return { y: setIn(first), z: setIn(second) };
};

const lidM = createReader(['zi', 'inversion', 'inversion_height', 'mixing_height', 'mixing_depth', 'lid'], caseUnits.lengths, 'm');

const readClass = (inputs: Inputs): StabilityClass => required(readStability(inputs), 'stability class');

/** A concentration in kg/m³, in every unit of the cases. */
const inUnits = (c: number): Inputs => ({ c_kg_m3: c, c_g_m3: 1e3 * c, c_mg_m3: 1e6 * c, c_ug_m3: 1e9 * c });

const plumeBySet = (inputs: Inputs): Inputs => {
  const { y, z } = readSigmaSets(inputs);
  const x = required(distanceM(inputs), 'x');
  const stability = readClass(inputs);
  const sigmaY = y.sigmaY(stability)(x);
  const sigmaZ = z.sigmaZ(stability)(x);
  const rate = rateKgS(inputs);
  const concentration = (): number => {
    const height = releaseHeightM(inputs) ?? 0;
    const lid = lidM(inputs);
    const z = receptorHeightM(inputs) ?? 0;
    const vertical = lid === undefined ? groundReflection(sigmaZ, z, height) : lidReflection(sigmaZ, z, height, lid);
    return plumeConcentration(rate ?? 0, readMeasuredWind(inputs).speedMs, sigmaY, sigmaZ, crosswindM(inputs) ?? 0, vertical);
  };
  ignoreInputs(inputs, 'u', 'duration_s', 'T_C', 'M', 'z0', 'terrain');
  return { sigma_y_m: sigmaY, sigma_z_m: sigmaZ, ...(rate === undefined ? {} : inUnits(concentration())) };
};

interface PuffPlace {
  readonly massKg: number;
  readonly x: number;
  readonly along: number;
  readonly y: number;
  readonly z: number;
  readonly h: number;
}

const puffBySets = (inputs: Inputs, { massKg: mass, x, along, y, z, h }: PuffPlace): number => {
  const sets = readSigmaSets(inputs, 'CCPS puff');
  const stability = readClass(inputs);
  const sigmaY = sets.y.sigmaY(stability)(x);
  const sigmaZ = sets.z.sigmaZ(stability)(x);
  const sigmaX = sets.y === tnoPuff ? 0.13 * x : sigmaY;
  return puffConcentration(mass, sigmaX, sigmaY, sigmaZ, along, y, groundReflection(sigmaZ, z, h));
};

const place = (inputs: Inputs) => ({
  y: crosswindM(inputs) ?? 0,
  z: receptorHeightM(inputs) ?? 0,
  h: releaseHeightM(inputs) ?? 0,
});

const puff = (inputs: Inputs): Inputs => {
  const { y: setY, z: setZ } = readSigmaSets(inputs, 'CCPS puff');
  const wind = readMeasuredWind(inputs).speedMs;
  const x = required(distanceM(inputs), 'x');
  const moment = timeS(inputs) ?? x / wind;
  const centre = wind * moment;
  const stability = readClass(inputs);
  return {
    sigma_y_m: setY.sigmaY(stability)(centre),
    sigma_z_m: setZ.sigmaZ(stability)(centre),
    ...inUnits(puffBySets(inputs, { massKg: required(massKg(inputs), 'mass'), x: centre, along: x - centre, ...place(inputs) })),
  };
};

/** A short release as puffs released at its start, middle and end, compared with the mean of the whole puff at three times. */
const threePuffs = (inputs: Inputs): readonly [number, number] => {
  const mass = required(rateKgS(inputs), 'rate') * required(durationS(inputs), 'duration');
  const lag = required(durationS(inputs), 'duration') / 2;
  const wind = readMeasuredWind(inputs).speedMs;
  const x = required(distanceM(inputs), 'x');
  const ages = [0, lag, 2 * lag].map((late) => required(timeS(inputs), 't') - late);
  const sum = (share: number): number =>
    ages.reduce(
      (total, age) => total + puffBySets(inputs, { massKg: share * mass, x: wind * age, along: x - wind * age, ...place(inputs) }),
      0,
    );
  return [sum(1 / 3), sum(1) / 3];
};

const levelPpm = createReader(['level', 'ppm', 'loc', 'threshold', 'endpoint'], { ppm: 1 }, 'ppm');

const alohaZones = (inputs: Inputs, expected: Inputs): Inputs => {
  const { field } = alohaCloud(inputs, 'gaussian');
  const ppm = levelPpm(inputs);
  return {
    ...('distance_m_by_ppm' in expected ? { distance_m_by_ppm: byKey(expected.distance_m_by_ppm, (level) => reachAt(field, level)) } : {}),
    ...('half_width_m_by_ppm' in expected
      ? { half_width_m_by_ppm: byKey(expected.half_width_m_by_ppm, (level) => zoneAt(field, level).maxHalfWidthM) }
      : {}),
    ...(ppm === undefined ? {} : { distance_m: reachAt(field, ppm), ...coveredPlaces(field, ppm, inputs, expected) }),
    ...namedDistances(expected, (level) => reachAt(field, level)),
  };
};

const mile = 1609.344;
const kilometre = 1000;

/** 1 (lb/min)/(mg/L) in m³/s. */
const volumePerRatio = 0.45359237 / 60 / 1e-3;

/** The wind of a screening table is that at the height of the plume; the wind at 10 m is derived from it. */
const screening = (inputs: Inputs): Inputs => {
  const { speedMs: wind } = readMeasuredWind(inputs);
  const air = caseAir(inputs, 'aloha-compatible');
  const slowed = { ...air, windAt10Ms: (wind * air.windAt10Ms) / windAt(air, 3) };
  const coefficients = readText(inputs, 'terrain') === 'urban' ? plumeCoefficients['briggs-urban'] : undefined;
  const mass = 0.03;
  const ppmPerKgM3 = 1e6 / idealGasDensity(air.pressurePa, mass, air.temperatureK);
  const duration = 60 * (createReader(['averaging', 'duration', 'release_duration'], { min: 1, s: 1 / 60 }, 'min')(inputs) ?? 10);
  const ratios = required(readNumbers(inputs, 'rate_over_endpoint_lb_min_per_mg_L', 'rate_over_endpoint'), 'rate over endpoint');
  const reach = ratios.map((ratio) => {
    const steps = [{ fromS: 0, toS: duration, rateKgS: ratio * volumePerRatio * 1e-3 }];
    return reachAt(
      gaussianPlumeField(
        {
          steps,
          burstKg: undefined,
          heightM: releaseHeightM(inputs) ?? 0,
          diameterM: 0,
          molarMass: mass,
          coefficients,
          averagingS: null,
          path: null,
        },
        slowed,
      ),
      1e-3 * ppmPerKgM3,
    );
  });
  return { distance_mi: reach.map((m) => m && m / mile), distance_km: reach.map((m) => m && m / kilometre), distance_m: reach };
};

/** Rise of a plume above its stack, at a distance or in total. */
const rise = (inputs: Inputs): Inputs => {
  const air = { ...caseAir(inputs), temperatureK: required(temperatureK(inputs), 'air temperature') };
  const exitK = required(
    createReader(['Ts', 'T_s', 'T_stack', 'stack_T', 'exit_T', 'T_exit'], caseUnits.temperatures, 'K')(inputs),
    'exit temperature',
  );
  const velocityMs = required(
    createReader(['vs', 'v_s', 'v', 'exit_velocity', 'velocity'], caseUnits.speeds, 'm_s')(inputs),
    'exit velocity',
  );
  const diameter = required(createReader(['d', 'ds', 'D', 'diameter', 'stack_diameter'], caseUnits.lengths, 'm')(inputs), 'diameter');
  const { speedMs } = readMeasuredWind(inputs);
  const densityKgM3 = (air.densityKgM3 * air.temperatureK) / exitK;
  const above = plumeRise({ diameterM: diameter, velocityMs, temperatureK: exitK, densityKgM3 }, air, speedMs);
  const [final, there] = [above(1e6), above(distanceM(inputs) ?? 1e6)];
  return {
    rise_m: there,
    plume_rise_m: there,
    dh_m: there,
    final_rise_m: final,
    effective_height_m: (releaseHeightM(inputs) ?? 0) + there,
  };
};

const answer = ({ module, inputs, expected }: PublishedCase): Inputs => {
  if (/rise|stack/iu.test(module)) return answerPerRow(inputs, expected, rise);
  if (/screening/iu.test(module)) return screening(inputs);
  if (typeof expected.identity === 'string') return { identity: { sides: [threePuffs(inputs)] } };
  if (/puff/iu.test(module)) return answerPerRow(inputs, expected, puff);
  if (Object.keys(expected).some((name) => /^c_\w*g_m3$/u.test(name)) || 'sigma_y_m' in expected || 'sigma_z_m' in expected)
    return answerPerRow(inputs, expected, plumeBySet);
  return answerPerRow(inputs, expected, alohaZones);
};

/** Passive plumes and puffs. */
export const passive: Interpreter = (one) =>
  /passive|plume rise|stack/iu.test(one.module) &&
  !/field/iu.test(one.kind) &&
  'identity' in one.expected === (typeof one.expected.identity === 'string')
    ? { got: answer(one) }
    : null;
