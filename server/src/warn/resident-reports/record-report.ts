import {
  ApiError,
  numberChannels,
  type ReportPlace,
  type ResidentReportKind,
  type ResidentReportWay,
  residentReportLimits,
  toVisibleText,
} from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { giveAnswerWithin } from '../delivery/answers.ts';
import { findNearestSite, findOpenIncidentNear } from './near.ts';

type Kysely = Database['kysely'];

interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly from: ReportPlace;
}

export interface IncomingReport {
  readonly kind: ResidentReportKind;
  readonly way: ResidentReportWay;
  /** The same for every repetition of this report. */
  readonly messageId: string;
  /** As written; null: no words. */
  readonly text: string | null;
  /** The sender's number with +; null: a link or a page. */
  readonly address: string | null;
  /** The message whose link was opened; of a number, it is looked up. */
  readonly deliveryId: string | null;
  readonly place: Place | null;
  /** Of a report that answers no message: the installation is a demo. */
  readonly isDemo: boolean;
}

/** `limited`: this number has reported too often; nothing was stored. */
export type Recorded = 'recorded' | 'repeat' | 'limited';

/** A number that got a message within this time is verified. */
const recentMessage = sql`interval '48 hours'`;
/** A position counts for the report that this sender made before, within this time. */
const placeAfter = sql`interval '30 minutes'`;

/**
 * The newest accepted message to a number, whatever its channel: found by `delivery_once`, whose first column is the address. It reads all
 * messages to the number; an index in the order of their acceptance would be written at every acceptance.
 */
export const messageToStatement = (address: string): RawBuilder<{ readonly id: string }> => sql`
    select id from delivery where address = ${address} and channel = any(${[...numberChannels]}::text[]) and kind <> 'Notice'
      and accepted_at > now() - ${recentMessage}
    order by accepted_at desc limit 1`;

const findMessageTo = async (kysely: Kysely, address: string): Promise<string | null> => {
  const { rows } = await messageToStatement(address).execute(kysely);
  return rows[0]?.id ?? null;
};

interface Owner {
  readonly alertId: string | null;
  readonly incident: number | null;
  readonly industryId: number | null;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly drillId: number | null;
}

interface Message extends Owner {
  readonly audience: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What a message was about. */
const readMessage = async (kysely: Kysely, id: string): Promise<Message> => {
  const { rows } = await sql<Message>`
    select alert.id as "alertId", incident.internal_id as incident, industry.id as "industryId", delivery.status, delivery.drill_id as "drillId",
      audience, delivery.latitude, delivery.longitude
    from delivery
    left join escalation_step step on delivery.alert_id is null and step.id = delivery.escalation_step_id
    left join escalation on escalation.id = step.escalation_id
    left join alert on alert.id = coalesce(delivery.alert_id, escalation.alert_id)
    left join incident on incident.internal_id = escalation.incident or incident.id = alert.incident_id
    left join industry on industry.id = coalesce(alert.industry_id, incident.industry_id)
    where delivery.id = ${id} limit 1`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new ApiError('not-found', 'There is no such message');
  return row;
};

/** A report that answers no message belongs to the nearest open incident, else to the nearest site. */
const findOwner = async (kysely: Kysely, place: Place | null, isDemo: boolean): Promise<Owner> => {
  const incident = place === null ? undefined : await findOpenIncidentNear(kysely, place);
  return {
    alertId: null,
    incident: incident?.id ?? null,
    industryId: incident?.industryId ?? (place === null ? null : await findNearestSite(kysely, place)),
    status: isDemo ? 'Exercise' : 'Actual',
    drillId: null,
  };
};

/** Refuses a way that brings more than a control room can read, so that the provider tries again later. */
const limitWay = async (kysely: Kysely, way: ResidentReportWay): Promise<void> => {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from resident_report where way = ${way} and at between now() - interval '1 minute' and now()`.execute(kysely);
  if ((rows[0]?.count ?? 0) >= residentReportLimits.wayMinute)
    throw new ApiError('too-many-requests', 'Too many reports; try again in a minute');
};

const isOverLimit = async (kysely: Kysely, { address, deliveryId }: Pick<IncomingReport, 'address' | 'deliveryId'>): Promise<boolean> => {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from resident_report
    where ${address === null ? sql`delivery_id = ${deliveryId}` : sql`address = ${address}`} and at between now() - interval '1 hour' and now()`.execute(
    kysely,
  );
  return (rows[0]?.count ?? 0) >= residentReportLimits.numberHour;
};

/** The position that a sender sends after a report is where that report is. */
const placeEarlierReport = async (kysely: Kysely, address: string, { latitude, longitude }: Place, owner: Owner): Promise<void> => {
  await sql`
    update resident_report set latitude = ${latitude}, longitude = ${longitude}, place_from = 'shared',
      incident = case when delivery_id is null then coalesce(incident, ${owner.incident}) else incident end,
      industry_id = case when delivery_id is null then coalesce(industry_id, ${owner.industryId}) else industry_id end
    where id = (
      select id from resident_report where address = ${address} and kind in ('help', 'smell') and place_from is distinct from 'shared'
        and at > now() - ${placeAfter} order by id desc limit 1)`.execute(kysely);
};

/**
 * Records what a resident reports, once. A report never changes a warning: it is shown to people. Throws `too-many-requests` where
 * this way is flooded.
 */
export const recordReport = ({ kysely }: Database, report: IncomingReport): Promise<Recorded> =>
  kysely.transaction().execute(async (transaction) => {
    const { way, messageId, address, place } = report;
    // Simultaneous reports of one sender are recorded one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${address ?? report.deliveryId ?? messageId}, 19))`.execute(transaction);
    const known = await sql`select from resident_report where way = ${way} and message_id = ${messageId}`.execute(transaction);
    if (known.rows.length > 0) return 'repeat';
    await limitWay(transaction, way);
    if ((address !== null || report.deliveryId !== null) && (await isOverLimit(transaction, report))) return 'limited';
    const deliveryId = address === null ? report.deliveryId : await findMessageTo(transaction, address);
    const message = deliveryId === null ? null : await readMessage(transaction, deliveryId);
    // A responder who answers with a digit may mean the call, which asks for an acknowledgement.
    const kind = message !== null && message.audience !== 'follower' && /^\s*\p{Nd}\s*$/u.test(report.text ?? '') ? 'other' : report.kind;
    if (message?.audience === 'follower' && deliveryId !== null && (kind === 'safe' || kind === 'help')) {
      const given = await giveAnswerWithin(transaction, deliveryId, kind);
      // By the link, the same answer again is the same report, and the answers of one message are limited.
      if (way === 'link' && given === 'same') return 'repeat';
      if (way === 'link' && given === 'too-often') return 'limited';
    }
    const owner: Owner = message ?? (await findOwner(transaction, place, report.isDemo));
    const followed: Place | null =
      message === null || message.latitude === null || message.longitude === null
        ? null
        : { latitude: message.latitude, longitude: message.longitude, from: 'followed' };
    const at = place ?? followed;
    if (kind === 'place' && place !== null && address !== null) await placeEarlierReport(transaction, address, place, owner);
    await sql`
      insert into resident_report (kind, way, message_id, text, address, delivery_id, alert_id, incident, industry_id, status, drill_id, latitude,
        longitude, place_from)
      values (${kind}, ${way}, ${messageId}, ${report.text === null ? null : toVisibleText(report.text).slice(0, residentReportLimits.text)},
        ${address}, ${deliveryId}, ${owner.alertId}, ${owner.incident}, ${owner.industryId}, ${owner.status}, ${owner.drillId},
        ${at?.latitude ?? null}, ${at?.longitude ?? null}, ${at?.from ?? null})`.execute(transaction);
    return 'recorded';
  });
