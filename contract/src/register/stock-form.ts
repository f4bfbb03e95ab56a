import { z } from 'zod';
import { firstAidSteps } from './chemical-card.ts';
import { thresholdLaws } from './threshold-status.ts';

/** What reading a concentration took for granted. */
export const concentrationAssumptions = ['by-mass', 'strongest', 'density-of-water', 'volume-as-mass', 'not-understood'] as const;

/**
 * What a row of stock holds, from its name, CAS number and concentration. 'solution': a solution or mixture of the chemical, whose release no model
 * computes. 'unclear': the concentration has a figure that is not understood.
 */
export const stockForm = z.object({
  kind: z.enum(['pure', 'solution', 'unclear']),
  /** Share of the chemical by mass; null: pure, or not known. */
  percent: z.number().nullable(),
  /** Mass of the chemical in the stock, kg; null: not known. */
  soluteKg: z.number().nullable(),
  /** Of the solution at 20 °C, kg/m³; null: pure, or not known. */
  densityKgM3: z.number().nullable(),
  assumed: z.array(z.enum(concentrationAssumptions)),
  /** So strong, or of unknown strength, that a release of it is treated as one of gas. */
  fumes: z.boolean(),
  /** ERG 2024 for a solution; empty: pure, or the guide has no row for it. */
  guides: z.array(z.object({ un: z.int(), guide: z.string() })),
  /** First aid by the guides of the solution, and of an unclear row by those of the chemical, too; empty: pure, or the library has no guide. */
  firstAid: z.array(z.enum(firstAidSteps)),
  /** What each law says of this row alone, of a solution; empty: pure. */
  laws: z.array(z.object({ law: z.enum(thresholdLaws), status: z.enum(['not-listed', 'not-classified', 'below', 'lower', 'upper']) })),
});
export type StockForm = z.infer<typeof stockForm>;
