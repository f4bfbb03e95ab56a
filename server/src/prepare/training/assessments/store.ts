import { createHash, randomBytes } from 'node:crypto';
import { type AssessmentInput, type AssessmentStatus, type assessmentColumns, isAllowed, signedInRoles } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { containsText } from '../../../platform/db/tables/search.ts';
import { type AssessmentRow, editedMeanwhile, noSuchAssessment, refuseStep } from './rules.ts';

export interface AssessmentPage {
  readonly search: string | null;
  readonly status: AssessmentStatus | undefined;
  readonly sort: (typeof assessmentColumns)[number] | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Sort key of each column; without one the newest request comes first. */
const sortKeys: Readonly<Record<NonNullable<AssessmentPage['sort']>, RawBuilder<unknown>>> = {
  date: sql`date`,
  name: sql`lower(name)`,
  status: sql`array_position(array['requested', 'confirmed', 'done', 'cancelled'], status)`,
  requestedAt: sql`requested_at`,
};

const requestColumns = [
  'id',
  'date',
  'name',
  'phone',
  'email',
  'topics',
  'status',
  'version',
  'requested_at',
  'changed_at',
  'changed_by',
] as const;

const matchesPage = ({ search, status }: AssessmentPage): RawBuilder<boolean> => {
  const text = search === null ? sql<boolean>`true` : containsText(sql`search_text`, search);
  return status === undefined ? text : sql<boolean>`${text} and status = ${status}`;
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
    .select(requestColumns)
    .where(matchesPage(page))
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
};

export const addAssessment = ({ kysely }: Database, input: AssessmentInput): Promise<AssessmentRow> =>
  kysely
    .insertInto('assessment_request')
    .values({ ...input, topics: input.topics ?? null, changed_by: null })
    .returning(requestColumns)
    .executeTakeFirstOrThrow();

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
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) throw noSuchAssessment(id);
    if (found.version !== version) throw editedMeanwhile();
    refuseStep(found.status, status);
    return transaction
      .updateTable('assessment_request')
      .set({ status, version: version + 1, changed_at: sql`now()`, changed_by: by })
      .where('id', '=', id)
      .returning(requestColumns)
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

/** True if the address exists and its person may still read the list. */
export const hasFeed = async ({ kysely }: Database, token: string): Promise<boolean> => {
  const person = await kysely
    .selectFrom('assessment_request_feed')
    .innerJoin('person', 'person.id', 'assessment_request_feed.person_id')
    .select('person.role')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const role = signedInRoles.find((known) => known === person?.role);
  return role !== undefined && isAllowed(role, 'assessment.read');
};

const feedLimit = 2_000;

/** Requests of the last year and all future ones. */
export const listUpcomingAssessments = ({ kysely }: Database): Promise<readonly AssessmentRow[]> =>
  kysely
    .selectFrom('assessment_request')
    .select(requestColumns)
    .where('date', '>=', sql<string>`current_date - 365`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(feedLimit)
    .execute();
