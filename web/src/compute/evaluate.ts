import { findChemical, substanceOf } from '@hazardguard/chemicals';
import { checkScenario, type InputProblem, type ReceptorTable, type RunResult, run, type ScenarioDocument } from '@hazardguard/engine';

export type Evaluation =
  | { readonly kind: 'result'; readonly result: RunResult }
  | { readonly kind: 'refused'; readonly problems: readonly InputProblem[] };

/** One scenario through the engine: the same check, the same run and the same library of substances as on the server. */
export const evaluate = (document: ScenarioDocument, receptors: ReceptorTable): Evaluation => {
  const chemical = findChemical(document.chemical);
  if (!chemical) {
    const message = `The chemical library has no “${document.chemical}”.`;
    return {
      kind: 'refused',
      problems: [{ field: 'chemical', value: document.chemical, allowed: 'a CAS number or name of the library', message }],
    };
  }
  const checked = checkScenario(document, substanceOf(chemical));
  return checked.ok ? { kind: 'result', result: run(checked.scenario, receptors) } : { kind: 'refused', problems: checked.problems };
};
