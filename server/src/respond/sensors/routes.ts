import { ApiError, detectionRoutes, readingRoutes, type Sensor, sensorRoutes, topicMappingRoutes } from '@hazardguard/contract';
import { openMqttIntake } from '../../platform/channels/mqtt-intake.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { findRunningDrill } from '../../register/exercise-marks/running-drill.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { acknowledgeAlarm, endShelving, readAlarmStatistics, shelveSensor } from './alarm-handling.ts';
import { deleteOldReadings } from './delete-old-readings.ts';
import { startDetector } from './detection/detector.ts';
import { listDetections, listEstimates } from './detection/present-detection.ts';
import { redraftAlert } from './detection/redraft-alert.ts';
import { switchReports } from './detection/smell-readings.ts';
import { type Ingested, ingestReadings } from './ingest.ts';
import { createKey, findSiteOfRequest, readKeyState, revokeKey } from './ingest-key.ts';
import { readingsTopic, storeMessage } from './mqtt-readings.ts';
import { presentSensors } from './present.ts';
import { parseBody, readText } from './read-body.ts';
import { readSeries } from './readings-store.ts';
import { noSuchSensor, refuseWrongSensor, type SensorRow, toKind } from './rules.ts';
import { openStationRecorder } from './station.ts';
import { readStationHistory } from './station-history.ts';
import { addSensor, changeSensor, findSensor, listSiteSensors, retireSensor } from './store.ts';
import {
  addMapping,
  listAllMappings,
  listSiteMappings,
  type MappingRow,
  presentMapping,
  removeMapping,
  toSubscription,
} from './topic-mappings.ts';

const maxSteps = 360;
const dayMs = 24 * 60 * 60_000;

export const sensors: Feature = (app, { settings, database, changes, elsewhere, jobs, queue }) => {
  const recordStation = openStationRecorder(database, settings.timeZone);
  const onError = (error: unknown): void => app.log.error(error);
  const watch = settings.works ? jobs.watch('detection', onError) : { onError };
  const detector = startDetector({ database, settings, changes, recordStation, elsewhere, ...watch });
  app.addHook('onClose', () => detector.stop());

  queue?.every('old-readings', (signal) => deleteOldReadings(database, new Date(Date.now() - settings.readingsKeepDays * dayMs), signal));

  /** Processing after storage; the sender does not wait for it. */
  const processStored = (industryId: number, { stored, alarms }: Ingested): void => {
    const hasWeather = stored.some(({ sensor }) => toKind(sensor.measure) === 'weather');
    detector.noteReadings(industryId, { alarms, before: hasWeather ? () => recordStation(industryId, new Date()) : undefined });
  };
  const { mqttIngest } = settings;
  let intake: ReturnType<typeof openMqttIntake> | undefined;
  let mappings: readonly MappingRow[] = [];
  const listTopics = (): readonly string[] => [readingsTopic, ...new Set(mappings.map(toSubscription))];
  const readMappings = async (): Promise<void> => {
    if (intake === undefined) return;
    mappings = await runUnscoped(() => listAllMappings(database));
    intake.setTopics(listTopics());
  };
  app.addHook('onReady', async () => {
    if (mqttIngest === null || !settings.works) return;
    const onIntakeError = (error: unknown): void => app.log.error(error, 'readings from the broker');
    mappings = await listAllMappings(database);
    intake = openMqttIntake({
      url: mqttIngest.url,
      topics: listTopics(),
      take: storeMessage({
        database,
        zone: settings.timeZone,
        listMappings: () => mappings,
        onStored: ({ industryId, ingested }) => processStored(industryId, ingested),
      }),
      onError: onIntakeError,
    });
    changes.onChange('topic_mapping', () => {
      readMappings().catch(onIntakeError);
    });
  });
  app.addHook('onClose', () => intake?.close());

  const presentOne = async (row: SensorRow): Promise<Sensor> => {
    const [one] = await presentSensors(database, [row], new Date());
    if (one === undefined) throw noSuchSensor();
    return one;
  };

  handle(app, sensorRoutes.list, async ({ query }) => {
    await findIndustry(database, query.industryId);
    const drill = await findRunningDrill(database, query.industryId);
    const simulated = drill === null ? [] : await listSiteSensors(database, query.industryId, drill);
    return { sensors: await presentSensors(database, [...(await listSiteSensors(database, query.industryId)), ...simulated], new Date()) };
  });
  handle(app, sensorRoutes.create, async ({ body, account }) => {
    refuseWrongSensor(body, await findIndustry(database, body.industryId));
    return presentOne(await addSensor(database, body, account));
  });
  handle(app, sensorRoutes.update, async ({ params, body }) => {
    const before = await findSensor(database, params.id);
    if (before.retired_at !== null || before.drill_id !== null) throw noSuchSensor();
    if (before.industry_id !== body.industryId || before.measure !== body.measure || before.unit !== body.unit) {
      const message =
        'Site, measure and unit of a sensor cannot change, because its readings depend on them. Retire it and register a new one';
      const field = before.industry_id !== body.industryId ? 'industryId' : before.measure !== body.measure ? 'measure' : 'unit';
      throw new ApiError('invalid-input', message, [{ field, message }]);
    }
    refuseWrongSensor(body, await findIndustry(database, body.industryId));
    const row = await changeSensor(database, params.id, body);
    if (row === undefined) {
      throw new ApiError('edited-meanwhile', 'Another person has changed this sensor. Reload it and repeat your change');
    }
    return presentOne(row);
  });
  handle(app, sensorRoutes.retire, async ({ params, account }) => {
    if ((await findSensor(database, params.id)).drill_id !== null) throw noSuchSensor();
    await retireSensor(database, params.id, account);
    return undefined;
  });
  /** An active real sensor. */
  const findReal = async (id: number): Promise<SensorRow> => {
    const row = await findSensor(database, id);
    if (row.retired_at !== null || row.drill_id !== null) throw noSuchSensor();
    return row;
  };
  handle(app, sensorRoutes.acknowledge, async ({ params, account }) => {
    await acknowledgeAlarm(database, await findSensor(database, params.id), account);
    return presentOne(await findSensor(database, params.id));
  });
  handle(app, sensorRoutes.shelve, async ({ params, body, account }) => {
    await shelveSensor(database, await findReal(params.id), body, account, new Date());
    return presentOne(await findReal(params.id));
  });
  handle(app, sensorRoutes.unshelve, async ({ params }) => {
    await findReal(params.id);
    await endShelving(database, params.id);
    return presentOne(await findReal(params.id));
  });
  handle(app, sensorRoutes.alarmStatistics, async ({ params, query }) => {
    await findIndustry(database, params.id);
    return { days: query.days, sensors: await readAlarmStatistics(database, params.id, query.days) };
  });
  handle(app, sensorRoutes.readKey, async ({ params }) => {
    await findIndustry(database, params.id);
    return readKeyState(database, params.id);
  });
  handle(app, sensorRoutes.stationHistory, async ({ params }) => {
    await findIndustry(database, params.id);
    return { periods: [...(await readStationHistory(database, params.id, new Date()))] };
  });
  handle(app, sensorRoutes.makeKey, async ({ params, account }) => {
    await findIndustry(database, params.id);
    return createKey(database, params.id, account);
  });
  handle(app, sensorRoutes.revokeKey, async ({ params, account }) => {
    await findIndustry(database, params.id);
    await revokeKey(database, params.id, account);
    return undefined;
  });
  handle(app, topicMappingRoutes.list, async ({ params }) => {
    await findIndustry(database, params.id);
    return { hasBroker: mqttIngest !== null, mappings: (await listSiteMappings(database, params.id)).map(presentMapping) };
  });
  handle(app, topicMappingRoutes.create, async ({ params, body, account }) => {
    await findIndustry(database, params.id);
    const row = await addMapping(database, params.id, body, account);
    await readMappings();
    return presentMapping(row);
  });
  handle(app, topicMappingRoutes.remove, async ({ params }) => {
    await removeMapping(database, params.id, params.mapping);
    await readMappings();
    return undefined;
  });
  handle(app, readingRoutes.ingest, async ({ body, query, request }) => {
    const industryId = await findSiteOfRequest(database, request.headers.authorization);
    const now = new Date();
    const rows = parseBody(request.headers['content-type'], await readText(body), now);
    const ingested = await ingestReadings(database, industryId, rows, { now, zone: query.timeZone ?? settings.timeZone });
    processStored(industryId, ingested);
    return ingested.answer;
  });
  handle(app, readingRoutes.series, async ({ params, query: { minutes } }) => {
    const { id } = await findSensor(database, params.id);
    const stepS = Math.max(1, Math.ceil((minutes * 60) / maxSteps));
    const points = await readSeries(database, id, new Date(Date.now() - minutes * 60_000), stepS);
    return { stepS, points: points.map(({ at, ...values }) => ({ at: at.toISOString(), ...values })) };
  });
  handle(app, detectionRoutes.list, async ({ query }) => ({ detections: await listDetections(database, query) }));
  handle(app, detectionRoutes.estimates, async ({ params, query }) => ({
    estimates: await listEstimates(database, params.id, query.limit),
  }));
  handle(app, detectionRoutes.useReports, ({ params, body, account }) => switchReports(database, params.id, body.use, account));
  handle(app, detectionRoutes.redraft, ({ params, body, account }) =>
    redraftAlert({ database, settings, compute: detector.compute, signal: detector.signal }, { id: params.id, ...body }, account),
  );
};
