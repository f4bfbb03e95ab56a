import {
  ApiError,
  type DutyEntryInput,
  type DutyScope,
  type DutyState,
  type dutyColumns,
  dutyRuleIds,
  dutySoonDays,
  dutyStates,
  findDutyRule,
  findNextDuty,
} from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteInScope } from '../../platform/db/scope/row-scope.ts';
import { containsText } from '../../platform/db/tables/search.ts';
import type { DutyEntryRow, DutyRow } from './rules.ts';

export interface DutyFilter {
  readonly search: string | null;
  /** Duties whose translated titles contain the search; undefined: English titles are searched. */
  readonly titled: readonly string[] | undefined;
  readonly state: DutyState | undefined;
  readonly scope: DutyScope | undefined;
  readonly rule: string | undefined;
  readonly industryId: number | undefined;
  /** The district's own duties and those of its sites, ignoring case. */
  readonly district: string | undefined;
  readonly subject: string | undefined;
}

export const everyDuty: DutyFilter = {
  search: null,
  titled: undefined,
  state: undefined,
  scope: undefined,
  rule: undefined,
  industryId: undefined,
  district: undefined,
  subject: undefined,
};

export interface DutyPage extends DutyFilter {
  readonly sort: (typeof dutyColumns)[number] | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const rules = dutyRuleIds.map((id) => {
  const { scope, every, after, title } = findDutyRule(id);
  const span = every ?? after ?? { days: 0 };
  const months = 'months' in span ? span.months : 0;
  const days = 'days' in span ? span.days : 0;
  return { id, scope, months, days, event: after !== undefined, title };
});
const ruleColumn = <Key extends keyof (typeof rules)[number]>(key: Key) => rules.map((rule) => rule[key]);

/** The rules, each with whether its title matches the search. */
const selectRules = ({ search, titled }: DutyFilter): RawBuilder<unknown> => {
  const sought = search?.toLowerCase() ?? '';
  const found = rules.map(({ id, title }) => titled?.includes(id) ?? title.toLowerCase().includes(sought));
  return sql`
  select * from unnest(${ruleColumn('id')}::text[], ${ruleColumn('scope')}::text[], ${ruleColumn('months')}::int[], ${ruleColumn('days')}::int[],
    ${ruleColumn('event')}::bool[], ${ruleColumn('title')}::text[], ${found}::bool[]) as rule (rule, scope, months, days, event, title, found)`;
};

/** Whether the name of a site or district matches the search. */
const matchesName = ({ search }: DutyFilter, names: RawBuilder<unknown>): RawBuilder<unknown> =>
  search === null ? sql`true` : containsText(sql`lower(${names})`, search);

/** A state as its position in the order of urgency: numbers sort and group faster than text. */
const toRank = (state: DutyState): RawBuilder<unknown> => sql.lit(dutyStates.indexOf(state));
const rankState = sql`(${[...dutyStates]}::text[])[rank + 1]`;

/** Every duty of every subject with its state on a day. Districts come from the industries; case does not matter. */
const selectStates = (today: string, filter: DutyFilter): RawBuilder<unknown> => sql`
  with rule as (${selectRules(filter)}),
  subject as (
    select 'site' as scope, 'site:' || id as subject, industry_name as name, name_key, district, id as industry_id, sample,
      ${matchesName(filter, sql`industry_name || E'\n' || district`)} as found
    from industry where ${siteInScope()}
    union all
    select 'district', 'district:' || lower(btrim(district)), min(btrim(district)), lower(btrim(district)) collate "C", min(btrim(district)),
      null, bool_and(sample), ${matchesName(filter, sql`min(btrim(district))`)}
    from industry where ${siteInScope()} group by lower(btrim(district))
    union all
    select 'state', 'state', '', '' collate "C", '', null, false, ${filter.search === null}::bool
  ),
  recorded as (
    select entry.rule, entry.subject,
      max(entry.on_date) filter (where entry.kind = 'done') as done_on,
      (array_agg(entry.kind order by entry.id desc) filter (where entry.kind in ('not-applicable', 'applies')))[1] as applicability,
      (array_agg(entry.on_date order by entry.on_date, entry.id) filter (where entry.kind = 'event' and answer.id is null))[1] as event_on,
      (array_agg(entry.id order by entry.on_date, entry.id) filter (where entry.kind = 'event' and answer.id is null))[1] as event_id
    from duty_entry entry left join duty_entry answer on answer.closes = entry.id
    group by entry.rule, entry.subject
  ),
  dated as (
    select rule.rule, rule.scope, rule.title, rule.event, subject.subject, subject.name, subject.name_key, subject.district, subject.industry_id, subject.sample,
      recorded.done_on, recorded.event_on, recorded.event_id, coalesce(recorded.applicability, 'applies') = 'applies' as applies,
      case when coalesce(recorded.applicability, 'applies') = 'applies' then
        (case when rule.event then recorded.event_on else recorded.done_on end + make_interval(months => rule.months, days => rule.days))::date
      end as due_on
    from rule join subject on subject.scope = rule.scope
    left join recorded on recorded.rule = rule.rule and recorded.subject = subject.subject
    where rule.found or subject.found
  ),
  duty as (
    select *, case
      when not applies then ${toRank('not-applicable')}
      when due_on is null then case when event then ${toRank('waiting')} else ${toRank('unrecorded')} end
      when due_on < ${today}::date then ${toRank('overdue')}
      when due_on <= ${today}::date + ${dutySoonDays}::int then ${toRank('soon')}
      else ${toRank('ok')} end as rank
    from dated
  )`;

const matchesFilter = (filter: DutyFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(filter.scope === undefined ? [] : [sql`scope = ${filter.scope}`]),
      ...(filter.rule === undefined ? [] : [sql`rule = ${filter.rule}`]),
      ...(filter.industryId === undefined ? [] : [sql`industry_id = ${filter.industryId}`]),
      ...(filter.district === undefined ? [] : [sql`lower(btrim(district)) = lower(btrim(${filter.district}::text))`]),
      ...(filter.subject === undefined ? [] : [sql`subject = ${filter.subject}`]),
    ],
    sql` and `,
  );

const sortKeys: Readonly<Record<NonNullable<DutyPage['sort']>, RawBuilder<unknown>>> = {
  dueOn: sql`due_on`,
  name: sql`name_key`,
  district: sql`lower(district)`,
  rule: sql`title`,
  lastDoneOn: sql`done_on`,
};
const urgency = sql`rank, due_on nulls last, name_key, title`;

const dutyFields = sql`rule, subject, scope, name, district, industry_id, sample, ${rankState} as state, due_on, done_on, event_on, event_id, applies`;

/** One page, in a stable order. */
export const listDuties = async ({ kysely }: Database, page: DutyPage, today: string): Promise<readonly DutyRow[]> => {
  const order = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const sorting = page.sort === undefined ? urgency : sql`${sortKeys[page.sort]} ${order} nulls last`;
  const inState = page.state === undefined ? sql`true` : sql`rank = ${toRank(page.state)}`;
  const { rows } = await sql<DutyRow>`
    ${selectStates(today, page)}
    select ${dutyFields} from duty where ${matchesFilter(page)} and ${inState}
    order by ${sorting}, rule collate "C", subject collate "C" limit ${page.limit} offset ${page.offset}`.execute(kysely);
  return rows;
};

/** The number of matching duties in each state. */
export const countDuties = async (
  { kysely }: Database,
  filter: DutyFilter,
  today: string,
): Promise<Readonly<Record<DutyState, number>>> => {
  const { rows } = await sql<{ rank: number; total: number }>`
    ${selectStates(today, filter)}
    select rank, count(*) as total from duty where ${matchesFilter(filter)} group by rank`.execute(kysely);
  const totals = new Map(rows.map(({ rank, total }) => [rank, total]));
  return Object.fromEntries(dutyStates.map((state, rank) => [state, totals.get(rank) ?? 0])) as Record<DutyState, number>;
};

/** Duties with a due date, the most urgent first. */
export const listDatedDuties = async (
  { kysely }: Database,
  filter: DutyFilter,
  today: string,
  limit: number,
): Promise<readonly (DutyRow & { readonly last_entry: number; readonly changed_at: Date | null })[]> => {
  const { rows } = await sql<DutyRow & { last_entry: number; changed_at: Date | null }>`
    ${selectStates(today, filter)}
    select ${dutyFields}, entries.last_entry, entries.changed_at from duty
    cross join lateral (
      select count(*) as last_entry, max(recorded_at) as changed_at from duty_entry where duty_entry.rule = duty.rule and duty_entry.subject = duty.subject
    ) as entries
    where due_on is not null and ${matchesFilter(filter)} order by due_on, rule, subject limit ${limit}`.execute(kysely);
  return rows;
};

export const findDuty = async (database: Database, rule: string, subject: string, today: string): Promise<DutyRow | undefined> => {
  const [row] = await listDuties(database, { ...everyDuty, rule, subject, sort: undefined, direction: 'asc', limit: 1, offset: 0 }, today);
  return row;
};

export const listEntries = async (
  { kysely }: Database,
  rule: DutyRow['rule'],
  subject: string,
  limit: number,
): Promise<{ readonly rows: readonly DutyEntryRow[]; readonly total: number }> => {
  const of = kysely.selectFrom('duty_entry').where('duty_entry.rule', '=', rule).where('duty_entry.subject', '=', subject);
  const [rows, counted] = await Promise.all([
    of
      .leftJoin('duty_entry as answer', 'answer.closes', 'duty_entry.id')
      .selectAll('duty_entry')
      .select('answer.on_date as done_on')
      .orderBy('duty_entry.id', 'desc')
      .limit(limit)
      .execute(),
    of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
};

const isAnsweredAlready = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'duty_entry_closes_key';

export const appendEntry = async (
  { kysely }: Database,
  input: DutyEntryInput,
  row: Pick<DutyRow, 'name' | 'event_id'>,
  by: { readonly id: string; readonly name: string },
): Promise<void> => {
  const { rule, subject, kind, on, who, note } = input;
  const closes = kind === 'done' ? (input.closes ?? row.event_id) : null;
  const entry = {
    rule,
    subject,
    subject_name: row.name,
    kind,
    on_date: on,
    who,
    note,
    closes,
    incident_id: input.incidentId ?? null,
    recorded_by: by.name,
    recorded_by_id: by.id,
  };
  const next = kind === 'done' ? findNextDuty(rule) : undefined;
  const begun = next === undefined ? [] : [{ ...entry, rule: next, kind: 'event' as const, closes: null }];
  try {
    await kysely
      .insertInto('duty_entry')
      .values([entry, ...begun])
      .execute();
  } catch (error) {
    if (isAnsweredAlready(error)) throw new ApiError('conflict', 'Another person has just recorded this. Reload the duty');
    throw error;
  }
};

/** Refuses an incident that is not of this site, and an event that is not an open one of this duty. */
export const refuseForeignReferences = async (
  { kysely }: Database,
  { rule, subject, incidentId, closes }: DutyEntryInput,
  { industry_id: industryId }: Pick<DutyRow, 'industry_id'>,
): Promise<void> => {
  if (incidentId !== undefined) {
    const incident = await kysely.selectFrom('incident').select('industry_id').where('id', '=', incidentId).executeTakeFirst();
    if (incident === undefined || incident.industry_id !== industryId) {
      const message = `${incidentId} is not an incident of this site`;
      throw new ApiError('invalid-input', message, [{ field: 'incidentId', value: incidentId, message }]);
    }
  }
  if (closes === undefined) return;
  const event = await kysely
    .selectFrom('duty_entry')
    .select('id')
    .where('id', '=', closes)
    .where('rule', '=', rule)
    .where('subject', '=', subject)
    .where('kind', '=', 'event')
    .executeTakeFirst();
  if (event !== undefined) return;
  const message = 'This duty has no such event';
  throw new ApiError('invalid-input', message, [{ field: 'closes', value: String(closes), message }]);
};

/** The districts of the industries; spellings that differ only in case are one district. */
export const listDistricts = async ({ kysely }: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ district: string }>`
    select min(btrim(district)) as district from industry where ${siteInScope()} group by lower(btrim(district)) order by lower(btrim(district))`.execute(
    kysely,
  );
  return rows.map(({ district }) => district);
};

export const hasDistrict = async ({ kysely }: Database, district: string): Promise<boolean> =>
  (
    await sql`select from industry where lower(btrim(district)) = lower(btrim(${district}::text)) and ${siteInScope()} limit 1`.execute(
      kysely,
    )
  ).rows.length > 0;
