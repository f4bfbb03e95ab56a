import { z } from 'zod';
import { idParam, isoDate, isoMoment, rowId, rowVersion } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { multiLineOrNone, oneLine, oneLineOrNone } from '../wire/text.ts';

const longText = multiLineOrNone(2000);
const title = oneLine(300);
const rowKey = z.string().regex(/^[a-z0-9]{1,32}$/, { error: 'A key of lower-case letters and digits' });
const rank = z.int().min(1).max(5);
const rankOrNone = rank.nullable();

const hasUniqueIds = <Item extends { readonly id: string }>(items: readonly Item[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;
const listSchema = <Schema extends z.ZodType<{ readonly id: string }>>(schema: Schema, most: number) =>
  z
    .array(schema)
    .max(most, { error: `At most ${most}` })
    .refine(hasUniqueIds, { error: 'Two entries have the same key' });

/** A risk placed in the 5 × 5 matrix. `reviewed` is false for an entry from a template until a person has reviewed it. */
export const matrixItem = z.object({
  id: rowKey,
  title,
  likelihood: rank,
  consequence: rank,
  note: longText,
  reviewed: z.boolean(),
});
export type MatrixItem = z.infer<typeof matrixItem>;

export const barrierStates = ['in-place', 'degraded', 'missing'] as const;
export type BarrierState = (typeof barrierStates)[number];

const barrier = z.object({ id: rowKey, title, state: z.enum(barrierStates) });
export type Barrier = z.infer<typeof barrier>;

/** A threat with its preventive barriers, or a consequence with its mitigating ones, in the order they are met. */
const bowTieLine = z.object({ id: rowKey, title, barriers: listSchema(barrier, 10) });
export type BowTieLine = z.infer<typeof bowTieLine>;

export const bowTie = z.object({
  id: rowKey,
  hazard: longText,
  topEvent: title,
  threats: listSchema(bowTieLine, 20),
  consequences: listSchema(bowTieLine, 20),
  reviewed: z.boolean(),
});
export type BowTie = z.infer<typeof bowTie>;

/** Guidewords of IEC 61882. */
export const guidewords = [
  'no',
  'more',
  'less',
  'as-well-as',
  'part-of',
  'reverse',
  'other-than',
  'early',
  'late',
  'before',
  'after',
] as const;
export type Guideword = (typeof guidewords)[number];

const hazopAction = z.object({ id: rowKey, title, owner: oneLineOrNone(200), dueOn: isoDate.nullable(), done: z.boolean() });
export type HazopAction = z.infer<typeof hazopAction>;

/** One deviation at a node, with causes, consequences, safeguards and actions. */
export const hazopRow = z.object({
  id: rowKey,
  node: title,
  guideword: z.enum(guidewords),
  deviation: title,
  causes: longText,
  consequences: longText,
  safeguards: longText,
  likelihood: rankOrNone,
  consequence: rankOrNone,
  actions: listSchema(hazopAction, 20),
  reviewed: z.boolean(),
});
export type HazopRow = z.infer<typeof hazopRow>;

/** Sums of likelihood and consequence (2 to 10) from which a risk is in the ALARP region and from which it is intolerable. */
export const matrixLimits = z
  .object({ alarpFrom: z.int().min(3).max(10), intolerableFrom: z.int().min(4).max(11) })
  .refine(({ alarpFrom, intolerableFrom }) => intolerableFrom > alarpFrom, {
    path: ['intolerableFrom'],
    error: 'Intolerable must begin above ALARP',
  });
export type MatrixLimits = z.infer<typeof matrixLimits>;

export const riskWorksheet = z.object({
  limits: matrixLimits,
  matrix: listSchema(matrixItem, 200),
  bowTies: listSchema(bowTie, 30),
  hazop: listSchema(hazopRow, 500),
});
export type RiskWorksheet = z.infer<typeof riskWorksheet>;

export const emptyWorksheet: RiskWorksheet = { limits: { alarpFrom: 5, intolerableFrom: 8 }, matrix: [], bowTies: [], hazop: [] };

const storedWorksheet = z.object({
  industryId: rowId,
  /** 0: nothing is stored yet. */
  version: z.int().min(0),
  savedAt: isoMoment.nullable(),
  savedBy: z.string().nullable(),
  worksheet: riskWorksheet,
});
export type StoredWorksheet = z.infer<typeof storedWorksheet>;

const worksheetBytes = 4 * 1024 * 1024;

export const riskWorksheetRoutes = {
  read: route({
    method: 'GET',
    path: '/api/industries/:id/risk-worksheet',
    id: 'readRiskWorksheet',
    tag: 'risk',
    summary: 'Risk matrix, bow-ties and HAZOP worksheet of an industry',
    permission: 'run.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    status: 200,
    answer: storedWorksheet,
  }),
  save: route({
    method: 'PUT',
    path: '/api/industries/:id/risk-worksheet',
    id: 'saveRiskWorksheet',
    tag: 'risk',
    summary: 'Store a new version of the worksheet; refused if someone else has stored one meanwhile',
    permission: 'run.create',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    body: z.object({ version: z.literal(0).or(rowVersion), worksheet: riskWorksheet }),
    bodyBytes: worksheetBytes,
    status: 200,
    answer: storedWorksheet,
  }),
} as const;
