import type { Chemical } from './record.ts';
import { toSubstance } from './substance.ts';

export interface Readiness {
  /** A leak can be followed to toxic zones. */
  readonly leak: boolean;
  /** A leak can be followed to where the cloud can burn. */
  readonly flammable: boolean;
  /** What is released can burn as a pool, a jet or a ball. */
  readonly fire: boolean;
  /** Its energy can feed a blast. */
  readonly explosion: boolean;
  /** What keeps a chemical from any of them, named. */
  readonly missing: readonly string[];
}

/** Everyday temperatures of storage, K. */
const coolest = 273;
const warmest = 313;

/** Which calculations a chemical can feed, and what is missing for the others. */
export const readiness = (chemical: Chemical): Readiness => {
  const substance = toSubstance(chemical);
  // A gas stored as a liquid flashes when it escapes, which takes two facts more.
  const isLiquefiedGas = (substance.boilingPoint ?? Number.POSITIVE_INFINITY) < warmest && (substance.criticalTemperature ?? 0) > coolest;
  const forRelease: readonly (readonly [string, boolean])[] = [
    ['boiling point', substance.boilingPoint !== undefined],
    ['vapour pressure', substance.vapourPressure !== undefined],
    ['liquid density', substance.liquidDensity !== undefined],
    ['liquid heat capacity', substance.liquidHeatCapacity !== undefined || !isLiquefiedGas],
    ['heat of vaporisation', substance.heatOfVaporisation !== undefined || !isLiquefiedGas],
  ];
  const missingForRelease = forRelease.filter(([, known]) => !known).map(([name]) => name);
  const isGraded = substance.toxicLevels !== undefined;
  const missingForLeak = [...missingForRelease, ...(isGraded ? [] : ['toxic levels (AEGL, ERPG, PAC or IDLH) in ppm'])];
  const explosion = substance.heatOfCombustion !== undefined;
  const nonFlammable = chemical.flammability?.nonFlammable?.v === true;
  return {
    leak: missingForLeak.length === 0,
    flammable: missingForRelease.length === 0 && substance.lowerFlammableLimit !== undefined,
    fire: missingForRelease.length === 0 && explosion,
    explosion,
    missing: [
      ...missingForLeak,
      ...(explosion ? [] : [nonFlammable ? 'heat of combustion (it does not burn)' : 'heat of combustion']),
      ...(substance.lowerFlammableLimit !== undefined || nonFlammable ? [] : ['lower flammable limit']),
    ],
  };
};
