import { type Chemical, listSolutionNames } from '@hazardguard/chemicals';
import { findFirstAid, findSolutionFirstAid, findThresholds } from '@hazardguard/chemicals/facts';
import { findSolutionDensities, listSolutionGuides, pureFromPercent } from '@hazardguard/chemicals/stock';
import type { ChemicalSolutions, SolutionLaw } from '@hazardguard/contract';
import { countedFromPercent } from '../threshold-status/thresholds.ts';
import { toFirstAid } from './first-aid.ts';
import { type Sourced, toOrigin } from './origin.ts';

const noOrigin = { sources: [], unverified: false, note: null };
const undecided = { fromPercent: null, lowerT: null, counts: 'product', below: 'not-classified', ...noOrigin } as const;

const fromNone = (none: Sourced | undefined): Omit<SolutionLaw, 'law'> =>
  none === undefined ? undecided : { ...undecided, below: 'not-listed', ...toOrigin(none) };

/** The rules of `threshold-status` in the order of the laws, as they hold for any strength. */
const listLaws = ({ id }: Chemical): SolutionLaw[] => {
  const { solution, epaRmp, seveso3Named, seveso3Categories } = findThresholds(id);
  const msihc = fromNone(solution?.msihcNone);
  const seveso = fromNone(solution?.seveso3None);
  const ofSeveso = seveso3Named ?? seveso3Categories;
  const own = solution?.epaRmp;
  const rmp = (): Omit<SolutionLaw, 'law'> => {
    if (own !== undefined) {
      const counts = own.counts ?? 'chemical';
      return { fromPercent: own.fromPercent, lowerT: own.kg / 1000, counts, below: 'not-listed', ...toOrigin(own) };
    }
    if (epaRmp?.list !== 'toxic') return undecided;
    return { fromPercent: countedFromPercent, lowerT: epaRmp.kg / 1000, counts: 'chemical', below: 'not-listed', ...toOrigin(epaRmp) };
  };
  return [
    { law: 'msihc', ...msihc },
    { law: 'msihc-process', ...msihc },
    {
      law: 'seveso-3',
      ...seveso,
      ...(solution?.seveso3FromPercent === undefined
        ? {}
        : { fromPercent: solution.seveso3FromPercent, ...(solution.seveso3None === undefined && ofSeveso ? toOrigin(ofSeveso) : {}) }),
    },
    { law: 'epa-rmp', ...rmp() },
  ];
};

/** First aid for a solution of any strength; null: that of the chemical itself. */
const toOwnFirstAid = ({ id }: Chemical) => {
  const steps = findSolutionFirstAid(id, undefined);
  return steps.join() === findFirstAid(id).join() ? null : toFirstAid(steps);
};

/** Solutions of a chemical that the library knows by name, density, guide or law; null: none. */
export const toSolutions = (chemical: Chemical): ChemicalSolutions | null => {
  const names = listSolutionNames(chemical);
  const densities = findSolutionDensities(chemical.id);
  const guides = listSolutionGuides(chemical.id);
  const isNone = names.length + guides.length === 0 && densities === undefined && findThresholds(chemical.id).solution === undefined;
  if (isNone || chemical.kind === 'mixture') return null;
  return {
    // 'HCL 30' is how a row is written, not a name.
    names: names.filter((name) => !/\d/u.test(name)),
    pureFromPercent,
    densities: densities ? { rows: densities.rows.map(([percent, kgM3]) => ({ percent, kgM3 })), ...toOrigin(densities) } : null,
    guides: [...guides],
    firstAid: toOwnFirstAid(chemical),
    laws: listLaws(chemical),
  };
};
