import type { ScenarioInput } from '../types/input-types.ts';

/** What a fire's zones are drawn for. */
export const fireInputs: readonly ScenarioInput[] = [
  {
    path: 'fire.levels',
    kind: 'choice',
    label: 'Heat levels',
    note: 'For people (10, 5, 2 kW/m²), for equipment (37.5 to 1.6 kW/m²), or by the dose of heat.',
    needed: false,
    options: ['people', 'equipment', 'dose'],
    fallback: 'people',
  },
  {
    path: 'fire.exposureS',
    kind: 'number',
    label: 'Exposure time to heat',
    note: 'For levels by dose; a fireball counts for its own duration.',
    unit: 's',
    min: 1,
    max: 600,
    needed: false,
    fallback: 60,
  },
];
