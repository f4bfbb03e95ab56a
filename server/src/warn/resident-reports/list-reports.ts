import type { ResidentReport, ResidentReports } from '@hazardguard/contract';
import { reportReachM } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { incidentInScope } from '../../platform/db/scope/row-scope.ts';
import { maskAddress } from '../delivery/receipts.ts';
import { incidentLatitude, incidentLongitude, sqlDistanceM } from './near.ts';

/** Reports this long before an incident was opened may be about it. */
const before = sql`interval '2 hours'`;

/**
 * Condition that a report belongs to an incident (tables `report`, `incident` and `industry`): by the message that it answers, by the
 * incident found when it came, or by its position if it came before the incident was opened. Real and exercise never mix.
 */
export const belongsToIncident: RawBuilder<boolean> = sql<boolean>`(
  report.drill_id is not distinct from incident.drill_id and (
    report.incident = incident.internal_id
    or report.alert_id in (
      select id from alert where alert.incident_id = incident.id
      union all
      select link_id::uuid from (
        select distinct on (link_id) link_id, kind from incident_event
        where incident_event.incident = incident.internal_id and link_kind = 'alert' order by link_id, incident_event.id desc
      ) linked where linked.kind = 'link'
    )
    or (report.incident is null and report.alert_id is null and report.at between incident.created_at - ${before} and incident.created_at
      and ${sqlDistanceM(incidentLatitude, incidentLongitude, { latitude: sql`report.latitude`, longitude: sql`report.longitude` })} <= ${sql.lit(reportReachM)})
  ))`;

/** One sender: a number, or the address of the message that was answered; each report of the public page is one. */
const sender = sql`coalesce(report.address, delivery.address, 'report ' || report.id)`;

/** The reports of the incidents that a condition selects; `latest`: the last safe or need-help report of its sender there. */
export const selectReports = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select report.*, incident.id as incident_id, delivery.channel, delivery.audience, delivery.name, coalesce(report.address, delivery.address) as sender,
    report.kind in ('safe', 'help')
      and row_number() over (partition by incident.internal_id, ${sender}, report.kind in ('safe', 'help') order by report.id desc) = 1 as latest
  from incident left join industry on industry.id = incident.industry_id
  join resident_report report on ${belongsToIncident}
  left join delivery on delivery.id = report.delivery_id
  where ${which}`;

interface Row extends Omit<ResidentReport, 'at' | 'address' | 'verified' | 'placeFrom'> {
  readonly at: Date;
  readonly place_from: ResidentReport['placeFrom'];
  readonly delivery_id: string | null;
  readonly channel: Parameters<typeof maskAddress>[0] | null;
  readonly audience: Parameters<typeof maskAddress>[1] | null;
  readonly sender: string | null;
}

const toAddress = ({ kind, channel, audience, sender: address }: Row): string | null => {
  if (address === null) return null;
  // Complete where the sender may have to be called back.
  const shown = kind === 'help' || kind === 'smell' ? 'stakeholder' : (audience ?? 'follower');
  return maskAddress(channel ?? 'sms', shown, address);
};

/** Reports of the last day that belong to no incident; `latest` as above. */
const selectWithoutIncident: RawBuilder<unknown> = sql`
  select report.*, null as channel, null as audience, null as name, report.address as sender,
    report.kind in ('safe', 'help')
      and row_number() over (partition by coalesce(report.address, 'report ' || report.id), report.kind in ('safe', 'help') order by report.id desc) = 1
      as latest
  from resident_report report
  where report.incident is null and report.alert_id is null and report.at > now() - interval '24 hours'
    and not exists (select from incident left join industry on industry.id = incident.industry_id where ${belongsToIncident})`;

/** Senders who need help, smells, and messages that a person must read, by incident; open incidents in the scope and no incident. */
export const countReports = async (
  { kysely }: Pick<Database, 'kysely'>,
  limit: number,
): Promise<
  readonly {
    readonly incidentId: string | null;
    readonly industryName: string | null;
    readonly help: number;
    readonly smell: number;
    readonly other: number;
    readonly total: number;
  }[]
> => {
  const open = selectReports(sql`incident.state not in ('Resolved', 'Closed') and ${incidentInScope()}`);
  const { rows } = await sql<Awaited<ReturnType<typeof countReports>>[number]>`
    with counted as (
      select incident_id, count(*) filter (where latest and kind = 'help') as help, count(*) filter (where kind = 'smell') as smell,
        count(*) filter (where kind = 'other') as other
      from (
        select incident_id, latest, kind from (${open}) at_incidents
        union all
        select null, latest, kind from (${selectWithoutIncident}) without
      ) reports group by incident_id
    )
    select incident_id as "incidentId", (select industry_name from incident where incident.id = incident_id) as "industryName", help, smell, other,
      count(*) over () as total
    from counted where help + smell + other > 0 order by help desc, smell desc, incident_id nulls last limit ${limit}`.execute(kysely);
  return rows;
};

/** Reports, and how many senders need help. */
const readReports = async ({ kysely }: Database, whole: RawBuilder<unknown>, limit: number): Promise<ResidentReports> => {
  const [counts, list] = await Promise.all([
    sql<Omit<ResidentReports, 'reports'>>`
      select count(*) filter (where latest and kind = 'help') as help, count(*) filter (where kind = 'smell') as smell,
        count(*) filter (where latest and kind = 'safe') as safe, count(*) as total from (${whole}) reports`.execute(kysely),
    sql<Row>`select * from (${whole}) reports order by latest and kind = 'help' desc, at desc, id desc limit ${limit}`.execute(kysely),
  ]);
  const { help = 0, smell = 0, safe = 0, total = 0 } = counts.rows[0] ?? {};
  return {
    help,
    smell,
    safe,
    total,
    reports: list.rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      way: row.way,
      verified: row.delivery_id !== null,
      status: row.status,
      text: row.text,
      address: toAddress(row),
      name: row.name,
      latitude: row.latitude,
      longitude: row.longitude,
      placeFrom: row.place_from,
      latest: row.latest,
    })),
  };
};

export const readIncidentReports = (database: Database, incidentId: string, limit: number): Promise<ResidentReports> =>
  readReports(database, selectReports(sql`incident.id = ${incidentId}`), limit);

export const readReportsWithoutIncident = (database: Database, limit: number): Promise<ResidentReports> =>
  readReports(database, selectWithoutIncident, limit);

/** Where people smell gas at an incident, by the position of their phone, newest first; others are known only to a town. */
export const listSmellPlaces = async (
  { kysely }: Database,
  incidentId: string,
  since: Date,
  limit: number,
): Promise<readonly { readonly id: number; readonly latitude: number; readonly longitude: number }[]> => {
  const { rows } = await sql<{ readonly id: number; readonly latitude: number; readonly longitude: number }>`
    select id, latitude, longitude from (${selectReports(sql`incident.id = ${incidentId}`)}) reports
    where kind = 'smell' and place_from = 'shared' and at > ${since} order by id desc limit ${limit}`.execute(kysely);
  return rows;
};
