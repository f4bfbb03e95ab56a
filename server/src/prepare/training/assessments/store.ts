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

/** What each column is sorted by; the newest request first where none is asked for. */
const sortKeys: Readonly<Record<NonNullable<AssessmentPage['sort']>, RawBuilder<unknown>>> = {
  date: sql`date`,
  name: sql`lower(name)`,
  status: sql`array_position(array['requested', 'confirmed', 'done', 'cancelled'], status)`,
  requestedAt: sql`requested_at`,
};

const shown = ['id', 'date', 'name', 'phone', 'email', 'topics', 'status', 'version', 'requested_at', 'changed_at', 'changed_by'] as const;

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

/** One page; rows that sort alike keep the order of their ids. */
export const listAssessments = ({ kysely }: Database, page: AssessmentPage): Promise<readonly AssessmentRow[]> => {
  const way = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const order = page.sort === undefined ? sql`id desc` : sql`${sortKeys[page.sort]} ${way}, id ${way}`;
  return kysely
    .selectFrom('assessment_request')
    .select(shown)
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
    .returning(shown)
    .executeTakeFirstOrThrow();

/** Takes the step if it is one, and if nobody else took one since the version that was seen. */
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
      .returning(shown)
      .executeTakeFirstOrThrow();
  });

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new address for the person; the last one ends. */
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

/** True while the address stands and its person may still read the list. */
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

/** What a calendar is asked for: the last year and all that is to come. */
export const listUpcomingAssessments = ({ kysely }: Database): Promise<readonly AssessmentRow[]> =>
  kysely
    .selectFrom('assessment_request')
    .select(shown)
    .where('date', '>=', sql<string>`current_date - 365`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(feedLimit)
    .execute();
