import { z } from 'zod';
import { textLimits } from '../wire/constants.ts';
import { idParam, isoMoment, latitude, longitude, rowId, rowIdText, rowVersion } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { oneLine, oneLineOrNone } from '../wire/text.ts';

export const sensorKinds = ['gas', 'weather', 'alarm-contact'] as const;
export type SensorKind = (typeof sensorKinds)[number];

/** What a sensor measures: its kind, and the units that it may speak, its own first. */
export const sensorMeasures = {
  concentration: { kind: 'gas', units: ['ppm', 'ppb', 'mg/m3'] },
  'wind-speed': { kind: 'weather', units: ['m/s', 'km/h', 'kn'] },
  'wind-from': { kind: 'weather', units: ['deg'] },
  temperature: { kind: 'weather', units: ['degC', 'K'] },
  humidity: { kind: 'weather', units: ['percent'] },
  cloud: { kind: 'weather', units: ['percent'] },
  pressure: { kind: 'weather', units: ['hPa', 'Pa'] },
  contact: { kind: 'alarm-contact', units: ['on-off'] },
} as const satisfies Readonly<Record<string, { readonly kind: SensorKind; readonly units: readonly [string, ...string[]] }>>;
export type SensorMeasure = keyof typeof sensorMeasures;
export type SensorUnit = (typeof sensorMeasures)[SensorMeasure]['units'][number];
export const sensorMeasureIds = Object.keys(sensorMeasures) as [SensorMeasure, ...SensorMeasure[]];
export const sensorUnits = [...new Set(Object.values(sensorMeasures).flatMap(({ units }): readonly SensorUnit[] => units))] as [
  SensorUnit,
  ...SensorUnit[],
];

/** As it stands in readings and in the topics of a broker; unique within a site, whatever the case of its letters. */
export const sensorCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/, { error: 'Letters, digits, _ . and -, at most 64' });

const numberBetween = (low: number, high: number) => {
  const error = `A number from ${low} to ${high}`;
  return z.number({ error }).min(low, { error }).max(high, { error });
};
const integerBetween = (low: number, high: number) => {
  const error = `A whole number from ${low} to ${high}`;
  return z.int({ error }).min(low, { error }).max(high, { error });
};

export const sensorInput = z.object({
  industryId: rowId,
  code: sensorCode,
  name: oneLine(textLimits.name),
  measure: z.enum(sensorMeasureIds),
  /** Readings are stored in it, whatever unit they came in. */
  unit: z.enum(sensorUnits),
  /** CAS number of the gas; null for what measures none. */
  cas: oneLineOrNone(20).nullable(),
  latitude,
  longitude,
  /** Above the ground, m. */
  heightM: numberBetween(0, 300),
  /** Lowest value that can be told from nothing, in the unit. */
  detectionLimit: numberBetween(0, 1e9).nullable(),
  /** An alarm is raised at this value and above, in the unit; null: never. */
  alarmHigh: numberBetween(-1e9, 1e9).nullable(),
  /** And cleared below this one. */
  alarmLow: numberBetween(-1e9, 1e9).nullable(),
  /** High readings in a row that raise an alarm. */
  alarmReadings: integerBetween(1, 100),
  /** Or the time over which all were high, s; null: only the count. */
  alarmSeconds: integerBetween(1, 3_600).nullable(),
  /** Without a reading for so long, the sensor is silent, s. */
  silentAfterS: integerBetween(5, 604_800),
  /** Time over which one reading is a mean, s. */
  averagingS: integerBetween(3, 3_600),
});
export type SensorInput = z.infer<typeof sensorInput>;

/** From worst to best: what is told of a sensor that has several faults is the first. */
export const sensorHealths = ['never-heard', 'silent', 'wrong-clock', 'stuck', 'drifting', 'well'] as const;
export type SensorHealth = (typeof sensorHealths)[number];

const point = z.object({ at: isoMoment, value: z.number() });

export const sensor = sensorInput.extend({
  id: rowId,
  kind: z.enum(sensorKinds),
  /** The drill it belongs to; null: it is real. */
  drillId: rowId.nullable(),
  /** Of the gas; null for what measures none. */
  chemical: z.string().nullable(),
  version: z.int().min(1),
  /** The newest reading by its own time. */
  latest: point.extend({ ageS: z.number().min(0), late: z.boolean() }).nullable(),
  /** The newest readings, oldest first. */
  recent: z.array(point),
  health: z.enum(sensorHealths),
  alarm: z.boolean(),
});
export type Sensor = z.infer<typeof sensor>;

/** A site's key for sending readings; the key itself is told once, when it is made. */
export const ingestKeyState = z.object({
  /** Its last four characters; null: the site has none. */
  ending: z.string().nullable(),
  createdAt: isoMoment.nullable(),
  createdBy: z.string().nullable(),
});
export type IngestKeyState = z.infer<typeof ingestKeyState>;

export const sensorRoutes = {
  list: route({
    method: 'GET',
    path: '/api/sensors',
    id: 'listSensors',
    tag: 'sensors',
    summary: 'Sensors of a site with newest value, age and health',
    permission: 'sensor.read',
    scope: { of: 'industry', query: 'industryId' },
    query: z.object({ industryId: rowIdText }),
    status: 200,
    answer: z.object({ sensors: z.array(sensor) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/sensors',
    id: 'createSensor',
    tag: 'sensors',
    summary: 'Register a sensor',
    permission: 'sensor.write',
    scope: { of: 'industry', body: 'industryId' },
    body: sensorInput,
    status: 201,
    answer: sensor,
  }),
  update: route({
    method: 'PUT',
    path: '/api/sensors/:id',
    id: 'updateSensor',
    tag: 'sensors',
    summary: 'Change a sensor; its site and what it measures stay',
    permission: 'sensor.write',
    scope: { of: 'sensor', param: 'id' },
    params: idParam,
    body: sensorInput.extend({ version: rowVersion }),
    status: 200,
    answer: sensor,
  }),
  retire: route({
    method: 'DELETE',
    path: '/api/sensors/:id',
    id: 'retireSensor',
    tag: 'sensors',
    summary: 'Take a sensor out of use; its readings are kept',
    permission: 'sensor.write',
    scope: { of: 'sensor', param: 'id' },
    params: idParam,
    status: 204,
  }),
  readKey: route({
    method: 'GET',
    path: '/api/industries/:id/ingest-key',
    id: 'readIngestKey',
    tag: 'sensors',
    summary: 'Whether a site has a key for sending readings',
    permission: 'sensor.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    status: 200,
    answer: ingestKeyState,
  }),
  makeKey: route({
    method: 'POST',
    path: '/api/industries/:id/ingest-key',
    id: 'makeIngestKey',
    tag: 'sensors',
    summary: 'A new key for sending readings, shown this once; the one before ends',
    permission: 'sensor.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    status: 200,
    answer: ingestKeyState.extend({ key: z.string() }),
  }),
  revokeKey: route({
    method: 'DELETE',
    path: '/api/industries/:id/ingest-key',
    id: 'revokeIngestKey',
    tag: 'sensors',
    summary: 'End the key of a site: readings are refused until there is a new one',
    permission: 'sensor.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    status: 204,
  }),
} as const;
