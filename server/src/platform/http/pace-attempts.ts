import { ApiError } from '@hazardguard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeThrottle } from '../auth/throttle.ts';
import type { Database } from '../db/database.ts';
import { toNetwork } from './to-network.ts';

/** Runs an attempt that needs a secret, at the rate that the throttle allows this person from this network. */
export type PaceAttempts = <T>(person: string, request: FastifyRequest, reply: FastifyReply, run: () => Promise<T>) => Promise<T>;

/** `purpose`: the kind of secret; guesses at one do not count for another. */
export const makePaceAttempts = (database: Database, purpose: 'sign-in' | 'provider' | 'self' | 'second-factor'): PaceAttempts => {
  const throttle = makeThrottle(database, purpose);
  return async (person, request, reply, run) => {
    const network = toNetwork(request.ip);
    const waitS = await throttle.begin(person, network);
    if (waitS > 0) {
      reply.header('retry-after', String(waitS));
      throw new ApiError('too-many-requests', `Too many wrong attempts; try again in ${waitS} s`);
    }
    const result = await run();
    await throttle.succeed(person, network);
    return result;
  };
};
