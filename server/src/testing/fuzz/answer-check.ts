import { type ErrorCode, errorBody, errorCodes } from '@hazardguard/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import type { OpenApi, Operation } from './operations.ts';

/** Errors of 500 and above that are not a fault of the program: an external service is missing. */
const expectedFailures: ReadonlySet<ErrorCode> = new Set(['no-current-weather', 'provider-unavailable', 'channel-not-configured']);

/** How an answer violates the document; null: it does not. */
export type AnswerCheck = (operation: Operation, answer: LightMyRequestResponse) => string | null;

const parseMediaType = (answer: LightMyRequestResponse): string => String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';

const findRefusalProblem = (answer: LightMyRequestResponse): string | null => {
  if (parseMediaType(answer) !== 'application/json') return `a refusal of type ${parseMediaType(answer) || 'none'}`;
  const read = errorBody.safeParse(JSON.parse(answer.payload));
  if (!read.success) return `a refusal outside its schema: ${read.error.message.slice(0, 300)}`;
  const { code, requestId } = read.data.error;
  if (errorCodes[code] !== answer.statusCode) return `the code ${code} with the status ${answer.statusCode}`;
  if (requestId !== answer.headers['x-request-id']) return 'another request id in the body than in the header';
  return answer.statusCode >= 500 && !expectedFailures.has(code) ? `a failure: ${code}` : null;
};

export const makeAnswerCheck = (document: OpenApi): AnswerCheck => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: false, validateFormats: true }));
  ajv.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const compileValidator = ({ path, method }: Operation, status: string): ValidateFunction => {
    const pointer = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  };
  return (operation, answer) => {
    const status = String(answer.statusCode);
    if (answer.headers['x-content-type-options'] !== 'nosniff') return 'no safety headers';
    if (answer.statusCode >= 400) return findRefusalProblem(answer);
    const response = operation.responses[status];
    if (response === undefined) return `the undocumented status ${status}`;
    const types = Object.keys(response.content ?? {});
    const type = parseMediaType(answer);
    if (types.length === 0) return answer.payload === '' ? null : 'a body where the document has none';
    if (!types.some((one) => one === type || (one === 'image/*' && type.startsWith('image/'))))
      return `the type ${type || 'none'} instead of ${types.join(', ')}`;
    if (type !== 'application/json') return null;
    const validate = compileValidator(operation, status);
    return validate(JSON.parse(answer.payload)) ? null : `an answer outside its schema: ${ajv.errorsText(validate.errors).slice(0, 400)}`;
  };
};
