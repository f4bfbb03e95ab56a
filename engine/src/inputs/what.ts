import { catalogue } from '../catalogue.ts';
import type { ScenarioInput } from '../types/input-types.ts';

/** Hazards that some model of the catalogue computes. */
const hazards = [...new Set(catalogue.flatMap((model) => model.hazards))];

/** What is computed, of which chemical, by which model and how much of it. */
export const whatInputs: readonly ScenarioInput[] = [
  { path: 'title', kind: 'text', label: 'Title', note: 'A name for the scenario.', needed: false, maxLength: 200 },
  { path: 'chemical', kind: 'text', label: 'Chemical', note: 'CAS number or name.', needed: true, maxLength: 200 },
  { path: 'hazard', kind: 'choice', label: 'Hazard', note: 'What is computed.', needed: true, options: hazards },
  {
    path: 'mode',
    kind: 'choice',
    label: 'Calculation mode',
    note: "The engine's best estimate, or numbers comparable with ALOHA.",
    needed: false,
    options: ['best-estimate', 'aloha-compatible'],
    fallback: 'best-estimate',
  },
  {
    path: 'model',
    kind: 'choice',
    label: 'Model',
    note: 'Chosen by stated criteria, or selected by its id.',
    needed: false,
    options: ['auto', ...catalogue.map((model) => model.id)],
    fallback: 'auto',
  },
  {
    path: 'quantityKg',
    kind: 'number',
    label: 'Quantity',
    note: 'The stock that takes part.',
    unit: 'kg',
    // A milligram: less is no stock, and the smallest numbers are none that can be divided by.
    min: 1e-6,
    max: 1e9,
    needed: true,
  },
];
