import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  checkScenario,
  type InputProblem,
  type ReceptorTable,
  type RunResult,
  run,
  type ScenarioCheck,
  type ScenarioDocument,
  type Threat,
  type ThreatOptions,
  type ThreatPlace,
  threatAt,
} from '@hazardguard/engine';

export interface Refused {
  readonly kind: 'refused';
  readonly problems: readonly InputProblem[];
}

export type Evaluation = { readonly kind: 'result'; readonly result: RunResult } | Refused;

export type ThreatEvaluation =
  | { readonly kind: 'threat'; readonly threat: Threat }
  | Refused
  | { readonly kind: 'failed'; readonly message: string };

/** The same checks and substance library as on the server. */
export const checked = (document: ScenarioDocument): ScenarioCheck => {
  const chemical = findChemical(document.chemical);
  if (chemical) return checkScenario(document, toSubstance(chemical));
  const message = `The chemical library has no “${document.chemical}”.`;
  return {
    ok: false,
    problems: [{ field: 'chemical', value: document.chemical, allowed: 'a CAS number or name of the library', message }],
  };
};

/** Computes one scenario, the same run as on the server. */
export const evaluate = (document: ScenarioDocument, receptors: ReceptorTable): Evaluation => {
  const check = checked(document);
  return check.ok ? { kind: 'result', result: run(check.scenario, receptors) } : { kind: 'refused', problems: check.problems };
};

/** Computes the result at one place of a scenario. */
export const evaluateThreat = (document: ScenarioDocument, place: ThreatPlace, options: ThreatOptions): ThreatEvaluation => {
  const check = checked(document);
  return check.ok ? { kind: 'threat', threat: threatAt(check.scenario, place, options) } : { kind: 'refused', problems: check.problems };
};
