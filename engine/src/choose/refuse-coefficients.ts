import type { HazardModel } from '../types/model-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';

/** Refuses dispersion coefficients that the model does not have, or that would mix two calculation modes. */
export const refuseOtherCoefficients = ({ dispersionSchool, model: asked, mode }: Scenario, model: HazardModel): void => {
  if (dispersionSchool === null) return;
  const fitting = asked === 'auto' || mode === 'aloha-compatible' ? [] : (model.dispersionCoefficients ?? []);
  if (fitting.includes(dispersionSchool)) return;
  throw new Refusal({
    field: 'dispersionSchool',
    value: dispersionSchool,
    allowed: fitting.length > 0 ? `one of ${fitting.join(', ')}` : 'none',
    message:
      fitting.length > 0
        ? `${model.title} cannot use the dispersion coefficients ${dispersionSchool}.`
        : 'Dispersion coefficients can only be selected for a Gaussian model that is selected by its id, in the best estimate.',
  });
};
