import type { Mode } from '@hazardguard/engine';
import {
  type Air,
  alohaFireballDuration,
  alohaPoolPower,
  burningRate,
  type Field,
  fireballDiameter,
  fireballDuration,
  fireballField,
  fireballPower,
  fluxForProbit,
  heatDose,
  heatProbit,
  heatProbits,
  levelJetFire,
  poolFireField,
  thomasFlame,
  uprightJetFire,
  uprightView,
} from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { caseAir, readMeasuredWind } from './case-air.ts';
import { heatDistances } from './heat-distances.ts';
import {
  areaM2,
  caseUnits,
  createReader,
  diameterM,
  ignoreInputs,
  massKg,
  molarMass,
  rateKgS,
  readText,
  relativeHumidity,
  required,
  temperatureK,
  timeS,
} from './read.ts';
import { answerPerRow } from './rows.ts';

const heatOfCombustion = createReader(['Hc', 'H_c', 'heat_of_combustion', 'hc', 'dHc'], caseUnits.energies, 'J_kg');
const fluxes = { W_m2: 1, kW_m2: 1000, kw_m2: 1000 };

/** The air of a case, where the wind may be missing; without humidity nothing is absorbed, as in the example. */
const readAir = (inputs: Inputs, mode: Mode): Air => {
  const hasWind = Object.keys(inputs).some((name) => /^(u|wind|U)/u.test(name));
  const air = hasWind ? caseAir(inputs, mode) : caseAir({ ...inputs, u10: 5 }, mode);
  ignoreInputs(inputs, 'cls', 'stability', 'terrain', 'z0_m');
  temperatureK(inputs);
  return { ...air, relativeHumidity: relativeHumidity(inputs) ?? 0 };
};

const readMode = (inputs: Inputs): Mode => (/best/iu.test(readText(inputs, 'mode') ?? '') ? 'best-estimate' : 'aloha-compatible');

const answersFrom = (expected: Inputs, field: Field, known: Inputs): Inputs => ({
  ...Object.fromEntries(Object.entries(known).filter(([name]) => name in expected)),
  ...heatDistances(expected, field),
});

const ballMass = (inputs: Inputs): number => {
  const volume = createReader(['volume', 'V'], caseUnits.volumes, 'm3')(inputs);
  if (volume === undefined) return required(massKg(inputs), 'mass');
  const fill = createReader(['fill', 'filling', 'fill_fraction'], { pct: 0.01 }, '')(inputs) ?? 1;
  return volume * fill * required(createReader(['density', 'rho', 'liquid_density'], caseUnits.densities, 'kg_m3')(inputs), 'density');
};

/** Values at the distance in the name, such as `flux_100m_kw_m2`. */
const atNamed = (expected: Inputs, pattern: RegExp, value: (distanceM: number) => number): Inputs =>
  Object.fromEntries(
    Object.keys(expected).flatMap((name) => {
      const found = pattern.exec(name)?.[1]?.replace('p', '.');
      return found === undefined ? [] : [[name, value(Number(found))]];
    }),
  );

const ball = (inputs: Inputs, expected: Inputs): Inputs => {
  const mode = readMode(inputs);
  const mass = ballMass(inputs);
  const heat = heatOfCombustion(inputs) ?? 46e6;
  const diameter = fireballDiameter(mass);
  const field = fireballField(mass, heat, readAir(inputs, mode));
  const duration =
    mode === 'aloha-compatible' && !/classic|ccps/iu.test(readText(inputs, 'rule') ?? '') ? alohaFireballDuration : fireballDuration;
  return {
    ...answersFrom(expected, field, {
      mass_kg: mass,
      diameter_m: diameter,
      duration_s: duration(mass),
      sep_kw_m2: fireballPower(heat),
      height_m: diameter / 2,
    }),
    ...atNamed(expected, /^view_factor_([\dp]+)_?m$/u, (x) => uprightView(diameter, x)),
    ...atNamed(expected, /^(?:flux|q)_([\dp]+)_?m(?:_kw_m2)?$/iu, (x) => field.peak(x)),
  };
};

const pool = (inputs: Inputs, expected: Inputs): Inputs => {
  const mode = readMode(inputs);
  const air = readAir(inputs, mode);
  const area = areaM2(inputs);
  const diameter = area === undefined ? required(diameterM(inputs), 'area') : Math.sqrt((4 * area) / Math.PI);
  const heat = required(heatOfCombustion(inputs), 'heat of combustion');
  const stated = createReader(['burning_rate', 'm_flux', 'flux', 'mass_flux'], { kg_m2_s: 1, kg_m2s: 1 }, 'kg_m2_s')(inputs);
  const rate =
    stated ??
    burningRate(
      {
        heatOfCombustion: heat,
        heatOfVaporisation: required(
          createReader(['Hv', 'H_v', 'heat_of_vaporisation', 'L'], caseUnits.energies, 'J_kg')(inputs),
          'heat of vaporisation',
        ),
        liquidHeatCapacity: required(createReader(['cp', 'cp_liq'], caseUnits.heatCapacities, 'J_kgK')(inputs), 'heat capacity'),
        boilingPoint: required(createReader(['Tb', 'T_boil', 'T_b'], caseUnits.temperatures, 'K')(inputs), 'boiling point'),
      },
      air.temperatureK,
    );
  const flame = thomasFlame(diameter, rate, readMeasuredWind(inputs).speedMs, air.densityKgM3);
  const power =
    createReader(['sep', 'SEP'], { kw_m2: 1, kW_m2: 1 }, 'kw_m2')(inputs) ?? alohaPoolPower(heat, rate, flame.lengthM, diameter);
  const field = poolFireField({ diameterM: diameter, flame, dragM: 0, powerKwM2: power }, air);
  return answersFrom(expected, field, {
    diameter_m: diameter,
    flame_length_m: flame.lengthM,
    flame_tilt_deg: (180 * flame.tilt) / Math.PI,
    tilt_deg: (180 * flame.tilt) / Math.PI,
    burning_rate_kg_m2_s: rate,
    burn_rate_kg_s: (rate * Math.PI * diameter ** 2) / 4,
    burn_rate_kg_min: (60 * rate * Math.PI * diameter ** 2) / 4,
    sep_kw_m2: power,
  });
};

const jet = (inputs: Inputs, expected: Inputs): Inputs => {
  const mode = readMode(inputs);
  const air = readAir(inputs, mode);
  const kelvin = createReader(['T_s', 'Ts', 'T_storage', 'gas_T'], caseUnits.temperatures, 'K')(inputs) ?? air.temperatureK;
  const hole = createReader(
    ['orifice', 'hole', 'd', 'diameter', 'nozzle', 'nozzle_diameter', 'hole_diameter', 'D'],
    caseUnits.lengths,
    'm',
  )(inputs);
  const burning = {
    rateKgS: required(rateKgS(inputs), 'rate'),
    diameterM: required(hole, 'orifice'),
    molarMass: required(molarMass(inputs), 'molar mass'),
    gamma: createReader(['gamma', 'k', 'kappa'], {}, '')(inputs) ?? 1.3,
    temperatureK: kelvin,
    aerosol: inputs.aerosol === true || inputs.two_phase === true,
  };
  const heat = required(heatOfCombustion(inputs), 'heat of combustion');
  const height = createReader(['h', 'height', 'release_height'], caseUnits.lengths, 'm')(inputs) ?? 0;
  const { field, lengthM, radiatedShare } = (mode === 'aloha-compatible' ? uprightJetFire : levelJetFire)(burning, heat, height, air);
  return answersFrom(expected, field, { flame_length_m: lengthM, radiative_fraction: radiatedShare, radiated_fraction: radiatedShare });
};

/** Computes heat, dose or probit from the given ones. */
const dose = (inputs: Inputs, expected: Inputs): Inputs => {
  const named = Object.entries(heatProbits).find(([name]) =>
    new RegExp(name.replace('-', '.?'), 'iu').test(readText(inputs, 'set', 'model', 'name', 'probit_name') ?? ''),
  );
  const a = createReader(['a'], {}, '')(inputs) ?? named?.[1].a;
  const b = createReader(['b'], {}, '')(inputs) ?? named?.[1].b;
  const probit = { a: required(a, 'a'), b: required(b, 'b') };
  const wanted = createReader(['probit', 'Y', 'target'], {}, '')(inputs) ?? 5;
  const seconds = timeS(inputs);
  const flux = createReader(['q', 'flux', 'I'], fluxes, 'W_m2')(inputs);
  const found = flux ?? fluxForProbit(probit, wanted, required(seconds, 'time'));
  const known: Inputs = {
    q_W_m2: found,
    flux_W_m2: found,
    q_kw_m2: found / 1000,
    q_kW_m2: found / 1000,
    probit: seconds === undefined ? null : heatProbit(probit, found, seconds),
    Y: seconds === undefined ? null : heatProbit(probit, found, seconds),
    dose: seconds === undefined ? null : heatDose(found, seconds),
    t_s: Math.exp((wanted - probit.a) / probit.b) / heatDose(found, 1),
  };
  return Object.fromEntries(Object.entries(known).filter(([name]) => name in expected));
};

/** Fires in the ALOHA-compatible mode unless the best estimate is requested; thermal dose. */
export const fire: Interpreter = ({ module, kind, inputs, expected }) => {
  if (kind === 'field') return null;
  if (/thermal dose|thermal probit|heat dose/iu.test(module)) return { got: answerPerRow(inputs, expected, dose) };
  if (/fireball|BLEVE/iu.test(module)) return { got: answerPerRow(inputs, expected, ball) };
  if (/pool fire/iu.test(module)) return { got: answerPerRow(inputs, expected, pool) };
  if (/jet fire|flare/iu.test(module)) return { got: answerPerRow(inputs, expected, jet) };
  return null;
};
