import { schoolsOf } from '../dispersion/schools.ts';
import type { HazardModel, Scenario } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';

/** Curves that the model does not spread by, or that would mix two ways of counting, are refused. */
export const refuseOtherSchool = ({ dispersionSchool, model: asked, mode }: Scenario, model: HazardModel): void => {
  if (dispersionSchool === null) return;
  const fitting = asked === 'auto' || mode === 'aloha-compatible' ? [] : schoolsOf(model.id);
  if (fitting.includes(dispersionSchool)) return;
  throw new Refusal({
    field: 'dispersionSchool',
    value: dispersionSchool,
    allowed: fitting.length > 0 ? `one of ${fitting.join(', ')}` : 'none',
    message:
      fitting.length > 0
        ? `${model.title} does not spread by the curves ${dispersionSchool}.`
        : 'Spread curves can be named for a Gaussian model asked for by its id in the best estimate only.',
  });
};
