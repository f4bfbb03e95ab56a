import { z } from 'zod';
import { isCasNumber } from '../register/inventory-fields.ts';
import { route } from '../wire/route.ts';
import { isOneLine } from '../wire/text.ts';

/** Of the tables, as of 40 CFR 68.22(e): buildings or trees about, or flat open country. */
const terrain = z.enum(['rural', 'urban'], { error: 'must be rural or urban' });
export type RmpTerrain = z.infer<typeof terrain>;

const minutes = z.union([z.literal(10), z.literal(60)], { error: 'must be 10 or 60' });
const number = z.int({ error: 'must be the number of the table' }).min(1, { error: 'must be the number of the table' }).max(99);
const cas = z.string({ error: 'must be a CAS number' }).refine(isCasNumber, {
  error: 'must be a CAS number such as 7782-50-5, with a correct check digit',
});

const aboveZero = { error: 'must be a number above 0' };
const positive = z.number(aboveZero).positive(aboveZero);

/** A cell of a table, miles; text where the table prints that it is more: '>25'. */
const mileageError = { error: 'must be miles above 0, or a text such as ">25" where the table prints more than 25' };
const isMore = (written: string): boolean => /^>\d+(\.\d+)?$/.test(written) && Number(written.slice(1)) > 0;
const mileage = z.union([positive, z.string().refine(isMore, mileageError)], mileageError);
export type RmpMileage = z.infer<typeof mileage>;

/** A cell as a figure, miles, and whether it is at least so far. */
export const parseMiles = (cell: RmpMileage): { readonly miles: number; readonly orMore: boolean } =>
  typeof cell === 'number' ? { miles: cell, orMore: false } : { miles: Number(cell.slice(1)), orMore: true };

const text = z
  .string({ error: 'must be a text' })
  .trim()
  .min(1, { error: 'must not be empty' })
  .max(300, { error: 'must be at most 300 characters' })
  .refine(isOneLine, { error: 'must be one line without invisible characters' });

/** At most so many rows, columns or entries: far more than are printed. */
const most = 500;
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, { error: 'must be a list' })
    .min(1, { error: 'must not be empty' })
    .max(most, { error: `must have at most ${most} entries` });

type Path = readonly (string | number)[];
type Complain = (path: Path, message: string) => void;
const complainIn =
  (context: { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void }): Complain =>
  (path, message) =>
    context.addIssue({ code: 'custom', path: [...path], message });

/** Each value above the one before it. */
const checkRising = (values: readonly number[], pathOf: (index: number) => Path, complain: Complain): void => {
  const at = values.findIndex((value, index) => index > 0 && value <= (values[index - 1] ?? value));
  if (at > 0) complain(pathOf(at), `must be above the one before it (${values[at]} after ${values[at - 1]})`);
};

/** No distance below the one before it. */
const checkNeverFalls = (cells: readonly RmpMileage[], pathOf: (index: number) => Path, complain: Complain): void => {
  const values = cells.map((cell) => parseMiles(cell).miles);
  const at = values.findIndex((value, index) => index > 0 && value < (values[index - 1] ?? value));
  if (at > 0) complain(pathOf(at), `must not be less than at the smaller release before it (${cells[at]} after ${cells[at - 1]})`);
};

/** Rows of one distance each: releases rise by `name`, distances never fall. */
const checkRows = (
  rows: readonly { readonly amount: number; readonly miles: RmpMileage }[],
  name: 'upTo' | 'lbPerMin',
  complain: Complain,
): void => {
  const amounts = rows.map(({ amount }) => amount);
  const cells = rows.map(({ miles }) => miles);
  checkRising(amounts, (row) => ['rows', row, name], complain);
  checkNeverFalls(cells, (row) => ['rows', row, 'miles'], complain);
};

const neutralTable = z
  .strictObject({
    kind: z.literal('neutral'),
    number,
    terrain,
    minutes,
    /** `upTo`: the row holds up to this rate over endpoint, (lb/min)/(mg/L). */
    rows: list(z.strictObject({ upTo: positive, miles: mileage })),
  })
  .superRefine(({ rows }, context) => {
    const amounts = rows.map(({ upTo, miles }) => ({ amount: upTo, miles }));
    checkRows(amounts, 'upTo', complainIn(context));
  });

/** A row of the dense table reads from the greater endpoint to the smaller: the distance rises. */
const checkDenseRow = (miles: readonly RmpMileage[], columns: number, row: number, complain: Complain): void => {
  if (miles.length !== columns) {
    complain(['rows', row, 'miles'], `must have a distance for each of the ${columns} endpoints, and has ${miles.length}`);
    return;
  }
  const values = miles.map((cell) => parseMiles(cell).miles);
  const at = values.findIndex((value, index) => index > 0 && value > (values[index - 1] ?? value));
  if (at > 0) complain(['rows', row, 'miles', at], `must not be more than at the smaller endpoint (${miles[at]} after ${miles[at - 1]})`);
};

const denseTable = z
  .strictObject({
    kind: z.literal('dense'),
    number,
    terrain,
    minutes,
    /** The columns, mg/L. */
    endpointsMgL: list(positive),
    /** A distance for each endpoint. */
    rows: list(z.strictObject({ lbPerMin: positive, miles: list(mileage) })),
  })
  .superRefine(({ endpointsMgL, rows }, context) => {
    const complain = complainIn(context);
    const rates = rows.map(({ lbPerMin }) => lbPerMin);
    checkRising(endpointsMgL, (column) => ['endpointsMgL', column], complain);
    checkRising(rates, (row) => ['rows', row, 'lbPerMin'], complain);
    for (const [row, { miles }] of rows.entries()) checkDenseRow(miles, endpointsMgL.length, row, complain);
    if (rows.some(({ miles }) => miles.length !== endpointsMgL.length)) return;
    for (const column of endpointsMgL.keys()) {
      const cells = rows.flatMap(({ miles }) => miles.slice(column, column + 1));
      checkNeverFalls(cells, (row) => ['rows', row, 'miles', column], complain);
    }
  });

const substanceTable = z
  .strictObject({
    kind: z.literal('substance'),
    number,
    cas,
    terrain,
    /** Left out: for either. */
    minutes: minutes.optional(),
    rows: list(z.strictObject({ lbPerMin: positive, miles: mileage })),
  })
  .superRefine(({ rows }, context) => {
    const amounts = rows.map(({ lbPerMin, miles }) => ({ amount: lbPerMin, miles }));
    checkRows(amounts, 'lbPerMin', complainIn(context));
  });

const table = z.discriminatedUnion('kind', [neutralTable, denseTable, substanceTable], { error: 'must be neutral, dense or substance' });
export type RmpTable = z.infer<typeof table>;

const substance = z.strictObject({
  cas,
  /** Toxic endpoint, mg/L (40 CFR 68, appendix A). */
  endpointMgL: positive,
  /** Which of the tables for any gas holds for it. */
  gas: z.enum(['neutral', 'dense'], { error: 'must be neutral or dense' }),
});

/** What no two tables share. A substance may have several by number (ways of storage); of those for any gas there is one of each. */
const listKeys = (one: RmpTable): readonly string[] => {
  const who = one.kind === 'substance' ? `${one.cas}, number ${one.number}` : one.kind;
  return (one.minutes === undefined ? [10, 60] : [one.minutes]).map((duration) => `${who}, ${one.terrain}, ${duration} min`);
};

const checkOnce = (keys: readonly (readonly string[])[], pathOf: (index: number) => Path, complain: Complain): void => {
  const seen = new Map<string, number>();
  keys.forEach((own, index) => {
    for (const key of own) {
      const first = seen.get(key);
      if (first !== undefined) complain(pathOf(index), `is there twice: ${key} stands at ${first}, too (counted from 0)`);
      seen.set(key, first ?? index);
    }
  });
};

/**
 * EPA's look-up tables for toxic gases (EPA 550-B-99-009), as an operator brings them: distances, miles, by release rate, lb/min, and
 * toxic endpoint, mg/L. Rows rise by release and their distances never fall; described in docs/rmp-tables.md.
 */
export const rmpTables = z
  .strictObject({
    /** What the figures were taken from. */
    source: text,
    edition: text,
    substances: z.array(substance, { error: 'must be a list' }).max(most, { error: `must have at most ${most} entries` }),
    tables: list(table),
  })
  .superRefine(({ substances, tables }, context) => {
    const complain = complainIn(context);
    checkOnce(
      substances.map((one) => [one.cas]),
      (index) => ['substances', index, 'cas'],
      complain,
    );
    checkOnce(tables.map(listKeys), (index) => ['tables', index], complain);
  });
export type RmpTables = z.infer<typeof rmpTables>;

/** The same as a JSON Schema for editors, which find it by `$schema` in the file. */
export const rmpTablesSchema = (): object => {
  const { properties, ...rest } = z.toJSONSchema(rmpTables);
  return {
    title: 'EPA look-up tables for toxic gases, as HazardGuard reads them',
    ...rest,
    properties: { $schema: { type: 'string' }, ...properties },
  };
};

export const rmpTableRoutes = {
  read: route({
    method: 'GET',
    path: '/api/rmp-tables',
    id: 'readRmpTables',
    tag: 'chemicals',
    summary: 'EPA’s look-up tables for toxic gases as the operator of this installation has brought them; null: none',
    permission: 'chemical.read',
    scope: 'common',
    status: 200,
    answer: z.object({ tables: rmpTables.nullable() }),
  }),
} as const;
