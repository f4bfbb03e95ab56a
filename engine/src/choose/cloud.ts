import type { CloudOf } from '../explosion/vapour-cloud-explosion.ts';
import type { Scenario } from '../pipeline.ts';
import { plumes } from '../plumes.ts';
import { leakCriteria } from './leak.ts';

/** The cloud of a release as a flammable one, by the model that its own criteria choose. */
export const cloudOf: CloudOf = (scenario, air, source) => {
  const asCloud: Scenario = { ...scenario, hazard: 'flammable', model: 'auto' };
  const { id } = leakCriteria({ scenario: asCloud, air, source });
  const model = plumes.find((one) => one.id === id);
  if (model === undefined) throw new Error(`No plume model '${id}'`);
  const { field } = model.compute(asCloud, air, source);
  if (field.shape !== 'plume') throw new Error(`${id} makes a ${field.shape} field; a cloud must be a plume`);
  return { field, modelId: id };
};
