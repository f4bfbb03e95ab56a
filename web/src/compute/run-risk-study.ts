import { findChemical, riskFacts, toSubstance } from '@hazardguard/chemicals';
import { computeRisk, type RiskAnswer } from '@hazardguard/engine';

/** A risk study through the engine: the same check, facts and library as on the server and the command line. */
export const runRiskStudy = (document: unknown, told?: (done: number, of: number) => void): RiskAnswer =>
  computeRisk(
    document,
    riskFacts,
    (chemical) => {
      const found = findChemical(chemical);
      return found === undefined ? undefined : toSubstance(found);
    },
    told,
  );
