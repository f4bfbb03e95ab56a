import type { Substance } from '@hazardguard/engine';
import type { Chemical } from './record.ts';

/** Atoms of each element; null where the formula is missing or cannot be read. */
const countAtoms = (formula = ''): ReadonlyMap<string, number> | null => {
  if (!/^([A-Z][a-z]?\d*)+$/.test(formula)) return null;
  const atoms = new Map<string, number>();
  for (const [, element = '', count] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    atoms.set(element, (atoms.get(element) ?? 0) + Number(count || 1));
  }
  return atoms;
};

/** Carbon atoms that no oxygen goes with, per atom of hydrogen, of what holds carbon, hydrogen and oxygen alone; else not known. */
export const findCarbonPerHydrogen = ({ formula }: Chemical): number | undefined => {
  const atoms = countAtoms(formula);
  if (atoms === null || [...atoms.keys()].some((element) => !['C', 'H', 'O'].includes(element))) return undefined;
  const bare = Math.max(0, (atoms.get('C') ?? 0) - (atoms.get('O') ?? 0));
  if (bare === 0) return 0;
  const hydrogen = atoms.get('H') ?? 0;
  return hydrogen === 0 ? undefined : bare / hydrogen;
};

/** Burning rates of large pools, kg/(m² s), by CAS number: of LNG the middle of what was measured on land and water, else Babrauskas (1983). */
const burningRates: Readonly<Record<string, number>> = {
  '74-82-8': 0.13, // methane, as LNG
  '8006-14-2': 0.13, // LNG
  '86290-81-5': 0.055, // gasoline
  '8008-20-6': 0.039, // kerosene
  '68334-30-5': 0.039, // diesel, as kerosene
  '8002-05-9': 0.045, // crude oil, the highest of 0.022 to 0.045
};

export const findBurningRate = ({ cas }: Chemical): number | undefined => burningRates[cas];

/** Crude oil boils over (LASTFIRE 2016); the other fuels of the library have too narrow a range of boiling points. */
export const canBoilOver = ({ cas }: Chemical): boolean => cas === '8002-05-9';

/** Whether it burns without smoke and without a poisonous gas: methane and hydrogen. What stands around them may burn otherwise. */
export const burnsClean = ({ formula }: Pick<Chemical, 'formula'>): boolean => formula === 'CH4' || formula === 'H2';

/** The reactivities of Baker, Doolittle, Fitzgerald and Tang (1996), by CAS number; every other fuel is of the middle class. */
const reactivities: Readonly<Record<string, Substance['reactivity']>> = {
  '74-82-8': 'low', // methane
  '630-08-0': 'low', // carbon monoxide
  '1333-74-0': 'high', // hydrogen
  '74-86-2': 'high', // acetylene
  '75-21-8': 'high', // ethylene oxide
  '75-56-9': 'high', // propylene oxide
};

export const findReactivity = ({ cas }: Chemical): Substance['reactivity'] => reactivities[cas];
