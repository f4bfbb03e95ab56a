import { ApiError, formatRule } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped, toAreaKey } from '../../platform/db/scope/row-scope.ts';
import { type Districts, loadBundledDistricts } from '../../platform/providers/gazetteer/districts.ts';

const nearestShown = 3;
/** Different unknown names of one file that are compared; a file of 200,000 of them must not hold the server up. */
const mostCompared = 200;

/** Districts in the scope of an account, as they are compared. */
export const listCoveredDistricts = async ({ kysely }: Pick<Database, 'kysely'>): Promise<ReadonlySet<string>> => {
  const query = kysely.selectFrom('person').select('scope_area').distinct();
  const rows = await runUnscoped(() => query.where('scope_kind', '=', 'district').where('deactivated_at', 'is', null).execute());
  return new Set(rows.map(({ scope_area }) => toAreaKey(scope_area ?? '')));
};

/** Districts that this installation works with: of its sites, and of the people who are responsible for one. */
const listOwnDistricts = async (database: Pick<Database, 'kysely'>): Promise<readonly string[]> => {
  const query = sql<{ district: string }>`select distinct btrim(district) as district from industry where btrim(district) <> ''`;
  const { rows } = await runUnscoped(() => query.execute(database.kysely));
  return [...rows.map(({ district }) => district), ...(await listCoveredDistricts(database))];
};

/** The known names nearest to a district that is not known; null: it is known. */
export type DistrictCheck = (district: string) => readonly string[] | null;

export const makeDistrictCheck = (districts: Districts, own: readonly string[]): DistrictCheck => {
  const keys = new Set(own.map(toAreaKey));
  const compared = new Map<string, readonly string[]>();
  return (district) => {
    if (keys.has(toAreaKey(district)) || districts.findStates(district) !== undefined) return null;
    const nearest = compared.get(district) ?? (compared.size < mostCompared ? districts.listNearest(district, own, nearestShown) : ['…']);
    if (compared.size < mostCompared) compared.set(district, nearest);
    return nearest;
  };
};

/** For many rows: read once. */
export const openDistrictCheck = async (database: Pick<Database, 'kysely'>): Promise<DistrictCheck> =>
  makeDistrictCheck(await loadBundledDistricts(), await listOwnDistricts(database));

/** A new or changed district must be one that is known, so that its authority sees the site. */
export const refuseUnknownDistrict = async (database: Pick<Database, 'kysely'>, district: string): Promise<void> => {
  const districts = await loadBundledDistricts();
  if (districts.findStates(district) !== undefined) return;
  const nearest = makeDistrictCheck(districts, await listOwnDistricts(database))(district);
  if (nearest === null) return;
  const rule = { kind: 'district' as const, names: nearest.join(', ') };
  const message = formatRule(rule);
  throw new ApiError('invalid-input', message, [{ field: 'district', message, value: district.slice(0, 100), allowed: rule.names, rule }]);
};
