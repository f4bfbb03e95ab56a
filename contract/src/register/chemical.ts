import { z } from 'zod';
import { route, tagged } from '../wire/route.ts';
import { oneLine } from '../wire/text.ts';
import { chemicalCard, meltModels } from './chemical-card.ts';

export const chemicalName = z.object({
  id: z.string(),
  name: z.string(),
  casNo: z.string().nullable(),
  synonyms: z.array(z.string()),
  /** GHS or UN hazard class offered for the inventory form; null when the library has none. */
  hazardClass: z.string().nullable(),
  /** Calculations that run in air of 25 °C without anything said of the storage; empty when none. */
  canModel: z.array(z.enum(['leak', 'flammable', 'fire', 'explosion'])),
  melt: meltModels,
  /** Properties missing for the others, named. */
  missing: z.array(z.string()),
});
export type ChemicalName = z.infer<typeof chemicalName>;

/** The calculations of a chemical in any state. */
export const listModels = ({ canModel, melt }: Pick<ChemicalName, 'canModel' | 'melt'>): ChemicalName['canModel'] => [
  ...canModel,
  // A device may keep a library of an earlier version, which says nothing of melts.
  ...(melt?.canModel ?? []),
];

export const chemicalRoutes = tagged('chemicals', {
  list: route('GET', '/api/chemicals', 'listChemicals', {
    summary: 'The chemical library: names, CAS numbers, what can be modelled',
    permission: 'chemical.read',
    scope: 'common',
    answer: z.object({ chemicals: z.array(chemicalName) }),
  }),
  card: route('GET', '/api/chemicals/:chemical', 'readChemicalCard', {
    summary: 'The card of one chemical by id, CAS number or name: properties, levels, hazards, distances, thresholds, sources',
    permission: 'chemical.read',
    scope: 'common',
    params: z.object({ chemical: oneLine() }),
    answer: chemicalCard,
  }),
});
