import { createHash, randomBytes } from 'node:crypto';
import {
  type Account,
  type AssessmentInput,
  type AssessmentStatus,
  type assessmentColumns,
  isAllowed,
  signedInRoles,
} from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import { toScope } from '../../../platform/auth/scope-columns.ts';
import type { Database } from '../../../platform/db/database.ts';
import { addressRequest } from '../../../platform/db/scope/address-request.ts';
import { requestInScope, requestReadable, type Viewer } from '../../../platform/db/scope/row-scope.ts';
import { containsText } from '../../../platform/db/tables/search.ts';
import { type AssessmentRow, editedMeanwhile, noSuchAssessment, refuseStep } from './rules.ts';

export interface AssessmentPage {
  readonly search: string | null;
  readonly status: AssessmentStatus | undefined;
  /** Only requests of this account, for people who may ask and not read; null: of everybody in the scope. */
  readonly askedBy: string | null;
  readonly sort: (typeof assessmentColumns)[number] | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Sort key of each column; without one the newest request comes first. */
const sortKeys: Readonly<Record<NonNullable<AssessmentPage['sort']>, RawBuilder<unknown>>> = {
  date: sql`date`,
  name: sql`lower(name)`,
  district: sql`lower(district)`,
  status: sql`array_position(array['requested', 'confirmed', 'done', 'cancelled'], status)`,
  requestedAt: sql`requested_at`,
};

const columns = [
  'id',
  'date',
  'name',
  'phone',
  'email',
  'topics',
  'district',
  'status',
  'version',
  'requested_at',
  'changed_at',
  'changed_by',
] as const;

/** Called for each query: who reads decides the last. */
const requestColumns = () => [...columns, requestInScope().as('own_authority')] as const;

const matchesPage = ({ search, status, askedBy }: AssessmentPage): RawBuilder<boolean> => {
  const text = search === null ? [] : [sql`(${containsText(sql`search_text`, search)} or ${containsText(sql`lower(district)`, search)})`];
  const state = status === undefined ? [] : [sql`status = ${status}`];
  const asker = askedBy === null ? [] : [sql`requested_by_id = ${askedBy}`];
  return sql<boolean>`${sql.join([requestReadable(), ...text, ...state, ...asker], sql` and `)}`;
};

export const countAssessments = async ({ kysely }: Database, page: AssessmentPage): Promise<number> => {
  const { total } = await kysely
    .selectFrom('assessment_request')
    .select(sql<number>`count(*)`.as('total'))
    .where(matchesPage(page))
    .executeTakeFirstOrThrow();
  return total;
};

/** One page, in a stable order. */
export const listAssessments = ({ kysely }: Database, page: AssessmentPage): Promise<readonly AssessmentRow[]> => {
  const direction = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const order = page.sort === undefined ? sql`id desc` : sql`${sortKeys[page.sort]} ${direction}, id ${direction}`;
  return kysely
    .selectFrom('assessment_request')
    .select(requestColumns())
    .where(matchesPage(page))
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
};

export const addAssessment = async (
  database: Database,
  { district, ...input }: AssessmentInput,
  account: Account,
): Promise<AssessmentRow> => {
  const addressed = await addressRequest(database, account, district);
  return database.kysely
    .insertInto('assessment_request')
    .values({ ...input, ...addressed, topics: input.topics ?? null, changed_by: null })
    .returning(requestColumns())
    .executeTakeFirstOrThrow();
};

/** Changes the status if the step is allowed and the version is still the one the person saw. */
export const setStatus = (
  { kysely }: Database,
  id: number,
  { status, version }: { readonly status: AssessmentStatus; readonly version: number },
  by: string,
): Promise<AssessmentRow> =>
  kysely.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('assessment_request')
      .select(['status', 'version'])
      .where('id', '=', id)
      .where(requestInScope())
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) throw noSuchAssessment(id);
    if (found.version !== version) throw editedMeanwhile();
    refuseStep(found.status, status);
    return transaction
      .updateTable('assessment_request')
      .set({ status, version: version + 1, changed_at: sql`now()`, changed_by: by })
      .where('id', '=', id)
      .returning(requestColumns())
      .executeTakeFirstOrThrow();
  });

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a new address for the person; it replaces the previous one. */
export const makeFeed = async ({ kysely }: Database, personId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const row = { person_id: personId, token_hash: hashToken(token) };
  await kysely
    .insertInto('assessment_request_feed')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ token_hash: row.token_hash, created_at: sql`now()` }))
    .execute();
  return token;
};

export const endFeed = async ({ kysely }: Database, personId: string): Promise<void> => {
  await kysely.deleteFrom('assessment_request_feed').where('person_id', '=', personId).execute();
};

/** The person of an address, if it exists and the person may still read the list. */
export const findFeedReader = async ({ kysely }: Database, token: string): Promise<Viewer | null> => {
  const person = await kysely
    .selectFrom('assessment_request_feed')
    .innerJoin('person', 'person.id', 'assessment_request_feed.person_id')
    .select(['person.id', 'person.role', 'scope_kind', 'scope_industries', 'scope_area'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const role = signedInRoles.find((known) => known === person?.role);
  if (person === undefined || role === undefined || !isAllowed(role, 'assessment.read')) return null;
  return { id: person.id, scope: toScope(person), opened: [] };
};

const feedLimit = 2_000;

/** Requests of the last year and all future ones. */
export const listUpcomingAssessments = ({ kysely }: Database): Promise<readonly AssessmentRow[]> =>
  kysely
    .selectFrom('assessment_request')
    .select(requestColumns())
    .where(requestReadable())
    .where('date', '>=', sql<string>`current_date - 365`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(feedLimit)
    .execute();
