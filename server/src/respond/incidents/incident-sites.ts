import { type Account, ApiError, type IncidentSite, incidentSiteRoutes } from '@hazardguard/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { outsideScope, siteIdInScope, siteInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { findIncident } from './store.ts';

type Part = Pick<Database, 'kysely'>;

interface TeamMember {
  readonly name: string;
  /** The account; null: none that belongs to this name alone. */
  readonly person_id: string | null;
}

const readTeam = async ({ kysely }: Part, incident: number): Promise<readonly TeamMember[]> =>
  (await sql<TeamMember>`select name, person_id from incident_team(${incident}) order by lower(name)`.execute(kysely)).rows;

const presentSite = (row: Selectable<Schema['incident_site']>): IncidentSite => ({
  id: row.id,
  industryId: row.industry_id,
  industryName: row.industry_name,
  names: row.names,
  openedAt: row.opened_at.toISOString(),
  openedBy: row.opened_by,
  endedAt: row.ended_at?.toISOString() ?? null,
  endedBy: row.ended_by,
});

const readSites = async (database: Database, incident: number) => {
  const [rows, team] = await Promise.all([
    database.kysely.selectFrom('incident_site').selectAll().where('incident', '=', incident).orderBy('id', 'desc').execute(),
    readTeam(database, incident),
  ]);
  return { sites: rows.map(presentSite), team: team.map(({ name, person_id }) => ({ name, hasAccount: person_id !== null })) };
};

const endSite = ({ kysely }: Part, incident: number, { name }: Account) =>
  kysely
    .updateTable('incident_site')
    .set({ ended_at: sql<Date>`now()`, ended_by: name })
    .where('incident', '=', incident)
    .where('ended_at', 'is', null)
    .where(siteIdInScope('incident_site.industry_id'));

const isOpen = async ({ kysely }: Part, incident: number, id: number): Promise<boolean> =>
  (await kysely
    .selectFrom('incident_site')
    .select('id')
    .where('incident', '=', incident)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Opens the site to the team as it is now; to those of an earlier time no longer. */
const openSite = (database: Database, id: string, industryId: number, account: Account): Promise<number> =>
  database.kysely.transaction().execute(async (kysely) => {
    const { internal_id: incident } = await findIncident({ kysely }, id);
    // The lock: an incident that is closed at the same moment is closed before or after.
    const { state } = await kysely
      .selectFrom('incident')
      .select('state')
      .where('internal_id', '=', incident)
      .forShare()
      .executeTakeFirstOrThrow();
    if (state === 'Resolved' || state === 'Closed')
      throw new ApiError('conflict', 'This incident is over; a site is opened only to the team of an open one');
    const site = await kysely
      .selectFrom('industry')
      .select('industry_name')
      .where('id', '=', industryId)
      .where(siteInScope())
      .executeTakeFirst();
    if (site === undefined) throw outsideScope();
    const readers = (await readTeam({ kysely }, incident)).flatMap(({ name, person_id: person }) =>
      person === null ? [] : [{ name, person }],
    );
    if (readers.length === 0)
      throw new ApiError('conflict', 'Nobody who is named in this incident has an account with their e-mail address in the directory');
    await endSite({ kysely }, incident, account).where('industry_id', '=', industryId).execute();
    await kysely
      .insertInto('incident_site')
      .values({
        incident,
        incident_id: id,
        industry_id: industryId,
        industry_name: site.industry_name,
        people: readers.map(({ person }) => person),
        names: readers.map(({ name }) => name),
        opened_by: account.name,
        opened_by_id: account.id,
      })
      .execute();
    return incident;
  });

/** Which sites the team of an incident may read beyond the scope of its people. */
export const incidentSitesFeature: Feature = (app, { database }) => {
  handle(app, incidentSiteRoutes.list, async ({ params }) => readSites(database, (await findIncident(database, params.id)).internal_id));
  handle(app, incidentSiteRoutes.open, async ({ params, body, account }) =>
    readSites(database, await openSite(database, params.id, body.industryId, account)),
  );
  handle(app, incidentSiteRoutes.end, async ({ params, account }) => {
    const { internal_id } = await findIncident(database, params.id);
    const { numUpdatedRows } = await endSite(database, internal_id, account).where('id', '=', params.site).executeTakeFirst();
    // Ending an ended one is no failure.
    if (numUpdatedRows === 0n && (await isOpen(database, internal_id, params.site))) throw outsideScope();
    return undefined;
  });
};
