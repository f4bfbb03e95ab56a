import { idempotencyHeader } from '@hazardguard/contract';
import type { ApiRoute } from '@hazardguard/contract/routes';
import type { z } from 'zod';
import { ApiProblem, notKept, toApiProblem } from './api-problem.ts';
import { checkConnection, noteKept, whenAway } from './connection.ts';
import { send } from './http.ts';
import { newKey } from './new-key.ts';
import { toBase64 } from './offline/base64.ts';
import { hasGivenId } from './offline/outbox/change.ts';
import { isQueued } from './offline/outbox/queued-calls.ts';
import { isServerAway, readErrorCode } from './server-away.ts';

/** `/api/runs/:id` as `/api/runs/{id}`. */
type Template<Path extends string> = Path extends `${infer Before}:${infer Name}/${infer After}`
  ? `${Before}{${Name}}/${Template<After>}`
  : Path extends `${infer Before}:${infer Name}`
    ? `${Before}{${Name}}`
    : Path;

/** This client sends and reads only JSON: no files, feeds or raw bodies. */
type JsonRoute = Exclude<ApiRoute, { readonly answerType: string } | { readonly rawBody: string }>;

type Method = JsonRoute['method'];
export type ChangeMethod = Exclude<Method, 'GET'>;

/** Method → path → route: the contract's table, indexed once. */
export type RouteTable = {
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

/** What the address of a call contains. */
export type AddressOf<R> = R extends unknown ? PathValues<R> & QueryValues<R> : never;
export type BodyOf<R> = R extends unknown ? Body<R> : never;

interface CallOptions {
  /** Never sent later: the caller needs the answer for its next step. */
  readonly now?: true;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type Options<R> = R extends unknown ? CallOptions & Entry<'params', PathValues<R> & QueryValues<R>> & Body<R> : never;

/** The options may be left out if none is required. */
export type Arguments<Given> = Record<never, never> extends Given ? [options?: Given] : [options: Given];

export type Answer<R> = R extends { readonly answer: infer S extends z.ZodType } ? z.output<S> : undefined;

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

type Offline = typeof import('./offline/offline.ts');
/** Loaded after the first answer; where it does not load, nothing is kept. */
let offline: Offline | undefined;
const loadOffline = async (): Promise<Offline | undefined> => {
  offline ??= await import('./offline/offline.ts').catch(() => undefined);
  return offline;
};

const buildRequest = (method: Method, address: string, { body, headers, signal }: GivenOptions): Request =>
  new Request(address, {
    method,
    credentials: 'same-origin',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });

const toOutcome = (response: Response, text: string): Outcome<unknown> => {
  if (!response.ok) return { error: parseJsonOrText(text), response };
  return text === '' ? { response } : { data: JSON.parse(text), response };
};

/** What was kept of the answer, while the server cannot be reached. */
const recall = async (address: string): Promise<Outcome<unknown> | undefined> => {
  const kept = await (await loadOffline())?.recall(address);
  if (kept === undefined) return undefined;
  if (kept.savedAtMs !== null) noteKept(kept.savedAtMs);
  return { data: kept.data, response: new Response(null) };
};

/** The answer; ends at once when the server is known to give none: a call may hang for minutes then. */
const ask = async (request: Request): Promise<{ readonly outcome: Outcome<unknown>; readonly text: string }> => {
  const ended = new AbortController();
  const away = whenAway(ended.signal).then(() => {
    throw notKept();
  });
  // Handled below, or too late to matter.
  away.catch(() => undefined);
  try {
    const response = await Promise.race([send(request), away]);
    const text = await Promise.race([response.text(), away]);
    return { outcome: toOutcome(response, text), text };
  } finally {
    ended.abort();
  }
};

const read = async (address: string, options: GivenOptions): Promise<Outcome<unknown>> => {
  // A screen may open at the id of an incident that was made here and has no number yet.
  let real = hasGivenId(address) ? ((await loadOffline())?.withRealIds(address) ?? address) : address;
  const unsent = hasGivenId(real) ? await recall(real) : undefined;
  if (unsent !== undefined) return unsent;
  if (hasGivenId(real)) real = (await (await loadOffline())?.learnRealIds(real)) ?? real;
  let answer: Awaited<ReturnType<typeof ask>>;
  try {
    answer = await ask(buildRequest('GET', real, options));
  } catch (error) {
    const kept = error instanceof ApiProblem ? await recall(real) : undefined;
    if (kept === undefined) throw error;
    checkConnection();
    return kept;
  }
  const { outcome, text } = answer;
  if (isServerAway(outcome.response.status, readErrorCode(text))) return (await recall(real)) ?? outcome;
  // Not awaited: the screen does not wait for the disk. A full disk keeps what was there before.
  if (outcome.data !== undefined) void loadOffline().then((loaded) => loaded?.keep(real, text).catch(() => undefined));
  return outcome.data === undefined || offline === undefined ? outcome : { ...outcome, data: offline.addWaiting(real, outcome.data) };
};

/** Calls that change nothing: what they ask is too long for an address. */
const onlyComputes: ReadonlySet<string> = new Set(['/api/population/inside', '/api/roads/ways-out', '/api/escalation-chains/dry-run']);

/** The change is kept on this device and sent when the server can be reached. */
const waits = (): ApiProblem => new ApiProblem('waits', 0, 'Kept on this device');

const waitingAnswers = new WeakSet<object>();
/** Whether this answer stands for a change that the server does not have yet. */
export const isWaiting = (answer: object): boolean => waitingAnswers.has(answer);

interface NewChange {
  readonly method: ChangeMethod;
  readonly template: string;
  readonly address: string;
  readonly body: string | undefined;
  /** Of a file, whose bytes are `body` in base64. */
  readonly mediaType?: string;
  readonly key: string;
}

/** Keeps the change first and then sends it. Undefined: nothing can be kept here. */
const submit = async (given: NewChange): Promise<Outcome<unknown> | undefined> => {
  const loaded = isQueued(given.method, given.template) ? await loadOffline() : undefined;
  if (loaded !== undefined) {
    const outcome = await loaded.submit(given);
    if (outcome !== undefined && 'waits' in outcome) {
      checkConnection();
      if (outcome.waits === undefined) throw waits();
      if (typeof outcome.waits === 'object' && outcome.waits !== null) waitingAnswers.add(outcome.waits);
      return { data: outcome.waits, response: new Response(null, { status: 202 }) };
    }
    if (outcome !== undefined) return toOutcome(new Response(null, { status: outcome.status }), outcome.text);
  }
  return undefined;
};

const change = async (method: ChangeMethod, template: string, options: GivenOptions): Promise<Outcome<unknown>> => {
  const { params, body, headers, now } = options;
  const address = toAddress(template, params);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const key = headers?.[idempotencyHeader] ?? newKey();
  const kept = now ? undefined : await submit({ method, template, address, body: text, key });
  if (kept !== undefined) return kept;
  const request = buildRequest(method, offline?.withRealIds(address) ?? address, options);
  if (onlyComputes.has(template)) return (await ask(request)).outcome;
  const response = await send(request);
  return toOutcome(response, await response.text());
};

/** Sends a file as it is. Kept and sent later like other changes. @param address path and query */
export const postFile = async (template: string, address: string, file: File): Promise<Outcome<unknown>> => {
  const body = toBase64(await file.arrayBuffer());
  const kept = await submit({ method: 'POST', template, address, body, mediaType: file.type, key: newKey() });
  if (kept !== undefined) return kept;
  const response = await send(new Request(address, { method: 'POST', body: file, headers: { 'content-type': file.type } }));
  return toOutcome(response, await response.text());
};

const makeCall =
  (method: Method) =>
  (template: string, options: GivenOptions = {}): Promise<Outcome<unknown>> =>
    method === 'GET' ? read(toAddress(template, options.params), options) : change(method, template, options);

/** The API, typed by the contract's routes. Pass its calls through `readBody`. */
export const api = { GET: makeCall('GET'), POST: makeCall('POST'), PUT: makeCall('PUT'), DELETE: makeCall('DELETE') } as {
  [M in Method]: Call<M>;
};

type GetTable = RouteTable['GET'];

/** A call whose answer is fetched ahead, to be kept on this device. */
export interface KeptCall<Data> {
  readonly address: string;
  /** Always asks the server, and ends when the answer is kept. Rejects with an ApiProblem. */
  readonly fetch: () => Promise<Data>;
}

const fetchToKeep = async (address: string): Promise<unknown> => {
  const response = await send(buildRequest('GET', address, {}));
  const text = await response.text();
  if (!response.ok) throw toApiProblem(response, parseJsonOrText(text));
  await (await loadOffline())?.keep(address, text);
  return JSON.parse(text);
};

/** The same arguments as `api.GET`. */
export const toKeptCall = ((template: string, { params }: GivenOptions = {}) => {
  const address = toAddress(template, params);
  return { address, fetch: () => fetchToKeep(address) };
}) as <Path extends keyof GetTable & string>(
  path: Path,
  ...options: Arguments<Options<GetTable[Path]>>
) => KeptCall<Answer<GetTable[Path]>>;

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
