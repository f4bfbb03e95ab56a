import type { AlertByHand, Incident, IncidentCard } from '@hazardguard/contract';
import { findAnswer } from '../kept-answers.ts';
import { isGivenId, type Waiting } from '../outbox/change.ts';
import { readTarget } from '../outbox/incident-projection.ts';
import type { DraftBundle, ForeignChange, LogBundle } from './bundle.ts';
import type { Foreign } from './foreign-store.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

const isUnsent = ({ change }: Waiting): boolean => change.refusal === undefined;

/** The incident of a change: the one that it makes, or the one in its address. */
export const findIncident = (change: Pick<Waiting['change'], 'address' | 'made'>): string | undefined =>
  change.made ?? readTarget(change)?.id;

/** The incidents that have entries here which the server has not, with their number. */
export const countByIncident = (waiting: readonly Waiting[], foreign: readonly Foreign[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { change } of [...waiting.filter(isUnsent), ...foreign]) {
    const id = findIncident(change);
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

export const draftAddress = '/api/alerts/by-hand';

/** Drafts of warnings that wait to be sent. */
export const listDrafts = (waiting: readonly Waiting[]): readonly Waiting[] =>
  waiting.filter((entry) => entry.change.address === draftAddress && isUnsent(entry));

const toForeign = ({ key, method, address, body, personId, atMs, made }: Waiting['change'], personName: string): ForeignChange => ({
  key,
  method,
  address,
  personId,
  personName,
  atMs,
  ...(body === undefined ? {} : { body }),
  ...(made === undefined ? {} : { made }),
});

/** The server's last answer about the incident on this device, without the caller's name and telephone. */
const findHead = async (id: string): Promise<Incident | null> => {
  const kept = isGivenId(id) ? undefined : await findAnswer(`/api/incidents/${id}`);
  if (kept === undefined) return null;
  return { ...(JSON.parse(kept.text) as IncidentCard).incident, reporterName: null, reporterPhone: null };
};

/** Own and foreign entries of one incident: what a third device hands on keeps its author. */
export const makeLogBundle = async (
  id: string,
  waiting: readonly Waiting[],
  foreign: readonly Foreign[],
  person: Person,
  atMs: number,
): Promise<LogBundle> => ({
  kind: 'log',
  person,
  atMs,
  incidentId: id,
  incident:
    (await findHead(id)) ?? foreign.find(({ change, incident }) => findIncident(change) === id && incident !== null)?.incident ?? null,
  changes: [...waiting.filter(isUnsent).map(({ change }) => toForeign(change, person.name)), ...foreign.map(({ change }) => change)].filter(
    (change) => findIncident(change) === id,
  ),
});

export const makeDraftBundle = ({ change }: Waiting, person: Person): DraftBundle => {
  const { drillId: _drill, ...draft } = JSON.parse(change.body ?? '{}') as AlertByHand;
  return { kind: 'draft', person, atMs: change.atMs, draft: draft as DraftBundle['draft'] };
};
