import type { Account, FireInput, RecordedFires } from '@hazardguard/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { toPosition } from '../../register/industries/rules.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { appendObservation } from '../incidents/log.ts';
import {
  closeDetection,
  findOpenDetection,
  isEnded,
  isQuiet,
  joinDetection,
  lockDetections,
  startDetection,
} from '../sensors/detection/open-detection.ts';
import { formatFire, formatFires } from './fire-text.ts';
import { type PlacedFire, placeFire, refuseWrongFires } from './rules.ts';
import { insertFires, selectUnknown } from './store.ts';

/** Satellites pass a few times a day and cloud hides some passes: after a day without a detection, the next one is a new event. */
const newEventAfterMs = 24 * 3_600_000;
const group = { group: 'fires', drillScope: null };

interface Found {
  readonly industry: Awaited<ReturnType<typeof findIndustry>>;
  /** At the site, recent and new; the newest first. */
  readonly events: readonly [PlacedFire, ...PlacedFire[]];
  readonly account: Account;
  readonly now: Date;
}

/** Adds the fires to the open incident of the site's fires, or opens one; its log lists them all. */
const reportToIncident = async (transaction: Transaction<Schema>, { industry, events, account, now }: Found) => {
  const [newest] = events;
  const before = await findOpenDetection(transaction, industry.id, group);
  const over = before !== undefined && (isEnded(before) || isQuiet(before, now, newEventAfterMs));
  if (over) await closeDetection(transaction, before, now);
  const opened = before === undefined || over;
  const opening = {
    industry,
    latitude: newest.latitude,
    longitude: newest.longitude,
    hazard: 'fire' as const,
    title: `Heat detected by satellite: ${formatFire(newest)}`,
    alarms: events.length,
    lastAlarmAt: now,
    firstReceivedAt: now,
  };
  const detection = opened ? await startDetection(transaction, group, opening, account) : before;
  if (!opened) await joinDetection(transaction, detection.id, events.length, now);
  await appendObservation(transaction, detection.incident_id, formatFires(events), account);
  return { detectionId: detection.id, incident: { id: detection.incident_id, opened, detections: events.length } };
};

interface FiresAtSite {
  readonly industryId: number;
  readonly fires: readonly FireInput[];
  /** Who records them: a person, or the service. */
  readonly account: Account;
}

/**
 * Stores fires that satellites detected near a site, each once, and makes those at the site one Detected incident, in one
 * transaction. Refuses a site without a position (conflict), and times and places that cannot be (invalid-input).
 */
export const recordFires = async (database: Database, { industryId, fires, account }: FiresAtSite, now: Date): Promise<RecordedFires> => {
  const industry = await findIndustry(database, industryId);
  const site = toPosition(industry);
  const placed = fires.map((fire) => placeFire(fire, site, now));
  refuseWrongFires(placed, now);
  return database.kysely.transaction().execute(async (transaction) => {
    await lockDetections(transaction, industryId);
    const unknown = await selectUnknown(transaction, industryId, placed);
    const [newest, ...others] = unknown
      .filter(({ leftOut }) => leftOut === null)
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || a.distanceM - b.distanceM);
    const fireIncident =
      newest === undefined ? null : await reportToIncident(transaction, { industry, events: [newest, ...others], account, now });
    await insertFires(transaction, { industryId, detectionId: fireIncident?.detectionId ?? null }, unknown, account, now);
    const countLeftOut = (why: PlacedFire['leftOut']): number => unknown.filter(({ leftOut }) => leftOut === why).length;
    return {
      received: fires.length,
      stored: unknown.length,
      known: fires.length - unknown.length,
      incident: fireIncident?.incident ?? null,
      leftOut: { far: countLeftOut('far'), old: countLeftOut('old') },
    };
  });
};
