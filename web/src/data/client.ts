import type { ApiRoute } from '@hazardguard/contract';
import type { z } from 'zod';
import { toApiProblem } from './api-problem.ts';
import { send } from './http.ts';

/** `/api/runs/:id` as `/api/runs/{id}`. */
type Template<Path extends string> = Path extends `${infer Before}:${infer Name}/${infer After}`
  ? `${Before}{${Name}}/${Template<After>}`
  : Path extends `${infer Before}:${infer Name}`
    ? `${Before}{${Name}}`
    : Path;

/** This client sends and reads only JSON: no files, feeds or raw bodies. */
type JsonRoute = Exclude<ApiRoute, { readonly answerType: string } | { readonly rawBody: string }>;

type Method = JsonRoute['method'];

/** Method → path → route: the contract's table, indexed once. */
type RouteTable = {
  [M in Method]: { [R in Extract<JsonRoute, { readonly method: M }> as Template<R['path']>]: R };
};

type Plain = string | number | boolean | null | undefined;

/** A parameter has the type that the server reads it as, if that is a plain value; otherwise it is text. */
type AddressValues<Schema extends z.ZodType, Read = z.output<Schema>, Written = z.input<Schema>> = {
  readonly [Name in keyof Written]: Name extends keyof Read ? (Read[Name] extends Plain ? Read[Name] : Written[Name]) : Written[Name];
};

/** An object with this one entry, optional if nothing in it is required. */
type Entry<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [N in Name]?: Value } : { readonly [N in Name]: Value };

type PathValues<R> = R extends { readonly params: infer S extends z.ZodType } ? Entry<'path', AddressValues<S>> : unknown;
type QueryValues<R> = R extends { readonly query: infer S extends z.ZodType } ? Entry<'query', AddressValues<S>> : unknown;
type Body<R> = R extends { readonly body: infer S extends z.ZodType } ? { readonly body: z.input<S> } : unknown;

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type Options<R> = R extends unknown ? CallOptions & Entry<'params', PathValues<R> & QueryValues<R>> & Body<R> : never;

/** The options may be left out if none is required. */
type Arguments<Given> = Record<never, never> extends Given ? [options?: Given] : [options: Given];

type Answer<R> = R extends { readonly answer: infer S extends z.ZodType } ? z.output<S> : undefined;

interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

type Call<M extends Method> = <Path extends keyof RouteTable[M] & string>(
  path: Path,
  ...options: Arguments<Options<RouteTable[M][Path]>>
) => Promise<Outcome<Answer<RouteTable[M][Path]>>>;

interface GivenOptions extends CallOptions {
  readonly params?: { readonly path?: Readonly<Record<string, unknown>>; readonly query?: Readonly<Record<string, unknown>> };
  readonly body?: unknown;
}

const toAddress = (template: string, { path = {}, query = {} }: NonNullable<GivenOptions['params']> = {}): string => {
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
};

const parseJsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const makeCall =
  (method: Method) =>
  async (template: string, { params, body, headers, signal }: GivenOptions = {}): Promise<Outcome<unknown>> => {
    const request = new Request(toAddress(template, params), {
      method,
      credentials: 'same-origin',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    const response = await send(request);
    const text = await response.text();
    if (!response.ok) return { error: parseJsonOrText(text), response };
    return text === '' ? { response } : { data: JSON.parse(text), response };
  };

/** The API, typed by the contract's routes. Pass its calls through `readBody`. */
export const api = { GET: makeCall('GET'), POST: makeCall('POST'), PUT: makeCall('PUT'), DELETE: makeCall('DELETE') } as {
  [M in Method]: Call<M>;
};

/** The answer's body, or an ApiProblem thrown: `await readBody(api.GET('/api/system'))`. */
export const readBody = async <Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> => {
  const { data, error, response } = await call;
  if (!response.ok) throw toApiProblem(response, error);
  return data as NonNullable<Data>;
};

/** For calls answered without a body (204). */
export const ensureOk = async (call: Promise<Outcome<unknown>>): Promise<void> => {
  const { error, response } = await call;
  if (!response.ok) throw toApiProblem(response, error);
};
