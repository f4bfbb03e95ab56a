import { catalogue } from '../catalogue.ts';
import type { ScenarioInput } from '../types/input-types.ts';

/** Inputs of passive dispersion. */
export const dispersionInputs: readonly ScenarioInput[] = [
  {
    path: 'averagingS',
    kind: 'number',
    label: 'Averaging time',
    note: "Time over which a concentration is a mean. Default: the model's own for toxic zones, 10 s for flammable ones.",
    unit: 's',
    min: 1,
    max: 3600,
    needed: false,
  },
  {
    path: 'dispersionSchool',
    kind: 'choice',
    label: 'Dispersion coefficients',
    note: 'Only for a Gaussian model selected by its id, in the best estimate. Default: Briggs for the plume, CCPS for the puff.',
    needed: false,
    options: [...new Set(catalogue.flatMap((model) => model.dispersionCoefficients ?? []))],
  },
];
