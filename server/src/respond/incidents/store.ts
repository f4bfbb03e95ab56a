import { type IncidentViewId, type incidentColumns, incidentLevels, incidentStates, incidentViewIds } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { incidentInScope } from '../../platform/db/scope/row-scope.ts';
import { containsText } from '../../platform/db/tables/search.ts';
import { type IncidentPart, type IncidentRow, noSuchIncident, toState } from './rules.ts';

export interface IncidentPage extends IncidentPart {
  readonly sort: (typeof incidentColumns)[number] | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const orderBy = (column: RawBuilder<unknown>, order: readonly string[]): RawBuilder<unknown> =>
  sql`array_position(${[...order]}::text[], ${column})`;

/** Sort key of each column: levels and states sort by rank, not by letter. */
const sortKeys: Readonly<Record<NonNullable<IncidentPage['sort']>, RawBuilder<unknown>>> = {
  id: sql`incident.id`,
  industryName: sql`lower(industry_name)`,
  shortDescription: sql`lower(short_description)`,
  urgency: orderBy(sql`urgency`, incidentLevels),
  impact: orderBy(sql`impact`, incidentLevels),
  priority: sql`priority`,
  state: orderBy(sql`state`, incidentStates),
  assign: sql`lower(assigned.name)`,
  createdAt: sql`created_at`,
};

const selectTeamMember = (name: 'assigned' | 'submitted', column: 'assign' | 'submitter'): RawBuilder<unknown> => sql`
  left join lateral (
    select person.name, person.search_text from stakeholder_membership membership join stakeholder person on person.id = membership.stakeholder_id
    where membership.stakeholder_group = 'incident_management_team' and membership.external_id = incident.${sql.ref(column)}
  ) ${sql.ref(name)} on true`;

const incidents = sql`incident ${selectTeamMember('assigned', 'assign')} ${selectTeamMember('submitted', 'submitter')}`;

const selected = sql`incident.id, internal_id, origin, industry_name, industry_id, latitude, longitude, contact_type, urgency, impact, priority,
  hazard, state, assign, assigned.name as assign_name, submitter, submitted.name as submitter_name, reporter_name, reporter_phone, short_description,
  detailed_description, incident.drill_id, sample, version, created_at, created_by, changed_at, changed_by`;

const matchesPart = ({ view, origin, search }: IncidentPart): RawBuilder<unknown> => {
  const state = toState(view);
  const found =
    search === null
      ? sql`true`
      : sql`(${containsText(sql`incident.search_text`, search)} or ${containsText(sql`lower(assigned.name)`, search)})`;
  return sql`${incidentInScope()} and origin = ${origin} and ${state === null ? sql`true` : sql`state = ${state}`} and ${found}`;
};

/** Number of incidents per view. */
export const countViews = async ({ kysely }: Database, origin: IncidentPart['origin']): Promise<Record<IncidentViewId, number>> => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from incident where ${incidentInScope()} and origin = ${origin} group by state`.execute(kysely);
  const total = (state: string | null): number =>
    rows.reduce((sum, row) => (state === null || row.state === state ? sum + row.count : sum), 0);
  return Object.fromEntries(incidentViewIds.map((view) => [view, total(toState(view))])) as Record<IncidentViewId, number>;
};

export const countIncidents = async ({ kysely }: Database, part: IncidentPart): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${incidents} where ${matchesPart(part)}`.execute(kysely);
  return rows[0]?.total ?? 0;
};

/** One page. Rows with equal sort keys are ordered by id, so that no row appears on two pages. */
export const listIncidents = async ({ kysely }: Database, page: IncidentPage): Promise<readonly IncidentRow[]> => {
  const direction = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const order =
    page.sort === undefined ? sql`internal_id desc` : sql`${sortKeys[page.sort]} ${direction} nulls last, internal_id ${direction}`;
  const { rows } = await sql<IncidentRow>`
    select ${selected} from ${incidents} where ${matchesPart(page)} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(
    kysely,
  );
  return rows;
};

export const findIncident = async ({ kysely }: Pick<Database, 'kysely'>, id: string): Promise<IncidentRow> => {
  const { rows } = await sql<IncidentRow>`select ${selected} from ${incidents} where incident.id = ${id} and ${incidentInScope()}`.execute(
    kysely,
  );
  const [row] = rows;
  if (!row) throw noSuchIncident(id);
  return row;
};

/** The number of the incident that a device reported under this id. */
export const findGivenIncident = async ({ kysely }: Pick<Database, 'kysely'>, given: string): Promise<{ readonly id: string }> => {
  const { rows } = await sql<{ id: string }>`select id from incident where given_id = ${given} and ${incidentInScope()}`.execute(kysely);
  const [row] = rows;
  if (!row) throw noSuchIncident(given);
  return row;
};

const rowsPerRead = 2_000;

/** All matching rows, oldest first, read in portions. */
export async function* eachIncident({ kysely }: Database, part: IncidentPart): AsyncGenerator<IncidentRow> {
  for (let after = 0; ; ) {
    const { rows } = await sql<IncidentRow>`
      select ${selected} from ${incidents} where internal_id > ${after} and ${matchesPart(part)} order by internal_id limit ${rowsPerRead}`.execute(
      kysely,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerRead) return;
    after = last.internal_id;
  }
}
