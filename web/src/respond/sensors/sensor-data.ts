import type { Detection, Sensor, SensorInput, ShelvingInput, TopicMapping, TopicMappingInput } from '@hazardguard/contract';
import { idempotencyHeader } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import type { RowSave } from '../../ui/form/use-server-form.ts';

/** Refresh interval of values on a visible page, ms. */
const pollMs = 5_000;
/** Refresh interval of the chart, ms. */
const seriesMs = 15_000;

export const useSensors = (industryId: number) =>
  useQuery({
    ...routeQuery('/api/sensors', { query: { industryId } }),
    select: ({ sensors }): readonly Sensor[] => sensors,
    refetchInterval: pollMs,
  });

/** The site; its position is the default for a new sensor. */
export const useSite = (industryId: number) => useQuery(routeQuery('/api/industries/{id}', { path: { id: industryId } }));

export const useSeries = (id: number) =>
  useQuery({
    ...routeQuery('/api/sensors/{id}/readings', { path: { id }, query: { minutes: 60 } }),
    refetchInterval: seriesMs,
  });

export const useKeyState = (industryId: number) => useQuery(routeQuery('/api/industries/{id}/ingest-key', { path: { id: industryId } }));

export const useDetections = (filter: { readonly industryId: number } | { readonly incidentId: string }, enabled = true) =>
  useQuery({
    enabled,
    ...routeQuery('/api/detections', { query: { ...filter, limit: 5 } }),
    select: ({ detections }) => detections as readonly Detection[],
    refetchInterval: pollMs,
  });

/** Redrafts the alert from the estimate on screen. */
export const redraftAlert = ({ detection, estimate }: { readonly detection: number; readonly estimate: number }) =>
  readBody(api.POST('/api/detections/{id}/draft', { params: { path: { id: detection } }, body: { estimateId: estimate } }));

/** Switches whether the next estimates of a detection use residents' reports. */
export const setUseReports = ({ id, use }: { readonly id: number; readonly use: boolean }) =>
  readBody(api.PUT('/api/detections/{id}/use-reports', { params: { path: { id } }, body: { use } }));

/** What shows sensors: also the alarms and estimates made of their readings. */
export const sensorRoutes = [
  '/api/sensors/*',
  '/api/detections',
  '/api/industries/{id}/ingest-key',
  '/api/industries/{id}/alarm-statistics',
  '/api/industries/{id}/topic-mappings',
] as const;

export const refreshSensors = (): Promise<void> => refresh(...sensorRoutes);

const toPath = (id: number) => ({ params: { path: { id } } });

export const acknowledgeAlarm = (id: number): Promise<Sensor> =>
  readBody(api.POST('/api/sensors/{id}/alarm/acknowledge', { ...toPath(id), body: {} }));

export const shelveSensor = ({ id, ...body }: ShelvingInput & { readonly id: number }): Promise<Sensor> =>
  readBody(api.POST('/api/sensors/{id}/shelving', { ...toPath(id), body }));

export const unshelveSensor = (id: number): Promise<Sensor> =>
  readBody(api.POST('/api/sensors/{id}/shelving/end', { ...toPath(id), body: {} }));

/** Alarms of the site's sensors in the last 30 days. */
export const useAlarmStatistics = (industryId: number) =>
  useQuery(routeQuery('/api/industries/{id}/alarm-statistics', { path: { id: industryId } }));

export const useTopicMappings = (industryId: number) =>
  useQuery({
    ...routeQuery('/api/industries/{id}/topic-mappings', { path: { id: industryId } }),
    refetchInterval: pollMs,
  });

export const addTopicMapping = (industryId: number, body: TopicMappingInput, key: string): Promise<TopicMapping> => {
  const headers = { [idempotencyHeader]: key };
  return readBody(api.POST('/api/industries/{id}/topic-mappings', { params: { path: { id: industryId } }, body, headers }));
};

export const saveSensor = ({ editing, input, key }: RowSave<SensorInput>): Promise<Sensor> =>
  editing === null
    ? readBody(api.POST('/api/sensors', { body: input, headers: { [idempotencyHeader]: key } }))
    : readBody(api.PUT('/api/sensors/{id}', { params: { path: { id: editing.id } }, body: { ...input, version: editing.version } }));

export const retireSensor = ({ id }: Sensor): Promise<void> => ensureOk(api.DELETE('/api/sensors/{id}', { params: { path: { id } } }));

export const createKey = (industryId: number) =>
  readBody(api.POST('/api/industries/{id}/ingest-key', { params: { path: { id: industryId } } }));

export const revokeKey = (industryId: number): Promise<void> =>
  ensureOk(api.DELETE('/api/industries/{id}/ingest-key', { params: { path: { id: industryId } } }));
