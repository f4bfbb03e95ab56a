import { schoolIds } from '../dispersion/schools.ts';
import type { ScenarioInput } from '../input-types.ts';

/** How the spreading of a passive cloud is counted. */
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
    label: 'Spread curves',
    note: 'Curves of a Gaussian model asked for by its id, in the best estimate. Default: Briggs for the plume, CCPS for the puff.',
    needed: false,
    options: schoolIds,
  },
];
