import { ApiError, type ReadingProblem } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { type Ingested, ingestReadings } from './ingest.ts';
import { findSiteByKey } from './ingest-key.ts';
import { type GivenRow, parseRows } from './read-body.ts';

/** Sites publish under `hazardguard/<key>/<sensor>`. */
export const readingsTopic = 'hazardguard/+/+';

interface StoredMessage {
  readonly industryId: number;
  readonly ingested: Ingested;
}

/** A message is one reading (an object, or a number for the present moment) or several (lines or an array). The topic names the sensor. */
const parsePayload = (sensor: string, payload: string, now: Date): readonly GivenRow[] => {
  const text = payload.trim();
  if (text !== '' && Number.isFinite(Number(text))) return [{ line: 1, given: { sensor, at: now.toISOString(), value: Number(text) } }];
  return parseRows(payload).map((row) =>
    'given' in row && typeof row.given === 'object' && row.given !== null ? { line: row.line, given: { ...row.given, sensor } } : row,
  );
};

const toProblems = (error: ApiError): readonly ReadingProblem[] => [{ line: 1, sensor: null, field: null, reason: error.message }];

/** Stores the readings of a message; refused ones are published at `<topic>/refused`. */
export const storeMessage =
  (database: Database, onStored: (message: StoredMessage) => void) =>
  async (topic: string, payload: string): Promise<{ readonly topic: string; readonly payload: string } | null> => {
    const [, key = '', sensor = ''] = topic.split('/');
    const answer = (refused: readonly ReadingProblem[]) =>
      refused.length === 0 ? null : { topic: `${topic}/refused`, payload: JSON.stringify({ refused }) };
    const industryId = await findSiteByKey(database, key);
    if (industryId === undefined) return answer(toProblems(new ApiError('wrong-credentials', 'The key in the topic is wrong or revoked')));
    const now = new Date();
    try {
      const ingested = await ingestReadings(database, industryId, parsePayload(sensor, payload, now), now);
      onStored({ industryId, ingested });
      return answer(ingested.answer.refused);
    } catch (error) {
      // The message itself is wrong; sending it again would not help.
      if (error instanceof ApiError) return answer(toProblems(error));
      throw error;
    }
  };
