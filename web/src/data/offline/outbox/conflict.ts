import { toApiProblem } from '../../api-problem.ts';
import { send } from '../../http.ts';
import { newKey } from '../../new-key.ts';
import type { Change } from './change.ts';

/** A row as the server has it: its fields and its version. */
export type ServerRow = Readonly<Record<string, unknown>> & { readonly version: number };

export interface Conflict {
  readonly version: number;
  /** The fields that differ. */
  readonly fields: readonly { readonly field: string; readonly mine: unknown; readonly theirs: unknown }[];
}

const isRow = (value: unknown): value is ServerRow =>
  typeof value === 'object' && value !== null && typeof (value as ServerRow).version === 'number';

/** The row of a refused change now. Some calls answer it as a part of more. */
export const readServerRow = async ({ address }: Change): Promise<ServerRow> => {
  const answer = await send(new Request(address, { headers: { accept: 'application/json' } }));
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw toApiProblem(answer, body);
  const row = isRow(body) ? body : Object.values((body ?? {}) as Record<string, unknown>).find(isRow);
  if (row === undefined) throw new Error(`No row with a version at ${address}`);
  return row;
};

const notFields = new Set(['version', 'why']);

/** The fields of the change that the server's row has with another value. */
export const listConflicts = ({ body = '{}' }: Change, row: ServerRow): Conflict => ({
  version: row.version,
  fields: Object.entries(JSON.parse(body) as Record<string, unknown>)
    .filter(([field, mine]) => !notFields.has(field) && JSON.stringify(mine) !== JSON.stringify(row[field] ?? null))
    .map(([field, mine]) => ({ field, mine, theirs: row[field] ?? null })),
});

/** The change for the server's version; the chosen fields take the server's value. */
export const resolveConflict = (change: Change, { version, fields }: Conflict, takesTheirs: ReadonlySet<string>): Change => {
  const taken = fields.filter(({ field }) => takesTheirs.has(field)).map(({ field, theirs }) => [field, theirs] as const);
  const body = { ...JSON.parse(change.body ?? '{}'), ...Object.fromEntries(taken), version };
  return { ...change, key: newKey(), body: JSON.stringify(body) };
};
