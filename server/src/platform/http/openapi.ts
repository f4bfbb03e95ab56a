import { deviceTimeHeader, errorBody, errorCodes, idempotencyHeader, type Route, xsrfHeader } from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import { z } from 'zod';
import { namedSchemas } from './named-schemas.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const definitions = '#/$defs/';
const components = '#/components/schemas/';

const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

const rewriteReferences = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(rewriteReferences);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(definitions, components) : rewriteReferences(inner),
    ]),
  );
};

/** Turns zod schemas into JSON Schema 2020-12 (that of OpenAPI 3.1), and collects the named ones as components. */
const makeSchemas = () => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { ...z.globalRegistry.get(schema), id });
  const gathered: Record<string, Json> = {};
  const present = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
    const made = z.toJSONSchema(schema, { io, metadata: registry, unrepresentable: 'any', target: 'draft-2020-12' });
    const { $schema: _, $defs, id: __, ...own } = rewriteReferences(JSON.parse(JSON.stringify(made)) as Json) as Record<string, Json>;
    if ($defs !== undefined && isObject($defs)) {
      for (const [name, definition] of Object.entries($defs)) {
        const { id: _id, ...rest } = definition as Record<string, Json>;
        gathered[name] = rest;
      }
    }
    const name = registry.get(schema)?.id;
    if (name === undefined || '$ref' in own) return own;
    gathered[name] = own;
    return { $ref: `${components}${name}` };
  };
  return { gathered, present };
};

type Present = ReturnType<typeof makeSchemas>['present'];

const buildParameters = (route: Route, present: Present): Json[] => {
  const list: Json[] = [];
  for (const [place, schema] of [
    ['path', route.params],
    ['query', route.query],
  ] as const) {
    if (schema === undefined) continue;
    const { properties = {}, required = [] } = present(schema, 'input');
    const { properties: read = {} } = present(schema, 'output');
    for (const [name, asText] of Object.entries(properties as JsonObject)) {
      // In an address everything is text; the document gives the type that the text is parsed as, where there is a schema.
      const asRead = (read as Record<string, JsonObject>)[name] ?? {};
      list.push({
        name,
        in: place,
        required: (required as readonly Json[]).includes(name),
        schema: asRead.type === undefined ? asText : asRead,
      });
    }
  }
  if (route.method !== 'GET' && !route.machine)
    list.push({
      name: xsrfHeader,
      in: 'header',
      required: false,
      schema: { type: 'string' },
      description: 'The value of the cookie XSRF-TOKEN',
    });
  if (route.status === 201 || route.queued)
    list.push({
      name: idempotencyHeader,
      in: 'header',
      required: false,
      schema: { type: 'string' },
      description: 'A repeated call with the same key gets the first answer',
    });
  if (route.queued)
    list.push({
      name: deviceTimeHeader,
      in: 'header',
      required: false,
      schema: { type: 'string', format: 'date-time' },
      description: 'For a call that is sent later: the time on the clock of the device',
    });
  return list;
};

/** One media type, or several separated by commas. */
const toContent = (types: string): JsonObject =>
  Object.fromEntries(types.split(', ').map((type) => [type, { schema: { type: 'string' } }]));

const buildSuccess = (route: Route, present: Present): JsonObject => {
  const description = route.summary;
  if (route.answerType) return { description, content: toContent(route.answerType) };
  if (!route.answer) return { description };
  return { description, content: { 'application/json': { schema: present(route.answer, 'output') } } };
};

const buildRequestBody = (route: Route, present: Present): { requestBody?: Json } => {
  if (route.rawBody) return { requestBody: { required: true, content: toContent(route.rawBody) } };
  if (!route.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: present(route.body, 'input') } } } };
};

const buildOperation = (route: Route, present: Present): JsonObject => ({
  operationId: route.id,
  tags: [route.tag],
  summary: route.summary,
  'x-permission': route.permission,
  security: route.machine === true ? [{ ingestKey: [] }] : route.permission === 'public' ? [] : [{ session: [] }],
  parameters: buildParameters(route, present),
  ...buildRequestBody(route, present),
  responses: {
    [String(route.status)]: buildSuccess(route, present),
    ...(route.waits ? { '202': buildSuccess(route, present) } : {}),
    default: {
      description: 'An error, with its code and the request ID',
      content: { 'application/json': { schema: present(errorBody, 'output') } },
    },
  },
});

/** The OpenAPI 3.1 document of every route of the contract. */
export const buildOpenApi = (version: string): JsonObject => {
  const { gathered, present } = makeSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: buildOperation(route, present) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'HazardGuard',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: `Emergency preparedness and response for industrial chemical hazards. Errors carry one of these codes: ${Object.keys(errorCodes).join(', ')}.`,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(gathered).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'hazardguard.session_token' },
        ingestKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};
