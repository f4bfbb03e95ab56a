import type { ScenarioInput } from '../input-types.ts';

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
    path: 'levelFamily',
    kind: 'choice',
    label: 'Toxic levels',
    note: '',
    needed: false,
    options: ['AEGL', 'ERPG', 'PAC'],
    fallback: 'AEGL',
  },
];
