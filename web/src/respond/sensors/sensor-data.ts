import type { Detection, Sensor, SensorInput, TopicMapping, TopicMappingInput } from '@hazardguard/contract';
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

/** What shows sensors: also the alarms and estimates made of their readings. */
export const sensorRoutes = [
  '/api/sensors/*',
  '/api/detections',
  '/api/industries/{id}/ingest-key',
  '/api/industries/{id}/alarm-statistics',
  '/api/industries/{id}/topic-mappings',
] as const;

export const refreshSensors = (): Promise<void> => refresh(...sensorRoutes);

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
