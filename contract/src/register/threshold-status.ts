import { z } from 'zod';
import { idParam, isoDate, rowId } from '../wire/fields.ts';
import { route } from '../wire/route.ts';

/** `msihc`: Schedule 2, isolated storage. `msihc-process`: Schedule 3, processes. */
export const thresholdLaws = ['msihc', 'msihc-process', 'seveso-3', 'epa-rmp'] as const;
export type ThresholdLaw = (typeof thresholdLaws)[number];

/**
 * Threshold status of a quantity: below every threshold; not classified, because the library does not say whether the law lists all of it; at or above the
 * lower; at or above the upper.
 */
export const thresholdTiers = ['below', 'not-classified', 'lower', 'upper'] as const;
export type ThresholdTier = (typeof thresholdTiers)[number];
const tier = z.enum(thresholdTiers);

/** The tiers of one quantity against one entry. */
export const entryTiers = ['below', 'lower', 'upper'] as const satisfies readonly ThresholdTier[];
export type EntryTier = (typeof entryTiers)[number];
const entryTier = z.enum(entryTiers);

/** How kilograms were found. `kgPerUnit` is the unit's own mass, or for volumes the liquid's density near 25 °C. */
const conversion = z.object({
  unit: z.string(),
  quantity: z.number(),
  by: z.enum(['mass', 'density']),
  kgPerUnit: z.number(),
  kg: z.number(),
});

/** Everything of one chemical on the site, of a solution with one share. */
export const stockOfChemical = z.object({
  chemicalId: z.string(),
  name: z.string(),
  casNo: z.string(),
  /** A solution or mixture of it; null: the chemical itself. `name` then has the share. */
  solution: z.object({ percent: z.number().nullable(), soluteKg: z.number().nullable() }).nullable(),
  /** Of the product. */
  kg: z.number(),
  items: z.int(),
  conversions: z.array(conversion),
  /** Items whose volume could not be turned into mass: the true quantity is larger. */
  itemsWithoutMass: z.int(),
});
export type StockOfChemical = z.infer<typeof stockOfChemical>;

/** One entry of a law against what is stored; an entry of a group sums its members. */
export const thresholdEntry = z.object({
  /** The substance, or the group as the law has it. */
  entry: z.string(),
  chemicals: z.array(z.string()),
  kg: z.number(),
  lowerKg: z.number(),
  /** Null where the law has one threshold. */
  upperKg: z.number().nullable(),
  tier: entryTier,
  /** A figure behind it was not checked against its source. */
  unverified: z.boolean(),
  sources: z.array(z.string()),
  notes: z.array(z.string()),
});
export type ThresholdEntry = z.infer<typeof thresholdEntry>;

/** The additive rule: Σ quantity / threshold over the members of a hazard group; 1 or more reaches the tier. */
export const hazardSum = z.object({
  group: z.enum(['health', 'physical', 'environment']),
  lower: z.number(),
  upper: z.number(),
  tier: entryTier,
  unverified: z.boolean(),
});
export type HazardSum = z.infer<typeof hazardSum>;

export const lawThresholds = z.object({
  law: z.enum(thresholdLaws),
  tier,
  /** The tier depends on an unverified figure. */
  unverified: z.boolean(),
  entries: z.array(thresholdEntry),
  sums: z.array(hazardSum),
  /** Stored chemicals of which the library does not know whether this law lists them: they are in no entry, and that is not zero. */
  notClassified: z.array(z.string()),
  /** Listed substances that are in no sum, because the library does not know their hazard categories. */
  notSummed: z.array(z.string()),
});
export type LawThresholds = z.infer<typeof lawThresholds>;

/** What the chart of reactive groups can say of two chemicals, in the chart's order; screens translate. */
export const mixingHazards = [
  'heat',
  'unknown',
  'none',
  'polymerization',
  'gas',
  'violent',
  'corrosive',
  'explosive',
  'flammable',
  'toxic',
  'unstable',
] as const;
export type MixingHazard = (typeof mixingHazards)[number];

const storedNeighbour = z.object({ chemicalId: z.string(), name: z.string() });

/** Two chemicals in one location that are incompatible, or need caution. */
export const incompatibleStocks = z.object({
  location: z.string(),
  one: storedNeighbour,
  other: storedNeighbour,
  outcome: z.enum(['incompatible', 'caution', 'not-assessed']),
  hazards: z.array(z.enum(mixingHazards)),
  gases: z.array(z.string()),
  unverified: z.boolean(),
});
export type IncompatibleStocks = z.infer<typeof incompatibleStocks>;

export const expiringItem = z.object({
  id: rowId,
  itemNo: z.string(),
  productName: z.string(),
  location: z.string(),
  quantity: z.number().nullable(),
  unit: z.string(),
  dateExpired: isoDate,
});

/** What is kept of one chemical in one location. */
export const placedStock = z.object({
  location: z.string(),
  chemicalId: z.string(),
  name: z.string(),
  kg: z.number(),
  items: z.int(),
  /** The largest vessel, and its item. */
  largest: z.object({ itemId: rowId, kg: z.number() }),
});
export type PlacedStock = z.infer<typeof placedStock>;

export const thresholdStatus = z.object({
  industryId: rowId,
  /** The day that expiry is counted from, in India. */
  on: isoDate,
  items: z.int(),
  /** Items whose CAS number is not in the library: no law was applied to them. */
  itemsNotInLibrary: z.int(),
  /** Items whose name is one substance and whose CAS number another: no law was applied to them. */
  itemsOfTwoSubstances: z.int(),
  itemsWithoutMass: z.int(),
  stocks: z.array(stockOfChemical),
  laws: z.array(lawThresholds),
  neighbours: z.array(incompatibleStocks),
  /** Pairs beyond those listed. */
  neighboursOmitted: z.int(),
  expired: z.array(expiringItem),
  expiredTotal: z.int(),
  expiringSoon: z.array(expiringItem),
  expiringSoonTotal: z.int(),
  places: z.array(placedStock),
  placesOmitted: z.int(),
});
export type ThresholdStatus = z.infer<typeof thresholdStatus>;

export const thresholdStatusRoutes = {
  read: route('GET', '/api/industries/:id/standing', 'readStanding', {
    tag: 'inventory',
    summary: 'Threshold status of the stock of a site: legal thresholds, incompatible stock, expiry, quantity by location',
    permission: 'inventory.read',
    scope: { of: 'industry', param: 'id' },
    opened: true,
    params: idParam,
    answer: thresholdStatus,
  }),
} as const;
