import type { z } from 'zod';
import type { Permission } from './roles.ts';

/**
 * One call of the API: what crosses the wire and who may make it. The server registers it, the OpenAPI document describes it,
 * the web client is generated from that. `permission: 'public'` is the only way to a route without sign-in.
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
    | 'text/vtt'
    | 'text/calendar'
    | 'application/pdf'
    | 'application/x-ndjson'
    | 'application/cap+xml'
    | 'application/atom+xml'
    | 'image/*'
    | 'image/*, application/pdf';
}

export const route = <const R extends Route>(definition: R): R => definition;
