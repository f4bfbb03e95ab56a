import { createHash, randomBytes } from 'node:crypto';
import { isAllowed, type Role } from '@hazardguard/contract';
import { sql } from 'kysely';
import { toScope } from '../../platform/auth/scope-columns.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/db/scope/row-scope.ts';

/** A site, a district with its sites, or (both null) everything. */
export interface FeedScope {
  readonly industryId: number | null;
  readonly district: string | null;
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a new address for the person; it replaces the previous one. */
export const makeFeed = async ({ kysely }: Database, personId: string, { industryId, district }: FeedScope): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const scope = {
    token_hash: hashToken(token),
    industry_id: industryId,
    district: district === null ? null : sql<string>`lower(btrim(${district}::text))`,
  };
  await kysely
    .insertInto('duty_feed')
    .values({ person_id: personId, ...scope })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ ...scope, created_at: sql`now()` }))
    .execute();
  return token;
};

export const endFeed = async ({ kysely }: Database, personId: string): Promise<void> => {
  await kysely.deleteFrom('duty_feed').where('person_id', '=', personId).execute();
};

/** The scope and the person of an address, if it exists and the person may still read duties. */
export const findFeed = async ({ kysely }: Database, token: string): Promise<(FeedScope & { readonly person: Viewer }) | undefined> => {
  const feed = await kysely
    .selectFrom('duty_feed')
    .innerJoin('person', 'person.id', 'duty_feed.person_id')
    .select(['person.id', 'person.role', 'scope_kind', 'scope_industries', 'scope_area', 'duty_feed.industry_id', 'duty_feed.district'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return feed !== undefined && isAllowed(feed.role as Role, 'duty.read')
    ? { industryId: feed.industry_id, district: feed.district, person: { id: feed.id, scope: toScope(feed), opened: [] } }
    : undefined;
};
