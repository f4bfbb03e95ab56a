import { findChemical, toSubstance } from '@hazardguard/chemicals';
import type { Substance } from '@hazardguard/engine';

const constant = (value: number) => ({ form: 'constant', coefficients: [value], unitFactor: 1 }) as const;

/** The library's substance with the constants of the recorded ALOHA runs (hazel-2026): ρ, cp, boiling point, molar heat. */
const withAlohaConstants = (
  name: string,
  [density, heatCapacity, boilingPoint, molarHeat]: readonly [number, number, number, number],
): Substance => {
  const chemical = findChemical(name);
  if (chemical === undefined) throw new Error(`${name} is not in the chemical library`);
  const substance = toSubstance(chemical);
  return {
    ...substance,
    boilingPoint,
    liquidDensity: constant(density),
    liquidHeatCapacity: constant(heatCapacity),
    heatOfVaporisation: constant(molarHeat / substance.molarMass),
  };
};

const alohaConstants: Readonly<Record<string, readonly [number, number, number, number]>> = {
  acetone: [784, 2150, 329.4, 29_100],
  methanol: [792, 2530, 337.8, 35_300],
  benzene: [876, 1740, 353.25, 30_720],
  toluene: [867, 1700, 383.75, 33_180],
};

/** Surface tensions by perry-8 from worked examples: 0.05196 (1 - T/Tc)^1.2181 N/m of butane. */
const surfaceTensions: Readonly<Record<string, Substance['surfaceTension']>> = {
  butane: { form: 'DIPPR106', coefficients: [0.05196, 1.2181], criticalTemperature: 425.12, unitFactor: 1 },
};

const withTension = (substance: Substance): Substance => {
  const surfaceTension = surfaceTensions[substance.name.toLowerCase().replace(/^n-/u, '')];
  return surfaceTension === undefined ? substance : { ...substance, surfaceTension };
};

/** Finds a substance by name or CAS number; solvents with the constants of the recorded runs. */
export const findSubstance = (written: string): Substance | undefined => {
  const name = written
    .toLowerCase()
    .replace(/[,;:].*$/u, '')
    .trim();
  const row = alohaConstants[name];
  if (row !== undefined) return withAlohaConstants(name, row);
  const chemical = findChemical(name) ?? findChemical(`n-${name}`);
  return chemical === undefined ? undefined : withTension(toSubstance(chemical));
};
