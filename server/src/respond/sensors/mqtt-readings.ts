import { ApiError, type ReadingProblem } from '@hazardguard/contract';
import type { MqttMessage } from '../../platform/channels/mqtt-intake.ts';
import type { Database } from '../../platform/db/database.ts';
import type { GivenRow } from './given-row.ts';
import { type Ingested, ingestReadings } from './ingest.ts';
import { findSiteByKey } from './ingest-key.ts';
import { parseRows } from './read-body.ts';
import { type MappingRow, matchTopic, noteMessage, readPath } from './topic-mappings.ts';

/** Sites publish under `hazardguard/<key>/<sensor>`. */
export const readingsTopic = 'hazardguard/+/+';
const ownTopic = /^hazardguard\/[^/]+\/[^/]+$/;

interface StoredMessage {
  readonly industryId: number;
  readonly ingested: Ingested;
}

/** Members that may hold the time where no path is set. */
const timeNames = ['at', 'time', 'timestamp', 'ts'] as const;

const plainValue = (text: string): number | boolean | undefined => {
  if (/^(true|false|on|off)$/i.test(text)) return /^(true|on)$/i.test(text);
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a device as a number: many write numbers as text. */
const toValue = (value: unknown): unknown => (typeof value === 'string' ? (plainValue(value.trim()) ?? value) : value);

const findTime = (object: Readonly<Record<string, unknown>>): unknown =>
  timeNames.map((name) => object[name]).find((time) => time !== undefined);

/** One object as a row: its value, time, unit and sequence; other members are the device's own. */
const toRow = (object: Readonly<Record<string, unknown>>, sensor: string): Readonly<Record<string, unknown>> => {
  const at = findTime(object);
  return {
    sensor,
    ...(at === undefined || at === null ? {} : { at }),
    value: toValue(object.value),
    ...(object.unit === undefined ? {} : { unit: object.unit }),
    ...(object.sequence === undefined ? {} : { sequence: object.sequence }),
  };
};

/**
 * A message is a plain value (`3.1`), one reading or several (an object, lines or an array), or a SenML pack. The topic names the sensor,
 * except for a pack, which may name several of its own.
 */
export const parsePayload = (sensor: string, payload: string, now: Date): readonly GivenRow[] => {
  const value = plainValue(payload.trim());
  if (value !== undefined) return [{ line: 1, given: { sensor, value } }];
  return parseRows(payload, now).map((row): GivenRow => {
    if (!('given' in row)) return row;
    if (row.names !== undefined) return { ...row, names: [...row.names, sensor] };
    return isObject(row.given) ? { line: row.line, given: toRow(row.given, sensor) } : row;
  });
};

const noValue = (path: string): ReadingProblem => ({
  line: 1,
  sensor: null,
  field: path,
  reason: `The message has no ${path}`,
});

/** Rows of a message by a mapping: the value and time at its paths, in its unit. */
export const parseMapped = (mapping: MappingRow, sensor: string, payload: string, now: Date): readonly GivenRow[] => {
  const { value_path: valuePath, time_path: timePath, unit } = mapping;
  const withUnit = (row: GivenRow): GivenRow =>
    'given' in row && unit !== null && isObject(row.given) && row.given.unit === undefined
      ? { ...row, given: { ...row.given, unit } }
      : row;
  if (valuePath === null && timePath === null) return parsePayload(sensor, payload, now).map(withUnit);
  let document: unknown;
  try {
    document = JSON.parse(payload);
  } catch {
    return [{ line: 1, sensor, field: null, reason: 'The message is not JSON, so it has no members at the paths of this topic' }];
  }
  const value = readPath(document, valuePath ?? 'value');
  if (value === undefined) return [{ ...noValue(valuePath ?? 'value'), sensor }];
  const at = timePath === null ? (isObject(document) ? findTime(document) : undefined) : readPath(document, timePath);
  if (timePath !== null && at === undefined) return [{ ...noValue(timePath), sensor }];
  return [withUnit({ line: 1, given: { sensor, ...(at === undefined || at === null ? {} : { at }), value: toValue(value) } })];
};

const toProblems = (error: ApiError): readonly ReadingProblem[] => [{ line: 1, sensor: null, field: null, reason: error.message }];

/** A retained message without a time may be of any age: it is not taken for a reading of now. */
const refuseUntimed = (rows: readonly GivenRow[]): readonly GivenRow[] =>
  rows.map((row) =>
    'given' in row && isObject(row.given) && row.given.at === undefined
      ? { line: row.line, sensor: null, field: 'at', reason: 'The broker had kept this message, and it has no time: it may be of any age' }
      : row,
  );

interface MessageReader {
  readonly database: Database;
  readonly zone: string;
  /** The mappings of all sites, as they are now. */
  readonly listMappings: () => readonly MappingRow[];
  readonly onStored: (message: StoredMessage) => void;
}

/** Stores the readings of a message; refused ones are published at `<topic>/refused` with the reason. */
export const storeMessage = ({ database, zone, listMappings, onStored }: MessageReader) => {
  const store = async (
    industryId: number,
    parse: () => readonly GivenRow[],
    { retained }: MqttMessage,
    own: { readonly now: Date; readonly zone: string },
  ): Promise<readonly ReadingProblem[]> => {
    try {
      const rows = parse();
      const ingested = await ingestReadings(database, industryId, retained ? refuseUntimed(rows) : rows, own);
      onStored({ industryId, ingested });
      return ingested.answer.refused;
    } catch (error) {
      // The message itself is wrong; sending it again would not help.
      if (error instanceof ApiError) return toProblems(error);
      throw error;
    }
  };

  return async (message: MqttMessage): Promise<{ readonly topic: string; readonly payload: string } | null> => {
    const { topic, payload } = message;
    const now = new Date();
    const answer = (refused: readonly ReadingProblem[]) =>
      refused.length === 0 ? null : { topic: `${topic}/refused`, payload: JSON.stringify({ refused }) };
    if (ownTopic.test(topic)) {
      const [, key = '', sensor = ''] = topic.split('/');
      const industryId = await findSiteByKey(database, key);
      if (industryId === undefined)
        return answer(toProblems(new ApiError('wrong-credentials', 'The key in the topic is wrong or revoked')));
      return answer(await store(industryId, () => parsePayload(sensor, payload, now), message, { now, zone }));
    }
    if (topic.endsWith('/refused')) return null;
    const refused: ReadingProblem[] = [];
    for (const mapping of listMappings()) {
      const sensor = matchTopic(mapping, topic);
      if (sensor === undefined) continue;
      const own = { now, zone: mapping.time_zone ?? zone };
      const problems = await store(mapping.industry_id, () => parseMapped(mapping, sensor, payload, now), message, own);
      await noteMessage(database, mapping, problems, now);
      refused.push(...problems);
    }
    return answer(refused);
  };
};
