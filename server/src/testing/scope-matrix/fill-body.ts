import type { Route } from '@hazardguard/contract';
import fc from 'fast-check';
import { type JsonSchema, valueArbitrary } from '../fuzz/json-schema.ts';
import { listOperations, type OpenApi } from '../fuzz/operations.ts';
import type { SiteRows } from '../site-rows.ts';
import { type CallAbout, callAbout } from './call-about.ts';

/** What a member of a body or a parameter of a query names, by its name. */
const members: Readonly<Record<string, (rows: SiteRows) => unknown>> = {
  industryId: ({ industry }) => industry,
  industryIds: ({ industry }) => [industry],
  industries: ({ industry }) => [industry],
  industryName: (rows) => rows['industry-name'],
  inventoryItemId: (rows) => rows['inventory-item'],
  runId: ({ run }) => run,
  alertId: ({ alert }) => alert,
  incidentId: ({ incident }) => incident,
  sensorId: ({ sensor }) => sensor,
  detectionId: ({ detection }) => detection,
  drillId: ({ drill }) => drill,
  subject: (rows) => rows['duty-subject'],
  search: (rows) => rows['industry-name'],
  q: (rows) => rows['industry-name'],
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls with bodies that the document allows, always the same ones, in which every name of a row is one of these rows. */
export const makeFillBody = (document: OpenApi) => {
  const { schemas } = document.components;
  const operations = new Map(listOperations(document).map((operation) => [operation.operationId, operation]));
  const resolve = (schema: JsonSchema): JsonSchema => (schema.$ref ? resolve(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema);
  const findSchema = ({ id }: Route): JsonSchema | undefined => operations.get(id)?.requestBody?.content?.['application/json']?.schema;
  const listNames = (route: Route): readonly string[] => {
    const body = findSchema(route);
    const names = Object.keys((body && resolve(body).properties) ?? {});
    const query = operations.get(route.id)?.parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])) ?? [];
    return [...names, ...query].filter((name) => name in members);
  };

  const fillBody = (route: Route, rows: SiteRows): CallAbout => {
    const call = callAbout(route, rows);
    const names = listNames(route);
    if (route.method === 'GET') {
      const [path = '', named] = call.url.split('?');
      const query = new URLSearchParams(named);
      for (const name of names) query.set(name, String(members[name]?.(rows)));
      return { url: query.size === 0 ? path : `${path}?${query}` };
    }
    const schema = findSchema(route);
    if (schema === undefined) return call;
    const [value] = fc.sample(
      valueArbitrary(schema, schemas, (name) => (name in members ? [members[name]?.(rows)] : [])),
      { seed: 34, numRuns: 1 },
    );
    if (!isObject(value)) return call;
    const aimed = Object.fromEntries(names.map((name) => [name, members[name]?.(rows)]));
    return { ...call, body: { ...value, ...aimed, ...(call.body as object) } };
  };
  return { fillBody, listNames };
};
