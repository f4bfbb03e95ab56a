import {
  alertRoutes,
  drillRoutes,
  type IncidentEvent,
  incidentEvent,
  incidentRoutes,
  industryRoutes,
  inventoryRoutes,
  type Route,
  receptorRoutes,
  riskStudyRoutes,
  runRoutes,
  stakeholderRoutes,
} from '@hazardguard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Made } from './idempotency.ts';

/** The call that reads a row of a table by its id. */
const readRoutes: Readonly<Record<string, Route>> = {
  alert: alertRoutes.read,
  drill: drillRoutes.read,
  incident: incidentRoutes.read,
  industry: industryRoutes.read,
  inventory_item: inventoryRoutes.read,
  receptor: receptorRoutes.read,
  risk_study: riskStudyRoutes.read,
  run: runRoutes.read,
  stakeholder_membership: stakeholderRoutes.read,
};

type Log = { readonly events: readonly IncidentEvent[] };

/** Extracts from a reading what the changing call answers: all of it, or the one part of that shape; undefined: it has no such part. */
const selectPick = (reading: Route, changing: Route): ((answer: unknown) => unknown) | undefined => {
  const { answer } = reading;
  if (answer === changing.answer) return (reading) => reading;
  const parts = answer !== undefined && 'shape' in answer ? Object.entries(answer.shape as Record<string, unknown>) : [];
  const name = parts.find(([, part]) => part === changing.answer)?.[0];
  return name === undefined ? undefined : (reading) => (reading as Record<string, unknown>)[name];
};

/** The call that reads a row, and what the changing call answers of it; undefined: there is none. */
const findReading = (changing: Route, { thing, thingId }: Made, params: unknown) => {
  // An entry of an incident's log is read as the newest before the next one.
  if (thing === 'incident_event' && changing.answer === incidentEvent) {
    const path = incidentRoutes.events.path.replace(':id', encodeURIComponent((params as { readonly id: string }).id));
    const isEntry = ({ id }: IncidentEvent): boolean => String(id) === thingId;
    return { url: `${path}?before=${Number(thingId) + 1}&limit=1`, pick: (log: unknown) => (log as Log).events.find(isEntry) };
  }
  const reading = readRoutes[thing];
  const pick = reading && selectPick(reading, changing);
  return pick && { url: reading.path.replace(/:\w+/, () => encodeURIComponent(thingId)), pick };
};

/**
 * The answer of a changing call, rebuilt with the caller's scope from the rows that it made, as they are now; null: no call of the
 * contract returns it.
 */
export const replayAnswer = async (
  app: FastifyInstance,
  changing: Route,
  { headers: { cookie = '', host = '' }, params }: FastifyRequest,
  made: readonly Made[],
): Promise<{ readonly answer: unknown } | null> => {
  if (changing.answer === undefined) return { answer: undefined };
  for (const one of made) {
    const reading = findReading(changing, one, params);
    if (reading === undefined) continue;
    const read = await app.inject({ method: 'GET', url: reading.url, headers: { cookie, host } });
    const answer = read.statusCode === 200 ? reading.pick(read.json()) : undefined;
    return answer === undefined ? null : { answer };
  }
  return null;
};
