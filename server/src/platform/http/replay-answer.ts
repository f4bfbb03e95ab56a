import {
  alertRoutes,
  drillRoutes,
  incidentRoutes,
  industryRoutes,
  type Route,
  receptorRoutes,
  riskStudyRoutes,
  runRoutes,
} from '@hazardguard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Made } from './idempotency.ts';

/** The call that reads a row of a table by its id. */
const readRoutes: Readonly<Record<string, Route>> = {
  alert: alertRoutes.read,
  drill: drillRoutes.read,
  incident: incidentRoutes.read,
  industry: industryRoutes.read,
  receptor: receptorRoutes.read,
  risk_study: riskStudyRoutes.read,
  run: runRoutes.read,
};

/** Extracts from a reading what the creating call answers: all of it, or the one part of that shape; undefined: it has no such part. */
const selectPick = (reading: Route, creating: Route): ((answer: unknown) => unknown) | undefined => {
  const { answer } = reading;
  if (answer === creating.answer) return (reading) => reading;
  const parts = answer !== undefined && 'shape' in answer ? Object.entries(answer.shape as Record<string, unknown>) : [];
  const name = parts.find(([, part]) => part === creating.answer)?.[0];
  return name === undefined ? undefined : (reading) => (reading as Record<string, unknown>)[name];
};

/**
 * The answer of a creating call, rebuilt with the caller's scope from the rows that it made; undefined: no call of the contract
 * returns it.
 */
export const replayAnswer = async (
  app: FastifyInstance,
  creating: Route,
  { headers: { cookie = '', host = '' } }: FastifyRequest,
  made: readonly Made[],
): Promise<unknown> => {
  for (const { thing, thingId } of made) {
    const reading = readRoutes[thing];
    const pick = reading && selectPick(reading, creating);
    if (reading === undefined || pick === undefined) continue;
    const url = reading.path.replace(/:\w+/, () => encodeURIComponent(thingId));
    const answer = await app.inject({ method: 'GET', url, headers: { cookie, host } });
    return answer.statusCode === 200 ? pick(answer.json()) : undefined;
  }
  return undefined;
};
