import type { ErrorBody, ErrorCode, FieldProblem } from '@hazardguard/contract';

/**
 * Set by the client: `unreachable`, there was no answer; `not-kept`, neither an answer nor a kept one; `waits`, the change is kept on this
 * device and sent later.
 */
export type ProblemCode = ErrorCode | 'unreachable' | 'not-kept' | 'waits';

/** An error answer of the API as the screens use it. */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | undefined;
  constructor(code: ProblemCode, status: number, message: string, requestId?: string, fields: readonly FieldProblem[] = []) {
    super(message);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.fields = fields;
  }
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'object' &&
  value.error !== null &&
  'code' in value.error &&
  'message' in value.error;

const toProblemCode = (status: number): ErrorCode => {
  if (status === 401) return 'not-signed-in';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 413) return 'too-large';
  if (status === 429) return 'too-many-requests';
  return status >= 500 && status !== 500 ? 'unavailable' : 'internal';
};

/** Reads the server's error; an answer of another program (a proxy's page) becomes a problem with its status. */
export const toApiProblem = (response: Response, body: unknown): ApiProblem => {
  if (isErrorBody(body)) {
    const { code, message, requestId, fields } = body.error;
    return new ApiProblem(code, response.status, message, requestId, fields);
  }
  return new ApiProblem(
    toProblemCode(response.status),
    response.status,
    response.statusText,
    response.headers.get('x-request-id') ?? undefined,
  );
};

export const unreachable = (cause: unknown): ApiProblem =>
  new ApiProblem('unreachable', 0, cause instanceof Error ? cause.message : String(cause));

/** Nothing failed: there is no network, and what is asked for is not on this device. */
export const notKept = (): ApiProblem => new ApiProblem('not-kept', 0, 'The server cannot be reached, and this device keeps no answer');
