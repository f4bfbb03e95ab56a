import { z } from 'zod';
import { idParam, isoMoment, rowId } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { oneLine } from '../wire/text.ts';
import { timeZone } from '../wire/time-zone.ts';
import { readingProblem } from './reading.ts';
import { sensorCode } from './sensor.ts';
import { sensorPlaceholder, sensorUnits } from './sensor-choices.ts';

const topicError = 'A topic such as plant/7/{sensor}/state: levels between slashes, + for any level, {sensor} once';

/** Which messages are readings; `#` would also match the answers to refused ones. */
export const topicPattern = oneLine(200).refine(
  (topic) => {
    const levels = topic.split('/');
    return (
      levels.every((level) => level === '+' || level === sensorPlaceholder || /^[^+#{}$\s]+$/.test(level)) &&
      levels.filter((level) => level === sensorPlaceholder).length <= 1 &&
      levels[0] !== 'hazardguard' &&
      levels.some((level) => level !== '+' && level !== sensorPlaceholder) &&
      levels.at(-1) !== 'refused'
    );
  },
  { error: topicError },
);

/** Members of a JSON payload, joined by points: `payload.co2` or `values.0`. */
export const payloadPath = oneLine(200).refine((path) => /^[^.\s]{1,60}(\.[^.\s]{1,60}){0,7}$/.test(path), {
  error: 'Names joined by points, such as payload.value',
});

export const topicMappingInput = z
  .object({
    topic: topicPattern,
    /** Code of the sensor where the topic has no {sensor}. */
    sensor: sensorCode.nullable(),
    /** Absent: the payload is the value, or it is in `value`. */
    valuePath: payloadPath.nullable(),
    /** Absent: `at`, `time`, `timestamp` or `ts`, else the time of receipt. */
    timePath: payloadPath.nullable(),
    /** Absent: the sensor's. */
    unit: z.enum(sensorUnits).nullable(),
    /** Of times without an offset; absent: that of the installation. */
    timeZone: timeZone.nullable(),
  })
  .refine(({ topic, sensor }) => topic.includes(sensorPlaceholder) !== (sensor !== null), {
    path: ['sensor'],
    error: 'Either the topic has {sensor}, or the code of the sensor is given here',
  });
export type TopicMappingInput = z.infer<typeof topicMappingInput>;

export const topicMapping = z.object({
  id: rowId,
  industryId: rowId,
  topic: z.string(),
  sensor: z.string().nullable(),
  valuePath: z.string().nullable(),
  timePath: z.string().nullable(),
  unit: z.enum(sensorUnits).nullable(),
  timeZone: z.string().nullable(),
  createdAt: isoMoment,
  createdBy: z.string(),
  /** The newest message of this mapping, to ten seconds; null: none yet. */
  lastMessageAt: isoMoment.nullable(),
  /** What was refused of it; null: nothing. */
  lastRefused: z.array(readingProblem).nullable(),
});
export type TopicMapping = z.infer<typeof topicMapping>;

export const topicMappingRoutes = tagged('sensors', {
  list: route('GET', '/api/industries/:id/topic-mappings', 'listTopicMappings', {
    summary: 'Topics of the broker that are assigned to a site, each with its newest message',
    permission: 'sensor.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: z.object({
      /** Whether this installation reads from a broker. */
      hasBroker: z.boolean(),
      mappings: z.array(topicMapping),
    }),
  }),
  create: route('POST', '/api/industries/:id/topic-mappings', 'createTopicMapping', {
    summary: 'Assign topics of the broker to the sensors of a site',
    permission: 'sensor.map',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    body: topicMappingInput,
    status: 201,
    answer: topicMapping,
  }),
  remove: route('DELETE', '/api/industries/:id/topic-mappings/:mapping', 'removeTopicMapping', {
    summary: 'Stop reading these topics for the site; stored readings stay',
    permission: 'sensor.map',
    scope: { of: 'industry', param: 'id' },
    params: idParam.extend({ mapping: z.coerce.number<string>().int().positive() }),
    status: 204,
  }),
});
