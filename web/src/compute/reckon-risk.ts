import { findChemical, riskFacts, substanceOf } from '@hazardguard/chemicals';
import { type RiskAnswer, riskOf } from '@hazardguard/engine';

/** A risk study through the engine: the same check, facts and library as on the server and the command line. */
export const reckonRisk = (document: unknown, told?: (done: number, of: number) => void): RiskAnswer =>
  riskOf(
    document,
    riskFacts,
    (chemical) => {
      const found = findChemical(chemical);
      return found === undefined ? undefined : substanceOf(found);
    },
    told,
  );
