import { z } from 'zod';
import { rowId } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { entryTiers } from './threshold-status.ts';

/** What an industry handles, by its stock: petroleum liquids, fuel gases, and every other chemical. */
export const industryKinds = ['chemical', 'oil', 'gas'] as const;
export type IndustryKind = (typeof industryKinds)[number];
const kind = z.enum(industryKinds);

/** Most industries in the answer, which also has the number of those left out. */
export const stateIndustriesListed = 2_000;

export const stateIndustry = z.object({
  id: rowId,
  industryName: z.string(),
  district: z.string(),
  /** Null: known to be in the State by its district alone. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  sample: z.boolean(),
  items: z.int().min(0),
  /** Of everything stored whose CAS number is in the library. */
  kinds: z.array(kind),
  /** Of what most is stored, by mass; null: nothing of the library is in stock. */
  mainKind: kind.nullable(),
  /** Under the MSIHC Rules, Schedule 2; null: nothing in stock is known to be listed there. */
  standing: z
    .object({ entry: z.string(), kg: z.number(), lowerKg: z.number(), tier: z.enum(entryTiers), unverified: z.boolean() })
    .nullable(),
  /** Stored chemicals that Schedule 2 does not classify here. */
  notClassified: z.array(z.string()),
});
export type StateIndustry = z.infer<typeof stateIndustry>;

export const clusterRoutes = {
  gujarat: route('GET', '/api/clusters/gujarat', 'listGujaratIndustries', {
    tag: 'industries',
    summary: 'Industries in Gujarat with the kinds of chemicals they handle, the highest above its lower threshold first',
    permission: 'industry.read',
    scope: 'rows',
    answer: z.object({ industries: z.array(stateIndustry), omitted: z.int().min(0) }),
  }),
} as const;
