import type { Chemical } from './record.ts';
import { substanceOf } from './substance.ts';

export interface Readiness {
  /** A leak can be followed to toxic zones. */
  readonly leak: boolean;
  /** Its energy can feed a blast. */
  readonly explosion: boolean;
  /** What keeps a chemical from either, named. */
  readonly missing: readonly string[];
}

/** Everyday temperatures of storage, K. */
const coolest = 273;
const warmest = 313;

/** Which calculations a chemical can feed, and what is missing for the others. */
export const readiness = (chemical: Chemical): Readiness => {
  const substance = substanceOf(chemical);
  // A gas stored as a liquid flashes when it escapes, which takes two facts more.
  const isLiquefiedGas = (substance.boilingPoint ?? Number.POSITIVE_INFINITY) < warmest && (substance.criticalTemperature ?? 0) > coolest;
  const forLeak: readonly (readonly [string, boolean])[] = [
    ['boiling point', substance.boilingPoint !== undefined],
    ['vapour pressure', substance.vapourPressure !== undefined],
    ['liquid density', substance.liquidDensity !== undefined],
    ['liquid heat capacity', substance.liquidHeatCapacity !== undefined || !isLiquefiedGas],
    ['heat of vaporisation', substance.heatOfVaporisation !== undefined || !isLiquefiedGas],
    ['toxic levels (AEGL, ERPG, PAC or IDLH) in ppm', substance.toxicLevels !== undefined],
  ];
  const missingForLeak = forLeak.filter(([, known]) => !known).map(([name]) => name);
  const explosion = substance.heatOfCombustion !== undefined;
  const nonFlammable = chemical.flammability?.nonFlammable?.v === true;
  return {
    leak: missingForLeak.length === 0,
    explosion,
    missing: explosion
      ? missingForLeak
      : [...missingForLeak, nonFlammable ? 'heat of combustion (it does not burn)' : 'heat of combustion'],
  };
};
