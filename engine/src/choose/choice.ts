import { richardsonNumber } from '../dispersion/richardson.ts';
import type { HazardModel, ModelChoice, Situation } from '../types/model-types.ts';
import type { Air, Scenario, SourceTerm } from '../types/pipeline.ts';

/** The facts that a model is chosen by. */
export const describeSituation = (scenario: Scenario, air: Air, source: SourceTerm): Situation => ({
  scenario,
  air,
  source,
  richardson: scenario.hazard === 'leak' || scenario.hazard === 'flammable' ? richardsonNumber(source, air) : 0,
});

export interface Selection {
  readonly model: HazardModel;
  readonly choice: ModelChoice;
}

/** The model that the declared choices select for the hazard of a scenario: the first in order whose condition is true. */
export const selectModel = (models: readonly HazardModel[], situation: Situation): Selection => {
  const { hazard } = situation.scenario;
  let selected: Selection | undefined;
  for (const model of models) {
    if (!model.hazards.includes(hazard)) continue;
    for (const choice of model.choices) {
      if (selected !== undefined && selected.choice.order <= choice.order) continue;
      if (choice.when(situation)) selected = { model, choice };
    }
  }
  if (selected === undefined) throw new Error(`No model is chosen for the hazard '${hazard}'`);
  return selected;
};
