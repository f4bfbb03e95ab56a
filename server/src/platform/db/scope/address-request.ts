import { type Account, ApiError } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { runUnscoped, toAreaKey } from './row-scope.ts';

type Data = Pick<Database, 'kysely'>;

/** Who asks, and whose authority answers. */
export interface Addressed {
  readonly district: string | null;
  readonly state: string | null;
  readonly requested_by_id: string;
}

interface Area {
  readonly district: string;
  /** The State of the district's sites; null: none is known, or sites are in several. */
  readonly state: string | null;
}

/** A district of the register, by its name regardless of case, as the register writes it. */
const findArea = async ({ kysely }: Data, district: string): Promise<Area | null> => {
  const { rows } = await sql<{ district: string | null; state: string | null; states: number }>`
    select min(btrim(district)) as district, min(btrim(state)) as state, count(distinct lower(btrim(state))) as states
    from industry where lower(btrim(district)) = ${toAreaKey(district)}`.execute(kysely);
  const [row] = rows;
  if (row === undefined || row.district === null) return null;
  return { district: row.district, state: row.states === 1 ? row.state : null };
};

/** The district of an account: of its scope, or of all its sites. */
const findOwnDistrict = async ({ kysely }: Data, { scope }: Account): Promise<string | null> => {
  if (scope.kind === 'district') return scope.area.trim();
  if (!('industryIds' in scope)) return null;
  const { rows } = await sql<{ district: string }>`
    select min(btrim(district)) as district from industry where id = any(${[...scope.industryIds]}::int[]) group by lower(btrim(district))`.execute(
    kysely,
  );
  return rows.length === 1 ? (rows[0]?.district ?? null) : null;
};

/**
 * The authority of a new request: that of the given district, else that of the account's. A given name must be in the register, or
 * nobody would answer.
 */
export const addressRequest = (database: Data, account: Account, given: string | undefined): Promise<Addressed> =>
  runUnscoped(async () => {
    const own = await findOwnDistrict(database, account);
    const chosen = given?.trim() || own;
    if (!chosen) return { district: null, state: null, requested_by_id: account.id };
    const area = await findArea(database, chosen);
    if (area !== null) return { ...area, requested_by_id: account.id };
    if (own !== null && toAreaKey(own) === toAreaKey(chosen)) return { district: own, state: null, requested_by_id: account.id };
    const message = 'No site of the register is in a district of this name. Correct the name, or leave the field empty';
    throw new ApiError('invalid-input', message, [{ field: 'district', message, value: chosen, rule: { kind: 'unknown', names: chosen } }]);
  });
