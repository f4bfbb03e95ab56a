import type { Detection, IngestKeyState, Sensor, SensorInput, ShelvingInput, TopicMapping, TopicMappingInput } from '@hazardguard/contract';
import { idempotencyHeader } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';

/** Refresh interval of values on a visible page, ms. */
const pollMs = 5_000;
/** Refresh interval of the chart, ms. */
const seriesMs = 15_000;

export const useSensors = (industryId: number) =>
  useQuery({
    queryKey: ['sensors', 'list', industryId],
    queryFn: ({ signal }) => readBody(api.GET('/api/sensors', { params: { query: { industryId } }, signal })),
    select: ({ sensors }): readonly Sensor[] => sensors,
    refetchInterval: pollMs,
  });

/** The site; its position is the default for a new sensor. */
export const useSite = (industryId: number) =>
  useQuery({
    queryKey: ['industries', 'one', industryId],
    queryFn: ({ signal }) => readBody(api.GET('/api/industries/{id}', { params: { path: { id: industryId } }, signal })),
  });

export const useSeries = (id: number) =>
  useQuery({
    queryKey: ['sensors', 'series', id],
    queryFn: ({ signal }) => readBody(api.GET('/api/sensors/{id}/readings', { params: { path: { id }, query: { minutes: 60 } }, signal })),
    refetchInterval: seriesMs,
  });

export const useKeyState = (industryId: number) =>
  useQuery<IngestKeyState>({
    queryKey: ['sensors', 'key', industryId],
    queryFn: ({ signal }) => readBody(api.GET('/api/industries/{id}/ingest-key', { params: { path: { id: industryId } }, signal })),
  });

export const useDetections = (filter: { readonly industryId: number } | { readonly incidentId: string }, enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['sensors', 'detections', filter],
    queryFn: ({ signal }) => readBody(api.GET('/api/detections', { params: { query: { ...filter, limit: 5 } }, signal })),
    select: ({ detections }) => detections as readonly Detection[],
    refetchInterval: pollMs,
  });

/** Redrafts the alert from the estimate on screen. */
export const redraftAlert = ({ detection, estimate }: { readonly detection: number; readonly estimate: number }) =>
  readBody(api.POST('/api/detections/{id}/draft', { params: { path: { id: detection } }, body: { estimateId: estimate } }));

/** Switches whether the next estimates of a detection use residents' reports. */
export const setUseReports = ({ id, use }: { readonly id: number; readonly use: boolean }) =>
  readBody(api.PUT('/api/detections/{id}/use-reports', { params: { path: { id } }, body: { use } }));

export const refreshSensors = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['sensors'] });

const toPath = (id: number) => ({ params: { path: { id } } });

export const acknowledgeAlarm = (id: number): Promise<Sensor> =>
  readBody(api.POST('/api/sensors/{id}/alarm/acknowledge', { ...toPath(id), body: {} }));

export const shelveSensor = ({ id, ...body }: ShelvingInput & { readonly id: number }): Promise<Sensor> =>
  readBody(api.POST('/api/sensors/{id}/shelving', { ...toPath(id), body }));

export const unshelveSensor = (id: number): Promise<Sensor> =>
  readBody(api.POST('/api/sensors/{id}/shelving/end', { ...toPath(id), body: {} }));

/** Alarms of the site's sensors in the last 30 days. */
export const useAlarmStatistics = (industryId: number) =>
  useQuery({
    queryKey: ['sensors', 'statistics', industryId],
    queryFn: ({ signal }) =>
      readBody(api.GET('/api/industries/{id}/alarm-statistics', { params: { path: { id: industryId }, query: {} }, signal })),
  });

export const useTopicMappings = (industryId: number) =>
  useQuery({
    queryKey: ['sensors', 'topics', industryId],
    queryFn: ({ signal }) => readBody(api.GET('/api/industries/{id}/topic-mappings', { params: { path: { id: industryId } }, signal })),
    refetchInterval: pollMs,
  });

export const refreshTopicMappings = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['sensors', 'topics'] });

export const addTopicMapping = (industryId: number, body: TopicMappingInput): Promise<TopicMapping> =>
  readBody(api.POST('/api/industries/{id}/topic-mappings', { params: { path: { id: industryId } }, body }));

export const removeTopicMapping = ({ industryId, id }: TopicMapping): Promise<void> =>
  ensureOk(api.DELETE('/api/industries/{id}/topic-mappings/{mapping}', { params: { path: { id: industryId, mapping: id } } }));

export interface SensorRequest {
  readonly editing: { readonly id: number; readonly version: number } | null;
  readonly input: SensorInput;
  readonly key: string;
}

export const saveSensor = ({ editing, input, key }: SensorRequest): Promise<Sensor> =>
  editing === null
    ? readBody(api.POST('/api/sensors', { body: input, headers: { [idempotencyHeader]: key } }))
    : readBody(api.PUT('/api/sensors/{id}', { params: { path: { id: editing.id } }, body: { ...input, version: editing.version } }));

export const retireSensor = ({ id }: Sensor): Promise<void> => ensureOk(api.DELETE('/api/sensors/{id}', { params: { path: { id } } }));

export const createKey = (industryId: number) =>
  readBody(api.POST('/api/industries/{id}/ingest-key', { params: { path: { id: industryId } } }));

export const revokeKey = (industryId: number): Promise<void> =>
  ensureOk(api.DELETE('/api/industries/{id}/ingest-key', { params: { path: { id: industryId } } }));
