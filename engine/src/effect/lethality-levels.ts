import { missingFact } from '../substance/property.ts';
import { note } from '../types/caveat.ts';
import type { Caveat, Level } from '../types/common-types.ts';
import type { ProbitSet, Substance } from '../types/substance-types.ts';
import { lethalConcentration, probitIn } from './probit.ts';

/** Shares of those outdoors who die, worst first, and what each means. */
const shares: readonly (readonly [share: number, Pick<Level, 'id' | 'severity' | 'meaning'>])[] = [
  [0.5, { id: 'LETHALITY-50', severity: 'severe', meaning: 'Half of the people who stay outdoors for the exposure time die.' }],
  [0.1, { id: 'LETHALITY-10', severity: 'middle', meaning: 'One in ten of the people who stay outdoors for the exposure time dies.' }],
  [0.01, { id: 'LETHALITY-1', severity: 'mild', meaning: 'One in a hundred of the people who stay outdoors for the exposure time dies.' }],
];

/** The probit constants used: named in every result with deaths. */
export const probitCaveats = (substance: Substance, wanted: ProbitSet): readonly Caveat[] => {
  const probit = probitIn(substance, wanted);
  if (probit === null) return [];
  const { set, a, b, n, unit } = probit;
  const equation = `Y = ${a} + ${b} ln(C^${n} t), ${unit}, min`;
  return [
    note(
      'probit-set',
      `Deaths are computed with the probit of ${substance.name} in the set ${set} (${equation}). Sets of constants for one gas can differ by orders of magnitude; have a toxicologist check them.`,
      { params: { chemical: substance.name, set, equation } },
    ),
    ...(set === wanted
      ? []
      : [
          note('probit-set-fallback', `The set ${wanted} has no probit for ${substance.name}; that of ${set} is used.`, {
            params: { chemical: substance.name, wanted, used: set },
          }) satisfies Caveat,
        ]),
  ];
};

/**
 * Levels at which 50, 10 and 1 % of those outdoors die of an exposure, s: the steady concentration, ppm, of that load; the
 * passage of the cloud counts by its own load. Refused for a substance without a probit. Sources cpr-18e, hse-osd30.
 */
export const lethalityLevels = (
  substance: Substance,
  exposureS: number,
  set: ProbitSet,
): { readonly levels: readonly Level[]; readonly caveats: readonly Caveat[] } => {
  const probit = probitIn(substance, set);
  if (probit === null) throw missingFact(substance, 'probit of death');
  const dose = { exponent: probit.n, exposureS, levelS: exposureS, shorter: undefined };
  return {
    levels: shares.map(([share, named]) => ({
      ...named,
      value: lethalConcentration(probit, share, exposureS, substance.molarMass),
      unit: 'ppm',
      exposureS,
      dose,
    })),
    caveats: probitCaveats(substance, set),
  };
};
