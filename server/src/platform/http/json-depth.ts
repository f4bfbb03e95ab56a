import { ApiError } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';

/** Deepest nesting of a body; the deepest of ours, a map file, needs half of it. */
const deepest = 32;

/** A value parsed from JSON; a stream or a Buffer, the body of an upload, is neither. */
const isContainer = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value)));

/** Whether arrays and objects are nested deeper than a limit. Works level by level, without recursion. */
export const isNestedDeeper = (value: unknown, levels: number): boolean => {
  let level = [value].filter(isContainer);
  for (let depth = 0; depth < levels && level.length > 0; depth++)
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(isContainer);
  return level.length > 0;
};

/** Refuses bodies that are nested deeper than anything in the contract, before they are read. */
export const refuseDeepBodies = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body }) => {
    if (isNestedDeeper(body, deepest)) throw new ApiError('invalid-input', `The body is nested more than ${deepest} levels deep`);
  });
};
