import type { Clouds } from '../explosion/vapour-cloud-explosion.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, Scenario, SourceTerm } from '../types/pipeline.ts';
import { describeSituation, selectModel } from './choice.ts';

/** The clouds of explosions: each by the model that would be chosen for the cloud before it burns. */
export const cloudsBy = (models: readonly HazardModel[]): Clouds => {
  const select = (scenario: Scenario, air: Air, source: SourceTerm): { readonly cloud: Scenario; readonly model: HazardModel } => {
    const cloud: Scenario = { ...scenario, hazard: 'flammable', model: 'auto' };
    return { cloud, model: selectModel(models, describeSituation(cloud, air, source)).model };
  };
  return {
    check: (scenario, air, source) => {
      const { cloud, model } = select(scenario, air, source);
      model.check?.(cloud, air, source);
    },
    spread: (scenario, air, source) => {
      const { cloud, model } = select(scenario, air, source);
      const { field } = model.compute(cloud, air, source);
      if (field.shape !== 'plume') throw new Error(`${model.id} makes a ${field.shape} field; a cloud must be a plume`);
      return { field, isTopHat: model.isTopHat === true };
    },
  };
};
