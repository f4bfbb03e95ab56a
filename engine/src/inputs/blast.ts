import type { ScenarioInput } from '../input-types.ts';

/** What feeds a blast. */
export const blastInputs: readonly ScenarioInput[] = [
  {
    path: 'tntYield',
    kind: 'number',
    label: 'Share of the energy in the blast',
    note: 'Explosion only.',
    unit: '',
    min: 0.01,
    max: 0.2,
    needed: false,
    fallback: 0.03,
  },
];
