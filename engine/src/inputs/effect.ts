import type { ScenarioInput } from '../types/input-types.ts';

const families = ['AEGL', 'ERPG', 'PAC', 'IDLH', 'LETHALITY'];

/** Which effects the zones are drawn for. */
export const effectInputs: readonly ScenarioInput[] = [
  {
    path: 'exposureMin',
    kind: 'number',
    label: 'Exposure time',
    note: 'Picks the toxic levels.',
    unit: 'min',
    min: 5,
    max: 480,
    needed: false,
    fallback: 60,
  },
  {
    path: 'exposureFrom',
    kind: 'choice',
    label: 'Exposure time from',
    note: 'The stated time, or for a shorter release the shortest tabulated time that it does not outlast.',
    needed: false,
    options: ['stated', 'release'],
  },
  {
    path: 'levelFamily',
    kind: 'choice',
    label: 'Toxic levels',
    note: 'LETHALITY: where half, one in ten and one in a hundred of those outdoors die.',
    needed: false,
    options: families,
    fallback: 'AEGL',
  },
  {
    path: 'overlayFamily',
    kind: 'choice',
    label: 'Levels drawn over the zones',
    note: 'A second family, for display only: people inside are not counted.',
    needed: false,
    options: ['none', ...families],
    fallback: 'none',
  },
  {
    path: 'levelBasis',
    kind: 'choice',
    label: 'Levels are compared with',
    note: 'The highest concentration, which is cautious, or the dose of the whole passage.',
    needed: false,
    options: ['peak', 'dose'],
    fallback: 'peak',
  },
  {
    path: 'probitSet',
    kind: 'choice',
    label: 'Lethality probits',
    note: 'Constants of Lees and the HSE, or of the Purple Book; the other set where a chemical lacks the one asked for.',
    needed: false,
    options: ['LEES-HSE', 'CPR-18E'],
    fallback: 'LEES-HSE',
  },
];
