import type { CurrentSituation, IncidentCard } from '@hazardguard/contract';
import type { Waiting } from './change.ts';
import { projectCard, projectList, projectSituation, toNewIncident } from './incident-projection.ts';

const cardPath = /^\/api\/incidents\/([^/?]+)$/;

/** What a screen shows of an address, with the changes that wait. @param data the server's answer, kept or new; undefined: there is none */
export const projectAnswer = (address: string, data: unknown, waiting: readonly Waiting[], byName: string): unknown => {
  if (waiting.length === 0) return data;
  const id = cardPath.exec(address)?.[1];
  if (id !== undefined) return projectCard(id, data as IncidentCard | undefined, waiting, byName);
  if (data === undefined) return undefined;
  if (address === '/api/current-situation') return projectSituation(data as CurrentSituation, waiting, byName);
  const [path, query] = address.split('?');
  if (path === '/api/incidents') return projectList(new URLSearchParams(query), data as Parameters<typeof projectList>[1], waiting, byName);
  return data;
};

/** Reads an address as the screens see it. */
type Read = (address: string) => Promise<unknown>;

/**
 * What a caller gets for a change that waits, in place of the server's answer. Undefined: it only learns that the change waits, because its
 * answer is a result that the server computes.
 */
export const answerWaiting = async (entry: Waiting, byName: string, read: Read): Promise<unknown> => {
  const { change } = entry;
  if (change.made !== undefined) return toNewIncident(entry, byName);
  const found = /^(\/api\/incidents\/[^/?]+)(?:\/([^/?]+))?/.exec(change.address);
  if (found?.[1] === undefined) return undefined;
  const card = (await read(found[1])) as IncidentCard | undefined;
  if (card === undefined) return undefined;
  if (found[2] === undefined) return card.incident;
  if (found[2] === 'tasks' && change.method === 'PUT') return { tasks: card.situation.marks };
  return card.events.find(({ id }) => id === -entry.order) ?? card.events[0];
};
