import type { Scope } from '@hazardguard/contract';
import type { Database } from '../db/database.ts';
import { scopeOf } from './scope-columns.ts';

/** What the person answers for. */
export const readScope = async ({ kysely }: Database, personId: string): Promise<Scope> =>
  scopeOf(
    await kysely
      .selectFrom('person')
      .select(['scope_kind', 'scope_industries', 'scope_area'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow(),
  );
