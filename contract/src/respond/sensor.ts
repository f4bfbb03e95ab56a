import { normaliseCasNumber } from '@hazardguard/engine';
import { z } from 'zod';
import { textLimits } from '../wire/constants.ts';
import { idParam, isoMoment, latitude, longitude, rowId, rowIdText, rowVersion } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { oneLine, oneLineOrNone } from '../wire/text.ts';
import { sensorHealths, sensorKinds, sensorMeasureIds, sensorUnits, shelvingMaxHours } from './sensor-choices.ts';

/** Code in readings and MQTT topics; unique within a site, ignoring case. */
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
  /** Readings are converted to this unit for storage. */
  unit: z.enum(sensorUnits),
  /** CAS number of the gas; null: not a gas sensor. */
  cas: oneLineOrNone(40).overwrite(normaliseCasNumber).nullable(),
  latitude,
  longitude,
  /** Above the ground, m. */
  heightM: numberBetween(0, 300),
  /** Detection limit, in the unit. */
  detectionLimit: numberBetween(0, 1e9).nullable(),
  /** Alarm from this value on, in the unit; null: no alarm. */
  alarmHigh: numberBetween(-1e9, 1e9).nullable(),
  /** The alarm clears below this value. */
  alarmLow: numberBetween(-1e9, 1e9).nullable(),
  /** Consecutive high readings that raise an alarm. */
  alarmReadings: integerBetween(1, 100),
  /** Or the time over which all readings were high, s; null: only the count. */
  alarmSeconds: integerBetween(1, 3_600).nullable(),
  /** The sensor is silent after this time without a reading, s. */
  silentAfterS: integerBetween(5, 604_800),
  /** Averaging time of a reading, s. */
  averagingS: integerBetween(3, 3_600),
});
export type SensorInput = z.infer<typeof sensorInput>;

const point = z.object({ at: isoMoment, value: z.number() });

export const sensor = sensorInput.extend({
  id: rowId,
  kind: z.enum(sensorKinds),
  /** The drill it belongs to; null: it is real. */
  drillId: rowId.nullable(),
  /** Name of the gas; null: not a gas sensor. */
  chemical: z.string().nullable(),
  version: z.int().min(1),
  /** The newest reading by its own time. */
  latest: point.extend({ ageS: z.number().min(0), late: z.boolean() }).nullable(),
  /** The newest readings, oldest first. */
  recent: z.array(point),
  health: z.enum(sensorHealths),
  alarm: z.boolean(),
  /** Who acknowledged the alarm; null: nobody, or there is none. */
  acknowledged: z.object({ at: isoMoment, by: z.string() }).nullable(),
  /** Until then its alarms are recorded, but open no incident and call nobody; null: not shelved. */
  shelved: z.object({ until: isoMoment, reason: z.string(), by: z.string() }).nullable(),
});
export type Sensor = z.infer<typeof sensor>;

export const shelvingInput = z.object({ reason: oneLine(textLimits.note), until: isoMoment });
export type ShelvingInput = z.infer<typeof shelvingInput>;

/** Alarms of a sensor over some days. */
export const alarmStatistic = z.object({
  sensorId: rowId,
  code: z.string(),
  name: z.string(),
  raised: z.int().min(0),
  /** Cleared within `nuisanceS`. */
  fleeting: z.int().min(0),
  /** The third or later within `nuisanceS`. */
  chattering: z.int().min(0),
  /** Raised while the sensor was shelved. */
  shelved: z.int().min(0),
  /** Since when the present alarm is raised; null: there is none. */
  standingSince: isoMoment.nullable(),
});
export type AlarmStatistic = z.infer<typeof alarmStatistic>;

/** State of a site's ingest key; the key itself is shown only once, when it is created. */
export const ingestKeyState = z.object({
  /** Last four characters of the key; null: the site has no key. */
  ending: z.string().nullable(),
  createdAt: isoMoment.nullable(),
  createdBy: z.string().nullable(),
});
export type IngestKeyState = z.infer<typeof ingestKeyState>;

/** Ten minutes of a site's mast: the mean vector of its wind, and the means of what else it measures. */
export const stationPeriod = z.object({
  from: isoMoment,
  to: isoMoment,
  windSpeedMs: z.number().min(0),
  windFromDeg: z.number(),
  /** Of the anemometer above the ground, m; one below 2 m counts as at 10 m. */
  windHeightM: z.number().min(0),
  readings: z.int().min(1),
  /** Null: not measured. */
  temperatureC: z.number().nullable(),
  humidityPercent: z.number().nullable(),
  cloudPercent: z.number().nullable(),
  /** From the measured spread of the direction; null: it is not known. */
  stability: z.enum(['A', 'B', 'C', 'D', 'E', 'F']).nullable(),
});
export type StationPeriod = z.infer<typeof stationPeriod>;

export const sensorRoutes = tagged('sensors', {
  list: route('GET', '/api/sensors', 'listSensors', {
    summary: 'Sensors of a site with newest value, age and health',
    permission: 'sensor.read',
    scope: { of: 'industry', query: 'industryId' },
    query: z.object({ industryId: rowIdText }),
    answer: z.object({ sensors: z.array(sensor) }),
  }),
  create: route('POST', '/api/sensors', 'createSensor', {
    summary: 'Register a sensor',
    permission: 'sensor.write',
    scope: { of: 'industry', body: 'industryId' },
    body: sensorInput,
    status: 201,
    answer: sensor,
  }),
  update: route('PUT', '/api/sensors/:id', 'updateSensor', {
    summary: 'Change a sensor; its site, measure and unit cannot change',
    permission: 'sensor.write',
    scope: { of: 'sensor', param: 'id' },
    params: idParam,
    body: sensorInput.extend({ version: rowVersion }),
    answer: sensor,
  }),
  retire: route('DELETE', '/api/sensors/:id', 'retireSensor', {
    summary: 'Retire a sensor; its readings stay',
    permission: 'sensor.write',
    scope: { of: 'sensor', param: 'id' },
    params: idParam,
    status: 204,
  }),
  acknowledge: route('POST', '/api/sensors/:id/alarm/acknowledge', 'acknowledgeAlarm', {
    summary: 'Acknowledge the alarm of a sensor, and with it the call for its incident',
    permission: 'sensor.write',
    scope: { of: 'sensor', param: 'id' },
    params: idParam,
    body: z.object({}),
    answer: sensor,
  }),
  shelve: route('POST', '/api/sensors/:id/shelving', 'shelveSensor', {
    summary: `Shelve the alarms of a sensor, with a reason and an end, at most ${shelvingMaxHours} hours ahead`,
    permission: 'sensor.write',
    scope: { of: 'sensor', param: 'id' },
    params: idParam,
    body: shelvingInput,
    answer: sensor,
  }),
  unshelve: route('POST', '/api/sensors/:id/shelving/end', 'unshelveSensor', {
    summary: 'End the shelving of a sensor; an alarm that is still raised is raised again',
    permission: 'sensor.write',
    scope: { of: 'sensor', param: 'id' },
    params: idParam,
    body: z.object({}),
    answer: sensor,
  }),
  alarmStatistics: route('GET', '/api/industries/:id/alarm-statistics', 'readAlarmStatistics', {
    summary: 'Alarms of the sensors of a site over some days: how many, fleeting, chattering, shelved, standing; most first',
    permission: 'sensor.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    query: z.object({ days: z.coerce.number<string>().int().min(1).max(90).default(30) }),
    answer: z.object({ days: z.int().min(1), sensors: z.array(alarmStatistic) }),
  }),
  readKey: route('GET', '/api/industries/:id/ingest-key', 'readIngestKey', {
    summary: 'State of the ingest key of a site',
    permission: 'sensor.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: ingestKeyState,
  }),
  stationHistory: route('GET', '/api/industries/:id/station-history', 'readStationHistory', {
    tag: 'weather',
    summary: 'What the mast of a site measured in the last three hours, in periods of ten minutes; none where no mast reports now',
    permission: 'weather.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: z.object({ periods: z.array(stationPeriod) }),
  }),
  makeKey: route('POST', '/api/industries/:id/ingest-key', 'makeIngestKey', {
    summary: 'Create an ingest key, shown only once; the previous key is revoked',
    permission: 'sensor.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: ingestKeyState.extend({ key: z.string() }),
  }),
  revokeKey: route('DELETE', '/api/industries/:id/ingest-key', 'revokeIngestKey', {
    summary: 'Revoke the ingest key of a site: readings are refused until there is a new one',
    permission: 'sensor.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    status: 204,
  }),
});
