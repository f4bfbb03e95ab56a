import { z } from 'zod';
import { isCasNumber } from '../register/inventory-fields.ts';
import { route } from '../wire/route.ts';
import { isOneLine } from '../wire/visible-text.ts';

/** Terrain of a table (40 CFR 68.22(e)): urban with buildings or trees, rural for flat open country. */
const terrain = z.enum(['rural', 'urban'], { error: 'must be rural or urban' });
export type RmpTerrain = z.infer<typeof terrain>;

const minutes = z.union([z.literal(10), z.literal(60)], { error: 'must be 10 or 60' });
const number = z.int({ error: 'must be the number of the table' }).min(1, { error: 'must be the number of the table' }).max(99);
const cas = z.string({ error: 'must be a CAS number' }).refine(isCasNumber, {
  error: 'must be a CAS number such as 7782-50-5, with a correct check digit',
});

const aboveZero = { error: 'must be a number above 0' };
const positive = z.number(aboveZero).positive(aboveZero);

/** A cell of a table, miles; a text such as '>25' where the table prints more than 25. */
const mileageError = { error: 'must be miles above 0, or a text such as ">25" where the table prints more than 25' };
const isMore = (written: string): boolean => /^>\d+(\.\d+)?$/.test(written) && Number(written.slice(1)) > 0;
const mileage = z.union([positive, z.string().refine(isMore, mileageError)], mileageError);
export type RmpMileage = z.infer<typeof mileage>;

/** A cell in miles; `orMore`: it is a lower bound. */
export const parseMiles = (cell: RmpMileage): { readonly miles: number; readonly orMore: boolean } =>
  typeof cell === 'number' ? { miles: cell, orMore: false } : { miles: Number(cell.slice(1)), orMore: true };

const text = z
  .string({ error: 'must be a text' })
  .trim()
  .min(1, { error: 'must not be empty' })
  .max(300, { error: 'must be at most 300 characters' })
  .refine(isOneLine, { error: 'must be one line without invisible characters' });

/** Maximum of rows, columns or entries: far more than the tables have. */
const most = 500;
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, { error: 'must be a list' })
    .min(1, { error: 'must not be empty' })
    .max(most, { error: `must have at most ${most} entries` });

type Path = readonly (string | number)[];
type AddIssue = (path: Path, message: string) => void;
const makeAddIssue =
  (context: { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void }): AddIssue =>
  (path, message) =>
    context.addIssue({ code: 'custom', path: [...path], message });

/** Each value must be above the one before it. */
const checkRising = (values: readonly number[], toPath: (index: number) => Path, addIssue: AddIssue): void => {
  const at = values.findIndex((value, index) => index > 0 && value <= (values[index - 1] ?? value));
  if (at > 0) addIssue(toPath(at), `must be above the one before it (${values[at]} after ${values[at - 1]})`);
};

/** No distance may be below the one before it. */
const checkNeverFalls = (cells: readonly RmpMileage[], toPath: (index: number) => Path, addIssue: AddIssue): void => {
  const values = cells.map((cell) => parseMiles(cell).miles);
  const at = values.findIndex((value, index) => index > 0 && value < (values[index - 1] ?? value));
  if (at > 0) addIssue(toPath(at), `must not be less than at the smaller release before it (${cells[at]} after ${cells[at - 1]})`);
};

/** Rows with one distance each: `name` must rise, distances must not fall. */
const checkRows = (
  rows: readonly { readonly amount: number; readonly miles: RmpMileage }[],
  name: 'upTo' | 'lbPerMin',
  addIssue: AddIssue,
): void => {
  const amounts = rows.map(({ amount }) => amount);
  const cells = rows.map(({ miles }) => miles);
  checkRising(amounts, (row) => ['rows', row, name], addIssue);
  checkNeverFalls(cells, (row) => ['rows', row, 'miles'], addIssue);
};

const neutralTable = z
  .strictObject({
    kind: z.literal('neutral'),
    number,
    terrain,
    minutes,
    /** `upTo`: the row applies up to this ratio of release rate to endpoint, (lb/min)/(mg/L). */
    rows: list(z.strictObject({ upTo: positive, miles: mileage })),
  })
  .superRefine(({ rows }, context) => {
    const amounts = rows.map(({ upTo, miles }) => ({ amount: upTo, miles }));
    checkRows(amounts, 'upTo', makeAddIssue(context));
  });

/** In a row of the dense table the distance must not rise from a smaller endpoint to a greater one. */
const checkDenseRow = (miles: readonly RmpMileage[], columns: number, row: number, addIssue: AddIssue): void => {
  if (miles.length !== columns) {
    addIssue(['rows', row, 'miles'], `must have a distance for each of the ${columns} endpoints, and has ${miles.length}`);
    return;
  }
  const values = miles.map((cell) => parseMiles(cell).miles);
  const at = values.findIndex((value, index) => index > 0 && value > (values[index - 1] ?? value));
  if (at > 0) addIssue(['rows', row, 'miles', at], `must not be more than at the smaller endpoint (${miles[at]} after ${miles[at - 1]})`);
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
    const addIssue = makeAddIssue(context);
    const rates = rows.map(({ lbPerMin }) => lbPerMin);
    checkRising(endpointsMgL, (column) => ['endpointsMgL', column], addIssue);
    checkRising(rates, (row) => ['rows', row, 'lbPerMin'], addIssue);
    for (const [row, { miles }] of rows.entries()) checkDenseRow(miles, endpointsMgL.length, row, addIssue);
    if (rows.some(({ miles }) => miles.length !== endpointsMgL.length)) return;
    for (const column of endpointsMgL.keys()) {
      const cells = rows.flatMap(({ miles }) => miles.slice(column, column + 1));
      checkNeverFalls(cells, (row) => ['rows', row, 'miles', column], addIssue);
    }
  });

const substanceTable = z
  .strictObject({
    kind: z.literal('substance'),
    number,
    cas,
    terrain,
    /** Absent: for both durations. */
    minutes: minutes.optional(),
    rows: list(z.strictObject({ lbPerMin: positive, miles: mileage })),
  })
  .superRefine(({ rows }, context) => {
    const amounts = rows.map(({ lbPerMin, miles }) => ({ amount: lbPerMin, miles }));
    checkRows(amounts, 'lbPerMin', makeAddIssue(context));
  });

const table = z.discriminatedUnion('kind', [neutralTable, denseTable, substanceTable], { error: 'must be neutral, dense or substance' });
export type RmpTable = z.infer<typeof table>;

const substance = z.strictObject({
  cas,
  /** Toxic endpoint, mg/L (40 CFR 68, appendix A). */
  endpointMgL: positive,
  /** Which of the tables for any gas applies to it. */
  gas: z.enum(['neutral', 'dense'], { error: 'must be neutral or dense' }),
});

/** Keys that must be unique. A substance may have several tables, by number (kinds of storage); there is one of each for any gas. */
const listKeys = (one: RmpTable): readonly string[] => {
  const who = one.kind === 'substance' ? `${one.cas}, number ${one.number}` : one.kind;
  return (one.minutes === undefined ? [10, 60] : [one.minutes]).map((duration) => `${who}, ${one.terrain}, ${duration} min`);
};

const checkOnce = (keys: readonly (readonly string[])[], toPath: (index: number) => Path, addIssue: AddIssue): void => {
  const seen = new Map<string, number>();
  keys.forEach((own, index) => {
    for (const key of own) {
      const first = seen.get(key);
      if (first !== undefined) addIssue(toPath(index), `is a duplicate: ${key} is already at index ${first}`);
      seen.set(key, first ?? index);
    }
  });
};

/**
 * EPA's look-up tables for toxic gases (EPA 550-B-99-009), as an operator supplies them: distances, miles, by release rate, lb/min, and
 * toxic endpoint, mg/L. Rows rise by release and their distances never fall; described in docs/rmp-tables.md.
 */
export const rmpTables = z
  .strictObject({
    /** Source of the figures. */
    source: text,
    edition: text,
    substances: z.array(substance, { error: 'must be a list' }).max(most, { error: `must have at most ${most} entries` }),
    tables: list(table),
  })
  .superRefine(({ substances, tables }, context) => {
    const addIssue = makeAddIssue(context);
    checkOnce(
      substances.map((one) => [one.cas]),
      (index) => ['substances', index, 'cas'],
      addIssue,
    );
    checkOnce(tables.map(listKeys), (index) => ['tables', index], addIssue);
  });
export type RmpTables = z.infer<typeof rmpTables>;

/** The same as a JSON Schema, which editors find by `$schema` in the file. */
export const rmpTablesSchema = (): object => {
  const { properties, ...rest } = z.toJSONSchema(rmpTables);
  return {
    title: 'EPA look-up tables for toxic gases, as HazardGuard reads them',
    ...rest,
    properties: { $schema: { type: 'string' }, ...properties },
  };
};

export const rmpTableRoutes = {
  read: route('GET', '/api/rmp-tables', 'readRmpTables', {
    tag: 'chemicals',
    summary: 'EPA’s look-up tables for toxic gases as supplied by the operator of this installation; null: none',
    permission: 'chemical.read',
    scope: 'common',
    answer: z.object({ tables: rmpTables.nullable() }),
  }),
} as const;
