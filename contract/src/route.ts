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
  /** Raw bodies (CSV, pictures) name their media type instead of a JSON schema. */
  readonly rawBody?: 'text/csv' | 'image/*';
  /** Largest JSON body, bytes, where the server's own limit is too small. */
  readonly bodyBytes?: number;
  readonly status: 200 | 201 | 204;
  readonly answer?: z.ZodType;
  /** Answers that are not JSON: downloads, captions, calendars, documents, one JSON event per line, server-sent events; for pictures the handler names which. */
  readonly answerType?:
    | 'text/event-stream'
    | 'text/csv'
    | 'text/vtt'
    | 'text/calendar'
    | 'application/pdf'
    | 'application/x-ndjson'
    | 'application/cap+xml'
    | 'application/atom+xml'
    | 'image/*';
}

export const route = <const R extends Route>(definition: R): R => definition;
