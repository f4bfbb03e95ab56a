import { type CurrentSituation, siteStateRows, situationRows } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { incidentInScope, madeInScope, siteIdInScope, siteMoveInScope } from '../../platform/db/scope/row-scope.ts';
import { isReachedByPhone } from '../../warn/delivery/receipts.ts';
import { countReports } from '../../warn/resident-reports/list-reports.ts';

type Part<Name extends keyof CurrentSituation> = CurrentSituation[Name];
type Kysely = Pick<Database, 'kysely'>;

/** The first rows of a query that also selects `total`, the number of all of them, as `count(*) over ()`. */
const readPart = async <Row extends { readonly total: number }>({ kysely }: Kysely, query: RawBuilder<Row>) => {
  const { rows } = await query.execute(kysely);
  return { total: rows[0]?.total ?? 0, rows };
};

const limit = sql`limit ${situationRows}`;

export const readOpenIncidents = async (database: Kysely): Promise<Part<'incidents'>> => {
  const { total, rows } = await readPart(
    database,
    sql<Omit<Part<'incidents'>['rows'][number], 'createdAt'> & { readonly createdAt: Date; readonly total: number }>`
      select id, industry_name as "industryName", short_description as "shortDescription", state, origin, drill_id as "drillId",
        created_at as "createdAt", count(*) over () as total
      from incident where state not in ('Resolved', 'Closed') and ${incidentInScope()} order by internal_id desc ${limit}`,
  );
  return { total, rows: rows.map(({ total: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })) };
};

/** Sent for approval, still valid, and not written by this person. */
export const readToApprove = async (database: Kysely, personId: string, now: Date): Promise<Part<'toApprove'>> => {
  const { total, rows } = await readPart(
    database,
    sql<Omit<Part<'toApprove'>['rows'][number], 'handedInAt'> & { readonly handedInAt: Date; readonly total: number }>`
      select alert.id, incident_id as "incidentId", industry_name as "industryName", status, kind, drill_id as "drillId",
        saved_at as "handedInAt", saved_by as "handedInBy", count(*) over () as total
      from alert_version handed join alert on alert.id = handed.alert_id
      where handed.state = 'waiting' and handed.expires_at > ${now} and ${personId} <> all (handed.authors) and ${madeInScope('alert')}
        and not exists (select from alert_version later where later.alert_id = handed.alert_id and later.version > handed.version)
      order by handed.saved_at ${limit}`,
  );
  return { total, rows: rows.map(({ total: _, handedInAt, ...row }) => ({ ...row, handedInAt: handedInAt.toISOString() })) };
};

/** The latest public version of each warning, unless it has expired or ended. */
const releasedInForce = (now: Date) => sql`
  select alert_id, status, expires_at, saved_at from alert_version message where state = 'released' and expires_at > ${now}
    and not exists (select from alert_version later where later.alert_id = message.alert_id and later.version > message.version
      and later.state in ('released', 'cancelled'))`;

export const readInForce = async (database: Kysely, now: Date): Promise<Part<'inForce'>> => {
  const { total, rows } = await readPart(
    database,
    sql<
      Omit<Part<'inForce'>['rows'][number], 'releasedAt' | 'expiresAt'> & {
        readonly releasedAt: Date;
        readonly expiresAt: Date;
        readonly total: number;
      }
    >`
      select alert.id, incident_id as "incidentId", industry_name as "industryName", status, drill_id as "drillId",
        message.saved_at as "releasedAt", message.expires_at as "expiresAt", count(*) over () as total
      from (${releasedInForce(now)}) message join alert on alert.id = message.alert_id where ${madeInScope('alert')}
      order by message.saved_at desc ${limit}`,
  );
  return {
    total,
    rows: rows.map(({ total: _, releasedAt, expiresAt, ...row }) => ({
      ...row,
      releasedAt: releasedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
};

export const readSensorsInAlarm = async (database: Kysely): Promise<Part<'sensorsInAlarm'>> => {
  const { total, rows } = await readPart(
    database,
    sql<Omit<Part<'sensorsInAlarm'>['rows'][number], 'since'> & { readonly since: Date | null; readonly total: number }>`
      select industry.id as "industryId", industry.industry_name as "industryName", sensor.drill_id as "drillId", count(*) as sensors,
        min(high_since) as since, count(*) over () as total
      from sensor_alarm_state join sensor on sensor.id = sensor_id join industry on industry.id = sensor.industry_id
      where raised and sensor.retired_at is null and ${siteIdInScope('sensor.industry_id')}
      group by 1, 2, 3 order by sensors desc, since ${limit}`,
  );
  return { total, rows: rows.map(({ total: _, since, ...row }) => ({ ...row, since: since?.toISOString() ?? null })) };
};

/** `withWarnings`: the person may read warnings. */
export const readSiteStates = async (database: Kysely, now: Date, withWarnings: boolean): Promise<Part<'siteStates'>> => {
  const status = (drillId: RawBuilder<unknown>) => sql`case when ${drillId} is null then 'Actual' else 'Exercise' end`;
  const warnings = sql`
    union select industry_name, 'inForce', status from (${releasedInForce(now)}) message join alert on alert.id = message.alert_id
      where ${madeInScope('alert')}`;
  const { total, rows } = await readPart(
    database,
    sql<Part<'siteStates'>['rows'][number] & { readonly total: number }>`
      select industry_name as "industryName", kind, status, count(*) over () as total from (
        select industry_name, 'incidents' as kind, ${status(sql`drill_id`)} as status
          from incident where state not in ('Resolved', 'Closed') and ${incidentInScope()} and industry_name is not null
        union select industry.industry_name, 'sensorsInAlarm', ${status(sql`sensor.drill_id`)}
          from sensor_alarm_state join sensor on sensor.id = sensor_id join industry on industry.id = sensor.industry_id
          where raised and sensor.retired_at is null and ${siteIdInScope('sensor.industry_id')}
        ${withWarnings ? warnings : sql``}
      ) states order by status, industry_name, kind limit ${siteStateRows}`,
  );
  return { total, rows: rows.map(({ total: _, ...row }) => row) };
};

/** Each recipient of a warning in force by the newest message to each address. */
export const readContactsFailed = async (database: Kysely, now: Date): Promise<Part<'contactsFailed'>> => {
  const { total, rows } = await readPart(
    database,
    sql<Part<'contactsFailed'>['rows'][number] & { readonly total: number }>`
      with in_force as (${releasedInForce(now)}), latest as (
        select distinct on (delivery.alert_id, channel, address) delivery.* from delivery join in_force using (alert_id)
        where audience in ('follower', 'stakeholder') order by delivery.alert_id, channel, address, version desc, call desc
      )
      select alert.id as "alertId", incident_id as "incidentId", industry_name as "industryName", count(*) as contacts, count(*) over () as total
      from latest join alert on alert.id = latest.alert_id
      where latest.state in ('refused', 'gave-up') and ${madeInScope('alert')}
        and not ${isReachedByPhone('latest')}
      group by 1, 2, 3 order by contacts desc, alert.id ${limit}`,
  );
  return { total, rows: rows.map(({ total: _, ...row }) => row) };
};

/** From one district to another, or within it. */
export const readSiteMoves = async (database: Kysely): Promise<Part<'siteMoves'>> => {
  const { total, rows } = await readPart(
    database,
    sql<Part<'siteMoves'>['rows'][number] & { readonly total: number }>`
      select id, industry_name as "industryName", from_district as "from", to_district as "to", count(*) over () as total
      from site_move where outcome is null and ${siteMoveInScope()} order by proposed_at, id ${limit}`,
  );
  return { total, rows: rows.map(({ total: _, ...row }) => row) };
};

/** Reports from residents at open incidents, and those that belong to none. */
export const readResidentReports = async (database: Kysely): Promise<Part<'residentReports'>> => {
  const rows = await countReports(database, situationRows);
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
};
