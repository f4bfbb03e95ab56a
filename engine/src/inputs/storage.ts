import type { ScenarioInput } from '../input-types.ts';

/** How the stock is kept. */
export const storageInputs: readonly ScenarioInput[] = [
  {
    path: 'storage.temperatureC',
    kind: 'number',
    label: 'Storage temperature',
    note: "Default: the air's.",
    unit: '°C',
    min: -260,
    max: 600,
    needed: false,
  },
  {
    path: 'storage.pressureKpa',
    kind: 'number',
    label: 'Storage pressure',
    note: 'Absolute. Default: the vapour pressure, at least atmospheric.',
    unit: 'kPa',
    min: 1,
    max: 100_000,
    needed: false,
  },
  {
    path: 'storage.phase',
    kind: 'choice',
    label: 'What flows out',
    note: "'gas' on a liquefied stock means a hole in the vapour space.",
    needed: false,
    options: ['auto', 'liquid', 'gas'],
    fallback: 'auto',
  },
  {
    path: 'storage.liquidHeadM',
    kind: 'number',
    label: 'Liquid above the opening',
    note: 'Default: the edge of a cube of the stock.',
    unit: 'm',
    min: 0,
    max: 100,
    needed: false,
  },
  {
    path: 'storage.bundAreaM2',
    kind: 'number',
    label: 'Area of the bund',
    note: 'Holds a pool of liquid. Default: no bund, the pool spreads to 5 mm.',
    unit: 'm²',
    min: 0.1,
    max: 1e6,
    needed: false,
  },
];
