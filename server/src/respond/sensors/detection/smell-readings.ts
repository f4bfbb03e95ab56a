import { findOdourThresholdPpm } from '@hazardguard/chemicals';
import { type Account, ApiError } from '@hazardguard/contract';
import type { Reading } from '@hazardguard/engine';
import type { Database } from '../../../platform/db/database.ts';
import { listSmellPlaces } from '../../../warn/resident-reports/list-reports.ts';
import { appendNote } from '../../incidents/log.ts';
import { noSuchDetection } from './present-detection.ts';

/** An older smell is of an earlier cloud, and more reports than these say little more. */
const maxAgeMs = 15 * 60_000;
const maxReports = 20;

/**
 * Residents' reports of a smell as weak lower limits, in ppm: at the place that the phone gave, the gas was about at its odour threshold or
 * above. None where no threshold of the gas is known.
 */
export const listSmellReadings = async (database: Database, incidentId: string, cas: string, now: Date): Promise<readonly Reading[]> => {
  const value = findOdourThresholdPpm(cas);
  if (value === undefined) return [];
  const places = await listSmellPlaces(database, incidentId, new Date(now.getTime() - maxAgeMs), maxReports);
  return places.map(({ id, latitude, longitude }) => ({ id: `report ${id}`, latitude, longitude, value, smelled: true }));
};

/** Switches whether the next estimates of a detection use residents' reports; the log of the incident says who decided it. */
export const switchReports = async (
  database: Database,
  id: number,
  use: boolean,
  person: Account,
): Promise<{ readonly useReports: boolean }> => {
  const row = await database.kysely
    .updateTable('detection')
    // Estimated again soon.
    .set({ use_reports: use, attempted_at: null })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['incident_id'])
    .executeTakeFirst();
  if (row === undefined) {
    const known = await database.kysely.selectFrom('detection').select('id').where('id', '=', id).executeTakeFirst();
    if (known === undefined) throw noSuchDetection();
    throw new ApiError('conflict', 'This detection has ended: its source is not estimated again');
  }
  const text = use
    ? 'Source estimate: residents’ reports of a smell are used as weak readings beside the sensors'
    : 'Source estimate: residents’ reports are no longer used';
  await appendNote(database, row.incident_id, { kind: 'decision', text }, person);
  return { useReports: use };
};
