import type { z } from 'zod';
import type { Permission } from './roles.ts';
import type { SensitiveReading } from './sensitive.ts';
import type { tableFileTypes } from './table-file.ts';

/** The kind of record that a row in an address or a body refers to, which decides its scope. */
export const scopedNouns = [
  'industry',
  /** By its name; an unknown name needs no refusal. */
  'industry-name',
  'site-move',
  'inventory-item',
  'site-image',
  'run',
  'risk-study',
  'alert',
  /** Everybody signed in may read a released alert: a neighbouring district must see what crosses its border. */
  'released-alert',
  'incident',
  'sensor',
  'detection',
  'drill',
  'escalation-chain',
  /** As its authority: who only asked cannot change it. */
  'assessment-request',
  'duty-subject',
] as const;
export type ScopedNoun = (typeof scopedNouns)[number];

/**
 * Whose rows a call is about. A row that the call names must be in the caller's scope, else it does not exist (404); this is checked
 * before the handler. Other calls:
 * - `published`: for everybody, or behind its own secret
 * - `common`: data of no site: chemicals, weather, receptors, the directory, training
 * - `own`: data of the caller
 * - `people`: the people whom the caller supervises
 * - `rows`: many rows, of which only those in the scope are returned or counted
 * - `new-site`: a new site, which must be in the scope
 * - `statement`: SQL of the old client; on tables of sites only with scope `all`
 */
export type RouteScope =
  | 'published'
  | 'common'
  | 'own'
  | 'people'
  | 'rows'
  | 'new-site'
  | 'statement'
  | { readonly of: ScopedNoun; readonly param: string }
  /** Absent or null: none; then only rows in the scope are returned. */
  | { readonly of: ScopedNoun; readonly query: string }
  | { readonly of: ScopedNoun; readonly body: string };

/**
 * One call of the API: its data and its permission. The server registers it, the OpenAPI document describes it, the web client
 * takes its types from it. `permission: 'public'` is the only way to a route without sign-in.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:params`. */
  readonly path: string;
  /** Stable name of the operation in the OpenAPI document. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly permission: Permission | 'public';
  readonly scope: RouteScope;
  /** Also about a site outside the caller's scope that is opened to the team of an incident with the caller in it: stock and contacts. */
  readonly opened?: true;
  /** This call reads sensitive data: each reading is recorded in the audit record, or refused. */
  readonly reads?: SensitiveReading;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * Called by machines with their own key or (`signed`) with a signature of the body, which the handler checks: no session, so nothing for
   * another site to misuse.
   */
  readonly machine?: true | 'signed';
  /** Raw bodies (CSV, pictures, rows of JSON) name their media type instead of a JSON schema; rows of JSON may also be one array. */
  readonly rawBody?:
    | 'application/octet-stream'
    | 'text/csv'
    | 'application/json'
    | 'image/*'
    | 'image/*, application/pdf'
    | 'application/x-ndjson, application/senml+json, text/csv';
  /** Largest JSON body, bytes, where the server's own limit is too small. */
  readonly bodyBytes?: number;
  readonly status: 200 | 201 | 204;
  /** With 202 it answers the same: a part of what was sent is not saved, but waits for the consent of another person. */
  readonly waits?: true;
  /**
   * A client may send this call later, once: a repeated call with the same `Idempotency-Key` gets the first answer, and changes nothing.
   * Only work on the record: never accounts, approvals, releases, or the deletion of an incident.
   */
  readonly queued?: true;
  readonly answer?: z.ZodType;
  /**
   * Answers that are not JSON: downloads, captions, calendars, documents, one JSON event per line, server-sent events; for
   * pictures and files the handler sets the type.
   */
  readonly answerType?:
    | 'text/event-stream'
    | typeof tableFileTypes
    | 'text/plain'
    | 'text/vtt'
    | 'text/calendar'
    | 'application/pdf'
    | 'application/x-ndjson'
    | 'application/cap+xml'
    | 'application/atom+xml'
    | 'application/geo+json'
    | 'application/xml'
    | 'image/png'
    | 'image/*'
    | 'image/*, application/pdf'
    | 'image/*, application/vnd.mapbox-vector-tile'
    | 'application/vnd.mapbox-vector-tile';
}

interface Address<Method extends Route['method'] = Route['method'], Path extends string = string, Id extends string = string> {
  readonly method: Method;
  readonly path: Path;
  readonly id: Id;
}
/** The rest of a route as it is written down: it answers 200 unless it says otherwise, and its tag may be that of its group. */
type RouteRest = Omit<Route, keyof Address | 'tag' | 'status'> & Partial<Pick<Route, 'tag' | 'status'>>;

/* @__NO_SIDE_EFFECTS__ */
export const route = <Method extends Route['method'], Path extends string, Id extends string, const Rest extends RouteRest>(
  method: Method,
  path: Path,
  id: Id,
  rest: Rest,
): Address<Method, Path, Id> & Pick<Route, 'status'> & Rest => ({ method, path, id, status: 200, ...rest });

/** Routes under one tag, for those that name none. */
/* @__NO_SIDE_EFFECTS__ */
export const tagged = <const Group extends Readonly<Record<string, Address & RouteRest>>>(
  tag: string,
  group: Group,
): { readonly [Name in keyof Group]: Pick<Route, 'tag'> & Group[Name] } =>
  Object.fromEntries(Object.entries(group).map(([name, one]) => [name, { tag, ...one }])) as {
    readonly [Name in keyof Group]: Pick<Route, 'tag'> & Group[Name];
  };
