import { z } from 'zod';
import { thresholdLaws } from './threshold-status.ts';

/** Source of a fact: keys of the card's own list of sources, and whether it was checked against none of them. */
const origin = { sources: z.array(z.string()), unverified: z.boolean(), note: z.string().nullable() };

export const chemicalFact = z.object({
  /** The library's name for it, 'boiling point'; screens translate it. */
  key: z.string(),
  value: z.number(),
  unit: z.string(),
  /** Temperature at which it holds, K, where it depends on that. */
  atK: z.number().nullable(),
  ...origin,
});
export type ChemicalFact = z.infer<typeof chemicalFact>;

export const cardToxicLevel = z.object({
  /** 'AEGL-2', 'IDLH'. */
  level: z.string(),
  exposureMin: z.number(),
  value: z.number(),
  unit: z.string(),
  ...origin,
});
export type CardToxicLevel = z.infer<typeof cardToxicLevel>;

const spill = z.object({
  isolateM: z.number(),
  dayKm: z.number(),
  nightKm: z.number(),
  dayOrMore: z.boolean(),
  nightOrMore: z.boolean(),
});
const windDistance = z.object({ km: z.number(), orMore: z.boolean() });
const byWind = z.object({ low: windDistance, moderate: windDistance, high: windDistance });

export const cardThreshold = z.object({
  rule: z.enum(['msihc', 'seveso-named', 'seveso-category', 'epa-rmp']),
  /** Schedule, category or list within the rule. */
  entry: z.string().nullable(),
  lowerT: z.number(),
  /** Null where the rule has one threshold only. */
  upperT: z.number().nullable(),
  ...origin,
});
export type CardThreshold = z.infer<typeof cardThreshold>;

/** First aid, in the order it is carried out; screens translate by the code. */
export const firstAidSteps = [
  'freshAir',
  'breathing',
  'undressRinse',
  'wipeFirst',
  'rinse',
  'corrosiveRinse',
  'calciumGluconate',
  'wetDressing',
  'soapWash',
  'frozenClothes',
  'frostbite',
  'coolBurns',
  'clothesBurn',
  'delayed',
] as const;
/** Response to a spill or a fire, in the order of a guide page; screens translate by the code. */
export const responseSteps = [
  'breathingApparatus',
  'chemicalSuit',
  'ignition',
  'combustibles',
  'gasFire',
  'noWater',
  'spray',
  'sprayLiquid',
  'notInside',
  'lngPool',
  'crudeTank',
  'foam',
  'tankCool',
  'drains',
] as const;

/** Calculations that a chemical feeds only as melt: in air of 25 °C it is solid, and nothing flows out. Null: none. */
export const meltModels = z
  .object({
    canModel: z.array(z.enum(['leak', 'flammable', 'fire', 'explosion'])),
    /** Its melting point, °C: the storage temperature must be above it. */
    aboveC: z.number(),
  })
  .nullable();

/** What a law says of the solutions of a chemical. Shares are % by mass. */
const solutionLaw = z.object({
  law: z.enum(thresholdLaws),
  /** From this share on it is listed; 0: at any; null: at none, or nobody has decided. */
  fromPercent: z.number().nullable(),
  /** Threshold from that share on; null: that of the chemical itself. */
  lowerT: z.number().nullable(),
  /** Which mass counts. */
  counts: z.enum(['product', 'chemical']),
  /** Below that share, or at any. */
  below: z.enum(['not-listed', 'not-classified']),
  ...origin,
});
export type SolutionLaw = z.infer<typeof solutionLaw>;

/** What the library knows of the solutions of a chemical, which are not modelled. */
const chemicalSolutions = z.object({
  /** Formalin, hydrochloric acid: names that mean a solution, also without a concentration. */
  names: z.array(z.string()),
  /** From this share on a stock counts as the pure chemical, % by mass. */
  pureFromPercent: z.number(),
  /** In water at 20 °C; null: the mass of a volume is not known. */
  densities: z.object({ rows: z.array(z.object({ percent: z.number(), kgM3: z.number() })), ...origin }).nullable(),
  guides: z.array(z.object({ fromPercent: z.number(), toPercent: z.number(), un: z.int(), guide: z.string() })),
  /** First aid by those guides; null: that of the chemical itself. */
  firstAid: z.object({ steps: z.array(z.enum(firstAidSteps)), ...origin }).nullable(),
  laws: z.array(solutionLaw),
});
export type ChemicalSolutions = z.infer<typeof chemicalSolutions>;

/** Everything known of one chemical of the library, as its card shows it. */
export const chemicalCard = z.object({
  id: z.string(),
  name: z.string(),
  casNo: z.string().nullable(),
  synonyms: z.array(z.string()),
  kind: z.enum(['pure', 'mixture', 'solution']),
  formula: z.string().nullable(),
  un: z.array(z.int()),
  canModel: z.array(z.enum(['leak', 'explosion'])),
  melt: meltModels,
  missing: z.array(z.string()),
  /** A warning about its behaviour that no single value shows. */
  note: z.string().nullable(),
  properties: z.array(chemicalFact),
  flammability: z.array(chemicalFact),
  /** Null: not stated. */
  burns: z.boolean().nullable(),
  toxicLevels: z.array(cardToxicLevel),
  ghs: z
    .object({
      signal: z.string().nullable(),
      classes: z.array(z.string()),
      statements: z.array(z.string()),
      pictograms: z.array(z.string()),
      ...origin,
    })
    .nullable(),
  nfpa: z.object({ health: z.int(), fire: z.int(), instability: z.int(), special: z.string().nullable(), ...origin }).nullable(),
  unClasses: z.object({ rows: z.array(z.object({ un: z.int(), class: z.string() })), ...origin }).nullable(),
  guides: z.object({ guides: z.array(z.string()), ...origin }).nullable(),
  /** Distance to keep from a tank in a fire, by the ERG guide. */
  tankFireM: z.number().nullable(),
  /** Water must not be put on it. */
  waterReactive: z.boolean(),
  firstAid: z.object({ steps: z.array(z.enum(firstAidSteps)), ...origin }).nullable(),
  advice: z.object({ steps: z.array(z.enum(responseSteps)), ...origin }).nullable(),
  /** ERG Table 1: how far to isolate and to protect. `large` null: by container, below. */
  distances: z
    .object({ rows: z.array(z.object({ un: z.int(), label: z.string().nullable(), small: spill, large: spill.nullable() })), ...origin })
    .nullable(),
  /** ERG Table 3: large spills by container and wind. */
  largeSpills: z
    .object({ rows: z.array(z.object({ container: z.string(), isolateM: z.number(), day: byWind, night: byWind })), ...origin })
    .nullable(),
  thresholds: z.array(cardThreshold),
  /** Laws that may list it: the library does not say. */
  notClassified: z.array(z.enum(thresholdLaws)),
  /** Null: none is known. */
  solutions: chemicalSolutions.nullable(),
  reactiveGroups: z.object({ groups: z.array(z.object({ id: z.int(), name: z.string(), special: z.boolean() })), ...origin }).nullable(),
  /** The sources named above, once each. */
  sources: z.array(z.object({ key: z.string(), title: z.string(), where: z.string(), licence: z.string(), opened: z.boolean() })),
});
export type ChemicalCard = z.infer<typeof chemicalCard>;
