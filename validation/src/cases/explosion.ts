import type { Substance } from '@hazardguard/engine';
import {
  blastField,
  cloudBlastField,
  digitisedOverpressure,
  fittedOverpressure,
  flameMach,
  flammableCloud,
  idealGasDensity,
  standardAtmosphere,
  stoichiometricEnergy,
  stoichiometricShare,
  tntEquivalent,
} from '@hazardguard/engine/models';
import { type AlohaCloud, alohaCloud } from './aloha-cloud.ts';
import type { Inputs, Interpreter } from './case.ts';
import { caseAir } from './case-air.ts';
import { distancesByName } from './heat-distances.ts';
import {
  caseUnits,
  createReader,
  ignoreInputs,
  massKg,
  molarMass,
  readNumbers,
  readText,
  releaseHeightM,
  required,
  temperatureK,
} from './read.ts';
import { answerPerRow, onTopOf } from './rows.ts';
import { findSubstance } from './substances.ts';
import { reachAt } from './zones.ts';

const kpaPerPsi = 6.894757;

/** Averaging time of flammable clouds, s. */
const flammableS = 10;

type Grade = 'low' | 'medium' | 'high';
const toGrade = (text: string | undefined): Grade | undefined => {
  const word = text?.toLowerCase();
  if (word === undefined) return undefined;
  if (word === 'congested') return 'high';
  if (word === 'uncongested') return 'low';
  return word === 'low' || word === 'medium' || word === 'high' ? word : undefined;
};

/** The fuel by its name in the inputs, else by a word of the title. */
const fuelIn = (inputs: Inputs, title: string): Substance | undefined => {
  const named = readText(inputs, 'substance', 'name', 'chemical', 'fuel');
  const words = named === undefined ? title.split(/[\s,:;]+/u) : [named];
  return words.map(findSubstance).find((one) => one !== undefined);
};

interface Cloud extends AlohaCloud {
  readonly lowerPpm: number;
  readonly fuel: Substance | undefined;
}

/** The cloud of a case as a flammable one: heavy or passive as the case says, else by its gas. */
const readCloud = (inputs: Inputs, title: string): Cloud => {
  const fuel = fuelIn(inputs, title);
  const mass = required(molarMass(inputs) ?? fuel?.molarMass, 'molar mass');
  const limit =
    createReader(['LEL', 'LFL', 'lel', 'lfl'], { ppm: 1, pct: 1e4, percent: 1e4 }, 'ppm')(inputs) ??
    1e6 * (fuel?.lowerFlammableLimit ?? Number.NaN);
  const members = onTopOf({ M: 1000 * mass }, inputs);
  return { ...alohaCloud(members, 'by gas', flammableS), lowerPpm: limit, fuel };
};

/** Distances to shares of the lower flammable limit; ALOHA's 60 % and 10 % by default. */
const shareDistances = (expected: Inputs, { field, lowerPpm }: Cloud): Inputs =>
  Object.fromEntries(
    Object.entries(expected).flatMap(([name, value]) => {
      const distanceName = /^distance_m(?:_((?:\d+_?)+?)_?(?:pct|percent)?(?:_?(?:LEL|LFL|lel|lfl))?)?$/u.exec(name);
      const single = /^distance_(\d+)_?(?:pct|percent)(?:_(?:LEL|LFL|lel|lfl))?_m$/u.exec(name)?.[1];
      if (distanceName === null && single === undefined) return [];
      const shares = (single ?? distanceName?.[1])?.split('_').map((one) => Number(one) / 100) ?? [0.6, 0.1];
      const reaches = shares.map((share) => reachAt(field, share * lowerPpm));
      return [[name, Array.isArray(value) ? reaches : (reaches[0] ?? null)]];
    }),
  );

/** ALOHA's explosion of a cloud, or of a stated flammable mass. */
const blastDistances = (inputs: Inputs, expected: Inputs, title: string): Inputs => {
  const reactivity = toGrade(readText(inputs, 'reactivity'));
  const congestion = required(toGrade(readText(inputs, 'congestion')), 'congestion');
  const ignition = /det|hard/iu.test(readText(inputs, 'ignition') ?? '') ? 'detonation' : 'spark';
  const stated = massKg(inputs);
  const air = stated === undefined ? caseAir(inputs, 'aloha-compatible') : caseAir(onTopOf(inputs, { u10: 5 }), 'aloha-compatible');
  const cloud = stated === undefined ? readCloud(inputs, title) : null;
  const fuel = cloud?.fuel ?? fuelIn(inputs, title);
  const upper =
    createReader(['UEL', 'UFL', 'uel', 'ufl'], { ppm: 1, pct: 1e4, percent: 1e4 }, 'ppm')(inputs) ??
    1e6 * (fuel?.upperFlammableLimit ?? Number.NaN);
  const heat = required(
    createReader(['Hc', 'heat_of_combustion'], caseUnits.energies, 'J_kg')(inputs) ?? fuel?.heatOfCombustion,
    'heat of combustion',
  );
  const burnable =
    cloud === null
      ? { massKg: required(stated, 'mass'), centreM: createReader(['centre', 'offset', 'x_centre'], caseUnits.lengths, 'm')(inputs) ?? 0 }
      : flammableCloud(
          cloud.field,
          { lowerPpm: cloud.lowerPpm, upperPpm: upper },
          1e-6 * idealGasDensity(air.pressurePa, cloud.molarMass, air.temperatureK),
          cloud.kind === 'heavy' ? 0 : (releaseHeightM(inputs) ?? 0),
          cloud.kind === 'heavy',
        );
  const mach = flameMach(reactivity ?? fuel?.reactivity ?? 'medium', congestion, ignition);
  const field = cloudBlastField({ massKg: burnable.massKg, heatOfCombustion: heat, mach, centreM: burnable.centreM }, air);
  const known: Inputs = { flammable_mass_kg: burnable.massKg, centre_m: burnable.centreM, mach };
  return {
    ...Object.fromEntries(Object.entries(known).filter(([name]) => name in expected)),
    ...distancesByName(expected, field, 'kPa', 'psi', kpaPerPsi),
  };
};

const curves = (inputs: Inputs, title: string): readonly number[] => {
  const machs = required(readNumbers(inputs, 'mach', 'Mf', 'Mach', 'mach_f'), 'mach');
  const scaled = required(readNumbers(inputs, 'R', 'R_bar', 'scaled_distance'), 'R');
  const read = /digiti|tang|hyram/iu.test(`${readText(inputs, 'curves', 'curve', 'set') ?? ''} ${title}`)
    ? digitisedOverpressure
    : fittedOverpressure;
  const count = Math.max(machs.length, scaled.length);
  return Array.from({ length: count }, (_, i) => read(machs[i % machs.length] ?? Number.NaN, scaled[i % scaled.length] ?? Number.NaN));
};

const energy = (inputs: Inputs): number => {
  const oxygen = createReader(['nO2', 'n_O2', 'oxygen'], {}, '')(inputs);
  const share = createReader(['eta', 'stoich_fraction'], {}, '')(inputs) ?? stoichiometricShare(required(oxygen, 'oxygen'));
  const heat = required(createReader(['Hc'], { kJ_mol: 1000, J_mol: 1 }, 'J_mol')(inputs), 'heat of combustion per mole');
  return stoichiometricEnergy(
    share,
    required(createReader(['volume', 'V'], caseUnits.volumes, 'm3')(inputs), 'volume'),
    createReader(['p', 'pressure'], caseUnits.pressures, 'Pa')(inputs) ?? standardAtmosphere,
    temperatureK(inputs) ?? 298.15,
    heat,
  );
};

/** TNT equivalent of a stock, and distances to overpressures. */
const tnt = (inputs: Inputs, expected: Inputs): Inputs => {
  const heat = createReader(['Hc', 'heat_of_combustion'], caseUnits.energies, 'J_kg')(inputs);
  const share = createReader(['yield', 'eta', 'tnt_yield'], { pct: 0.01, percent: 0.01 }, '')(inputs);
  const stock = required(createReader(['mass', 'm', 'quantity', 'm_TNT', 'mass_tnt', 'tnt'], caseUnits.masses, 'kg')(inputs), 'mass');
  const tntKg = heat === undefined || share === undefined ? stock : tntEquivalent(share, stock, heat);
  const field = blastField(tntKg);
  const distance = createReader(['r', 'distance', 'x'], caseUnits.lengths, 'm')(inputs);
  const at = distance === undefined ? null : field.peak(distance);
  const known: Inputs = {
    m_TNT_kg: tntKg,
    m_tnt_kg: tntKg,
    mass_tnt_kg: tntKg,
    tnt_kg: tntKg,
    P_kPa: at,
    p_kPa: at,
    dP_kPa: at,
    overpressure_kPa: at,
  };
  return {
    ...Object.fromEntries(Object.entries(known).filter(([name]) => name in expected)),
    ...distancesByName(expected, field, 'kPa', 'psi', kpaPerPsi),
  };
};

/** Flammable clouds, their explosion and its curves, and TNT of a stock. */
export const explosion: Interpreter = ({ module, kind, title, inputs, expected }) => {
  if (kind === 'field') return null;
  if (/tnt/iu.test(module) && !('dP_over_P0' in expected)) return { got: answerPerRow(inputs, expected, tnt) };
  if (/flammable cloud/iu.test(module))
    return { got: answerPerRow(inputs, expected, (row, asked) => shareDistances(asked, readCloud(row, title))) };
  if (!/VCE|vapou?r cloud explosion|BST/iu.test(module)) return null;
  ignoreInputs(inputs, 'ref');
  if ('dP_over_P0' in expected) {
    const ratios = curves(inputs, title);
    return { got: { dP_over_P0: Array.isArray(expected.dP_over_P0) ? ratios : (ratios[0] ?? null) } };
  }
  const joules = ['E_kJ', 'E_J', 'E_MJ', 'energy_J', 'energy_kJ', 'energy_MJ'].find((name) => name in expected);
  if (joules !== undefined) {
    const unit = joules.endsWith('kJ') ? 1e3 : joules.endsWith('MJ') ? 1e6 : 1;
    return { got: { [joules]: energy(inputs) / unit } };
  }
  return { got: answerPerRow(inputs, expected, (row, asked) => blastDistances(row, asked, title)) };
};
