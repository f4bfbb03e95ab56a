import type { Clouds } from '../explosion/vapour-cloud-explosion.ts';
import type { HazardModel, Scenario } from '../pipeline.ts';
import { plumes } from '../plumes.ts';
import type { Situation } from './criterion.ts';
import { leakCriteria } from './leak.ts';

/** The scenario of an explosion as that of its cloud before it burns, and the model that the cloud's own criteria choose. */
const asCloud = ({ scenario, air, source }: Situation): { readonly cloud: Scenario; readonly model: HazardModel } => {
  const cloud: Scenario = { ...scenario, hazard: 'flammable', model: 'auto' };
  const { id } = leakCriteria({ scenario: cloud, air, source });
  const model = plumes.find((one) => one.id === id);
  if (model === undefined) throw new Error(`No plume model '${id}'`);
  return { cloud, model };
};

/** Clouds by the criteria of leaks. */
export const clouds: Clouds = {
  check: (scenario, air, source) => {
    const { cloud, model } = asCloud({ scenario, air, source });
    model.check?.(cloud, air, source);
  },
  spread: (scenario, air, source) => {
    const { cloud, model } = asCloud({ scenario, air, source });
    const { field } = model.compute(cloud, air, source);
    if (field.shape !== 'plume') throw new Error(`${model.id} makes a ${field.shape} field; a cloud must be a plume`);
    return { field, modelId: model.id };
  },
};
