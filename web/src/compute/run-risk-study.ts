import { findChemical, riskFacts, toSubstance } from '@hazardguard/chemicals';
import { computeRisk, type RiskAnswer } from '@hazardguard/engine';

/** Computes a risk study, with the same checks, data and library as the server and the command line. */
export const runRiskStudy = (document: unknown, onProgress?: (done: number, of: number) => void): RiskAnswer =>
  computeRisk(
    document,
    riskFacts,
    (chemical) => {
      const found = findChemical(chemical);
      return found === undefined ? undefined : toSubstance(found);
    },
    onProgress,
  );
