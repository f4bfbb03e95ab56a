import { findChemical, toSubstance } from '@hazardguard/chemicals';
import type { Substance } from '@hazardguard/engine';
import { UnreadableCase } from './members.ts';

const constant = (value: number) => ({ form: 'constant', coefficients: [value], unitFactor: 1 }) as const;

/** Constants of the recorded ALOHA runs (hazel-2026): ρ, cp, boiling point, molar heat. */
const alohaConstants: Readonly<Record<string, readonly [number, number, number, number]>> = {
  acetone: [784, 2150, 329.4, 29_100],
  methanol: [792, 2530, 337.8, 35_300],
  benzene: [876, 1740, 353.25, 30_720],
  toluene: [867, 1700, 383.75, 33_180],
};

/** The library's substance of a name; solvents with the constants of the recorded runs. */
export const findSubstance = (name: string): Substance => {
  const chemical = findChemical(name);
  if (chemical === undefined) throw new UnreadableCase(`substance '${name}' is not in the chemical library`);
  const substance = toSubstance(chemical);
  const row = alohaConstants[name];
  if (row === undefined) return substance;
  const [density, heatCapacity, boilingPoint, molarHeat] = row;
  return {
    ...substance,
    boilingPoint,
    liquidDensity: constant(density),
    liquidHeatCapacity: constant(heatCapacity),
    heatOfVaporisation: constant(molarHeat / substance.molarMass),
  };
};
