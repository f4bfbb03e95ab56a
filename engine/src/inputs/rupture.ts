import type { Condition, ScenarioInput } from '../input-types.ts';

const leak: Condition = { path: 'hazard', is: ['leak'] };
const round: Condition = { path: 'rupture.type', is: ['circular'] };
const oblong: Condition = { path: 'rupture.type', is: ['rectangular'] };

/** The opening, and when it is closed. */
export const ruptureInputs: readonly ScenarioInput[] = [
  {
    path: 'rupture.type',
    kind: 'choice',
    label: 'Rupture',
    note: 'Shape of the opening, or the whole vessel.',
    needed: leak,
    options: ['circular', 'rectangular', 'catastrophic'],
  },
  {
    path: 'rupture.diameterM',
    kind: 'number',
    label: 'Opening diameter',
    note: 'Of a circular opening.',
    unit: 'm',
    min: 0.0005,
    max: 10,
    needed: round,
    onlyWhen: round,
  },
  {
    path: 'rupture.lengthM',
    kind: 'number',
    label: 'Opening length',
    note: 'Of a rectangular opening.',
    unit: 'm',
    min: 0.0005,
    max: 10,
    needed: oblong,
    onlyWhen: oblong,
  },
  {
    path: 'rupture.breadthM',
    kind: 'number',
    label: 'Opening breadth',
    note: 'Of a rectangular opening.',
    unit: 'm',
    min: 0.0005,
    max: 10,
    needed: oblong,
    onlyWhen: oblong,
  },
  {
    path: 'rupture.heightM',
    kind: 'number',
    label: 'Height of the release',
    note: 'Above the ground.',
    unit: 'm',
    min: 0,
    max: 300,
    needed: false,
    fallback: 0,
  },
  {
    path: 'isolationMin',
    kind: 'number',
    label: 'Time to isolation',
    note: 'The release ends then, or when the stock is gone.',
    unit: 'min',
    min: 0.1,
    max: 14_400,
    needed: false,
  },
];
