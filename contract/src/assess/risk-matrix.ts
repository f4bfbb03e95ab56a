import { z } from 'zod';
import { idParam, isoMoment, rowId, rowVersion } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { multiLineOrNone, oneLine } from '../wire/text.ts';

const rowKey = z.string().regex(/^[a-z0-9]{1,32}$/, { error: 'A key of lower-case letters and digits' });
const rank = z.int().min(1).max(5);
const mostItems = 200;

/** A risk placed in the 5 × 5 matrix. `reviewed` is false for an entry from a former template until a person has reviewed it. */
export const matrixItem = z.object({
  id: rowKey,
  title: oneLine(300),
  likelihood: rank,
  consequence: rank,
  note: multiLineOrNone(2000),
  reviewed: z.boolean(),
});
export type MatrixItem = z.infer<typeof matrixItem>;

/** Sums of likelihood and consequence (2 to 10) from which a risk is in the ALARP region and from which it is intolerable. */
export const matrixLimits = z
  .object({ alarpFrom: z.int().min(3).max(10), intolerableFrom: z.int().min(4).max(11) })
  .refine(({ alarpFrom, intolerableFrom }) => intolerableFrom > alarpFrom, {
    path: ['intolerableFrom'],
    error: 'Intolerable must begin above ALARP',
  });
export type MatrixLimits = z.infer<typeof matrixLimits>;

export const riskMatrix = z.object({
  limits: matrixLimits,
  items: z
    .array(matrixItem)
    .max(mostItems, { error: `At most ${mostItems}` })
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, { error: 'Two entries have the same key' }),
});
export type RiskMatrix = z.infer<typeof riskMatrix>;

export const emptyMatrix: RiskMatrix = { limits: { alarpFrom: 5, intolerableFrom: 8 }, items: [] };

const storedMatrix = z.object({
  industryId: rowId,
  /** 0: nothing is stored yet. */
  version: z.int().min(0),
  savedAt: isoMoment.nullable(),
  savedBy: z.string().nullable(),
  matrix: riskMatrix,
});
export type StoredMatrix = z.infer<typeof storedMatrix>;

export const riskMatrixRoutes = tagged('risk', {
  read: route('GET', '/api/industries/:id/risk-matrix', 'readRiskMatrix', {
    summary: 'Risk matrix of an industry',
    permission: 'run.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: storedMatrix,
  }),
  save: route('PUT', '/api/industries/:id/risk-matrix', 'saveRiskMatrix', {
    summary: 'Store a new version of the risk matrix; refused if someone else has stored one meanwhile',
    permission: 'run.create',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    body: z.object({ version: z.literal(0).or(rowVersion), matrix: riskMatrix }),
    bodyBytes: 2 * 1024 * 1024,
    answer: storedMatrix,
  }),
});
