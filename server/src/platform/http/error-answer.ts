import { ApiError, type ErrorBody, messages } from '@hazardguard/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseUnavailable, diskFaultMessages } from '../db/faults/database-unavailable.ts';
import { dataHeaders } from './security.ts';

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', '53300', '57P01', '57P02', '57P03']);

const toErrorCode = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** The connection broke: whether the last statement was carried out is unknown. */
export const isDatabaseAway = (error: Error): boolean =>
  connectionCodes.has(toErrorCode(error)) ||
  toErrorCode(error).startsWith('08') ||
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error|Query read timeout)/.test(
    error.message,
  );

/** PostgreSQL's disk_full, io_error and read_only_sql_transaction: nothing was written. */
const cannotWrite: Readonly<Record<string, string>> = {
  '53100': diskFaultMessages.full,
  '58030': diskFaultMessages.failing,
  '25006': 'The database accepts no changes; nothing was saved. Contact the server administrator',
};

/**
 * PostgreSQL counts a read-only disk among missing privileges (its `errcode_for_file_access`); only the source location of the
 * error tells the two apart.
 */
const isRefusedByDisk = (error: Error): boolean =>
  toErrorCode(error) === rowDenied &&
  'file' in error &&
  /^(md|fd|xlog|slru|buffile|copydir|storage|relmapper|twophase)\.c$/.test(String(error.file));

/** The server stops during a statement: whether a commit was carried out is unknown. */
const isPanic = (error: Error): boolean => 'severity' in error && error.severity === 'PANIC';

/** PostgreSQL's own limit of a number, where no field rule has caught it: 1e-320 is no double to it. */
const numberOutOfRange = '22003';

/** PostgreSQL's insufficient_privilege: in a request, row-level security. */
const rowDenied = '42501';

/** The framework's own refusals, as errors of the contract. */
const findFrameworkError = (error: Error): ApiError | undefined => {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  switch (toErrorCode(error)) {
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new ApiError('invalid-input', 'The request has no body; a JSON object is expected');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('too-large', 'The request is larger than this call accepts');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported-media-type', 'This call does not read that media type');
  }
  if (status === 400) return new ApiError('invalid-input', 'The request cannot be read: malformed body or address');
  if (status === 413) return new ApiError('too-large', 'The request is larger than this call accepts');
  if (status === 415) return new ApiError('unsupported-media-type', 'This call does not read that media type');
  return undefined;
};

/** For the log: where it broke, never what the person typed (PostgreSQL's messages quote values). */
const toTrace = (error: Error): object => ({
  type: error.name,
  code: toErrorCode(error) || undefined,
  table: 'table' in error ? error.table : undefined,
  constraint: 'constraint' in error ? error.constraint : undefined,
  stack: 'severity' in error ? (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')) : error.stack,
});

/** Any thrown value as an error of the contract; an unexpected one is logged. */
export const toApiError = (error: Error, request: FastifyRequest): ApiError => {
  if (error instanceof ApiError) return error;
  const known = findFrameworkError(error);
  if (known) return known;
  if (toErrorCode(error) === numberOutOfRange)
    return new ApiError('invalid-input', 'A number is too large, or too close to zero, to be stored');
  if (toErrorCode(error) === rowDenied && !isPanic(error) && !isRefusedByDisk(error)) {
    // The database's row-level security has refused what our own checks let through.
    request.log.error(toTrace(error), 'refused by row-level security');
    return new ApiError('outside-scope', 'This is outside your scope');
  }
  const refused = isRefusedByDisk(error) ? diskFaultMessages['read-only'] : cannotWrite[toErrorCode(error)];
  if (refused !== undefined && !isPanic(error)) {
    request.log.error(toTrace(error), 'database cannot write');
    return new ApiError('disk-unwritable', refused);
  }
  if (isPanic(error) || isDatabaseAway(error)) {
    request.log.error(toTrace(error), 'database away');
    // A connection that broke may have carried out the request; one that was never made has not.
    return databaseUnavailable(toErrorCode(error) === 'ECONNREFUSED' ? request.server.gate.database.fault : null);
  }
  request.log.error(toTrace(error), 'unexpected error');
  return new ApiError('internal', messages.unexpected);
};

export const toErrorBody = (error: ApiError, requestId: string): ErrorBody => ({
  error: { code: error.code, message: error.message, ...(error.fields ? { fields: [...error.fields] } : {}), requestId },
});

/** Retry-After, s: about the time a database takes to restart. */
const retryAfterS = 5;

export const sendError = (error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  (error.code === 'unavailable' || error.code === 'disk-unwritable' ? reply.header('retry-after', String(retryAfterS)) : reply)
    .code(error.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toErrorBody(error, request.id)));

/** Sends every error answer. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(toApiError(error, request), request, reply));
};

/** Addresses that cannot be routed: no hook has run yet. */
export const answerFrameworkError = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({ ...dataHeaders, 'x-request-id': request.id });
  sendError(new ApiError('invalid-input', 'The address is malformed'), request, reply);
};
