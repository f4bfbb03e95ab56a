import type { z } from 'zod';
import type { Permission } from './roles.ts';
import type { SensitiveReading } from './sensitive.ts';

/** What a row of an address or a body hangs on, and so whose it is. */
export const scopedNouns = [
  'industry',
  /** By its name; where the register has no such name, there is nothing to refuse. */
  'industry-name',
  'inventory-item',
  'site-image',
  'run',
  'risk-study',
  'alert',
  /** Whoever is signed in reads what was released: a neighbouring district must see what comes over its border. */
  'released-alert',
  'incident',
  'sensor',
  'detection',
  'drill',
  'escalation-chain',
  'duty-subject',
] as const;
export type ScopedNoun = (typeof scopedNouns)[number];

/**
 * Whose rows a call is about. A row that is named lies within the scope of the one who asks, or is not there (404); this is checked
 * before the handler. Of the others:
 * - `published`: for everybody, or behind a secret of its own
 * - `common`: of nobody's site: chemicals, weather, receptors, the directory, training
 * - `own`: of the person who asks
 * - `people`: the persons beneath the one who asks
 * - `rows`: many rows, of which only those within the scope are told or counted
 * - `new-site`: a site to be, which must lie within the scope
 * - `statement`: SQL of the old client; on tables of sites only for a scope of all
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
  /** Left out or null: none; then only rows within the scope are told. */
  | { readonly of: ScopedNoun; readonly query: string }
  | { readonly of: ScopedNoun; readonly body: string };

/**
 * One call of the API: what crosses the wire and who may make it. The server registers it, the OpenAPI document describes it,
 * the web client takes its types from it. `permission: 'public'` is the only way to a route without sign-in.
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
  /** Whoever makes this call reads something sensitive: it is entered in the audit record, or refused. */
  readonly reads?: SensitiveReading;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Called by machines with a key of their own that the handler asks for: no session, so nothing that another site could misuse. */
  readonly machine?: true;
  /** Raw bodies (CSV, pictures, rows of JSON) name their media type instead of a JSON schema; rows of JSON may also be one array. */
  readonly rawBody?: 'text/csv' | 'image/*' | 'image/*, application/pdf' | 'application/x-ndjson';
  /** Largest JSON body, bytes, where the server's own limit is too small. */
  readonly bodyBytes?: number;
  readonly status: 200 | 201 | 204;
  readonly answer?: z.ZodType;
  /** Answers that are not JSON: downloads, captions, calendars, documents, one JSON event per line, server-sent events; for pictures and files the handler names which. */
  readonly answerType?:
    | 'text/event-stream'
    | 'text/csv'
    | 'text/plain'
    | 'text/vtt'
    | 'text/plain'
    | 'text/calendar'
    | 'application/pdf'
    | 'application/x-ndjson'
    | 'application/cap+xml'
    | 'application/atom+xml'
    | 'image/*'
    | 'image/*, application/pdf';
}

export const route = <const R extends Route>(definition: R): R => definition;
