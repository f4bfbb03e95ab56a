import {
  applyEvent,
  type CallOutcome,
  type CurrentSituation,
  type Incident,
  type IncidentCard,
  type IncidentChange,
  type IncidentEvent,
  type IncidentInput,
  type IncidentSituation,
  incidentViews,
  listDistinctNames,
  type NoteKind,
  type RollCallStatus,
  replayIncident,
  situationRows,
  toRollCallKey,
  uuidFromKey,
} from '@hazardguard/contract';
import type { Change, Waiting } from './change.ts';

/** Incidents as their screens show them while changes wait: what the server had, and on top what this device adds. */
type Body = Readonly<Record<string, unknown>>;

const readBody = ({ body = '{}', mediaType }: Change): Body => (mediaType === undefined ? (JSON.parse(body) as Body) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The incident that a change is about, and the part of its address after the id. */
export const readTarget = ({ address }: Pick<Change, 'address'>): { readonly id: string; readonly part: readonly string[] } | undefined => {
  const found = /^\/api\/incidents\/([^/?]+)(?:\/([^?]*))?/.exec(address);
  return found?.[1] === undefined ? undefined : { id: found[1], part: (found[2] ?? '').split('/').map(decodeURIComponent) };
};

const incidentFieldNames = [
  'industryName',
  'latitude',
  'longitude',
  'contactType',
  'urgency',
  'impact',
  'priority',
  'hazard',
  'state',
  'assign',
  'submitter',
  'reporterName',
  'reporterPhone',
  'shortDescription',
  'detailedDescription',
] as const satisfies readonly (keyof IncidentInput & keyof Incident)[];

const listChanges = (before: Incident, input: Body): IncidentChange[] =>
  incidentFieldNames
    .filter((field) => input[field] !== undefined && input[field] !== before[field])
    .map((field) => ({ field, from: before[field], to: input[field] as IncidentChange['to'], fromName: null, toName: null }));

/** The log entries that a change will make. Their ids are below zero: the server gives the real ones. */
export const toEvents = ({ order, change }: Waiting, card: IncidentCard, byName: string): readonly IncidentEvent[] => {
  const { part = [''] } = readTarget(change) ?? {};
  const [noun = '', name = ''] = part;
  const body = readBody(change);
  const head = { id: -order, at: new Date(change.atMs).toISOString(), deviceAt: null, byName };
  const why = textOrNull(body.why);
  switch (`${change.method} ${noun}`) {
    case 'PUT ':
      return [{ ...head, kind: 'changed', changes: listChanges(card.incident, body), why }];
    case 'POST notes':
      return [{ ...head, kind: 'note', noteKind: (body.kind as NoteKind | undefined) ?? 'note', text: text(body.text) }];
    case 'PUT tasks':
      return [{ ...head, kind: 'task', task: name, outcome: body.outcome as 'done', why }];
    case 'POST tasks':
    case 'PUT own-tasks': {
      const task = noun === 'tasks' ? `own-${uuidFromKey(change.key, 'task').slice(0, 8)}` : name;
      return [
        { ...head, kind: 'task-set', task, text: text(body.text), assignee: textOrNull(body.assignee), dueAt: textOrNull(body.dueAt) },
      ];
    }
    case 'PUT checklists':
      return [{ ...head, kind: 'checklist', hazard: name as 'fire', attached: body.attached === true }];
    case 'PUT roles': {
      const previous = card.situation.roles.find(({ role }) => role === name)?.holder ?? null;
      return [
        { ...head, kind: 'role', role: name as 'incident-commander', holder: textOrNull(body.holder), previous, why } as IncidentEvent,
      ];
    }
    case 'POST roll-call': {
      const listed = new Set(card.situation.people.map((person) => toRollCallKey(person.name)));
      const people = listDistinctNames(Array.isArray(body.names) ? body.names.map(text) : [])
        .filter((one) => !listed.has(toRollCallKey(one)))
        .map((one) => ({ person: uuidFromKey(change.key, toRollCallKey(one)), name: one, status: 'expected' as const }));
      // The people of a directory are known only to the server.
      return people.length === 0 ? [] : [{ ...head, kind: 'roll-call', people }];
    }
    case 'PUT roll-call': {
      const marked = new Set(Array.isArray(body.people) ? body.people : []);
      const people = card.situation.people
        .filter(({ person }) => marked.has(person))
        .map(({ person, name: known }) => ({ person, name: known, status: body.status as RollCallStatus }));
      return people.length === 0 ? [] : [{ ...head, kind: 'roll-call', people }];
    }
    case 'POST radio':
      return [
        { ...head, kind: 'radio', from: text(body.from), to: text(body.to), channel: text(body.channel), message: text(body.message) },
      ];
    case 'POST phone-calls':
      return [{ ...head, kind: 'phone-call', entry: text(body.entry), who: text(body.who), mark: body.mark as CallOutcome }];
    case 'POST attachments': {
      const query = new URLSearchParams(change.address.split('?')[1]);
      const mediaType = change.mediaType === 'application/pdf' ? 'application/pdf' : 'image/jpeg';
      const bytes = Math.max(1, Math.floor(((change.body ?? '').length * 3) / 4));
      const file = {
        attachment: -order,
        name: query.get('name') ?? '',
        caption: query.get('caption') ?? '',
        mediaType,
        bytes,
        sha256: '',
      } as const;
      return [{ ...head, kind: 'attachment', ...file }];
    }
    case 'POST links':
      return [{ ...head, kind: 'link', linkKind: body.kind as 'run', linkId: text(body.id) }];
    default:
      return [];
  }
};

const withHazard = (situation: IncidentSituation, hazard: Incident['hazard']): IncidentSituation =>
  hazard === null ? situation : { ...situation, checklists: [hazard, ...situation.checklists.filter((one) => one !== hazard)] };

const applyChange = (card: IncidentCard, entry: Waiting, ownName: string): IncidentCard => {
  const byName = entry.byName ?? ownName;
  const events = toEvents(entry, card, byName);
  const at = new Date(entry.change.atMs).toISOString();
  let { incident, situation } = card;
  for (const event of events) {
    situation = applyEvent(situation, event);
    if (event.kind !== 'changed') continue;
    const fields = Object.fromEntries(event.changes.map(({ field, to }) => [field, to]));
    incident = { ...incident, ...fields, changedAt: at, changedBy: byName };
    situation = withHazard(situation, incident.hazard);
  }
  return { ...card, incident, situation, events: [...events].reverse().concat(card.events) };
};

/** An incident without a number yet. */
export const toNewIncident = ({ order, change, byName: author }: Waiting, ownName: string): Incident => {
  const byName = author ?? ownName;
  const body = readBody(change);
  const at = new Date(change.atMs).toISOString();
  const given = Object.fromEntries(incidentFieldNames.map((field) => [field, body[field] ?? null]));
  return {
    ...(given as Pick<Incident, (typeof incidentFieldNames)[number]>),
    id: change.made ?? '',
    internalId: -order,
    origin: 'reported',
    industryId: null,
    state: (body.state as Incident['state'] | undefined) ?? 'New',
    assignName: null,
    submitterName: null,
    drillId: typeof body.drillId === 'number' ? body.drillId : null,
    sample: false,
    version: 1,
    createdAt: at,
    createdBy: byName,
    changedAt: at,
    changedBy: byName,
  };
};

/** A record of which only the incident is known. */
export const toBareCard = (incident: Incident): IncidentCard => ({
  incident,
  situation: replayIncident([]).situation,
  runs: [],
  alerts: [],
  latestRun: null,
  events: [],
  olderEvents: 0,
});

const toNewCard = (entry: Waiting, ownName: string): IncidentCard => {
  const incident = toNewIncident(entry, ownName);
  const changes = incidentFieldNames.map((field) => ({ field, from: null, to: incident[field], fromName: null, toName: null }));
  const created = {
    id: -entry.order,
    at: incident.createdAt,
    deviceAt: null,
    byName: incident.createdBy,
    kind: 'created' as const,
    changes,
    why: null,
  };
  const card = toBareCard(incident);
  return { ...card, situation: withHazard(card.situation, incident.hazard), events: [created] };
};

/** The record of an incident. @param card as the server had it; undefined: it is new, or was never read here */
export const projectCard = (
  id: string,
  card: IncidentCard | undefined,
  waiting: readonly Waiting[],
  byName: string,
): IncidentCard | undefined => {
  let shown = card;
  for (const entry of waiting) {
    if (entry.change.made === id) shown ??= toNewCard(entry, byName);
    else if (shown !== undefined && readTarget(entry.change)?.id === id) shown = applyChange(shown, entry, byName);
  }
  return shown;
};

const listNew = (waiting: readonly Waiting[], byName: string): Incident[] =>
  waiting
    .flatMap((entry) => {
      const { made } = entry.change;
      const card = made === undefined ? undefined : projectCard(made, undefined, waiting, byName);
      return card === undefined ? [] : [card.incident];
    })
    .reverse();

interface IncidentList {
  readonly rows: readonly Incident[];
  readonly total: number;
  readonly counts: Readonly<Record<keyof typeof incidentViews, number>>;
}

/** A list of incidents: new ones at the top of the first page of reported incidents, and changed ones as they will be. */
export const projectList = (query: URLSearchParams, list: IncidentList, waiting: readonly Waiting[], byName: string): IncidentList => {
  const view = (query.get('view') ?? 'all') as keyof typeof incidentViews;
  const wanted = incidentViews[view];
  const rows = list.rows.map((incident) => {
    const card = projectCard(incident.id, toBareCard(incident), waiting, byName);
    return card?.incident ?? incident;
  });
  const isFirst = (query.get('page') ?? '1') === '1' && (query.get('origin') ?? 'reported') === 'reported' && !query.get('search');
  const added = isFirst ? listNew(waiting, byName) : [];
  const shown = added.filter(({ state }) => wanted === null || state === wanted);
  const open = added.filter(({ state }) => state === incidentViews.open).length;
  return {
    ...list,
    rows: [...shown, ...rows],
    total: list.total + shown.length,
    counts: { ...list.counts, open: list.counts.open + open, all: list.counts.all + added.length },
  };
};

export const projectSituation = (situation: CurrentSituation, waiting: readonly Waiting[], byName: string): CurrentSituation => {
  const added = listNew(waiting, byName).filter(({ state }) => state !== 'Resolved' && state !== 'Closed');
  const { total, rows } = situation.incidents;
  const { siteStates } = situation;
  const states = added.flatMap(({ industryName, drillId }) =>
    industryName === null
      ? []
      : { industryName, kind: 'incidents' as const, status: drillId === null ? ('Actual' as const) : ('Exercise' as const) },
  );
  return {
    ...situation,
    incidents: { total: total + added.length, rows: [...added, ...rows].slice(0, situationRows) },
    // An answer that an earlier version has kept has none.
    ...(siteStates && { siteStates: { total: siteStates.total + states.length, rows: [...states, ...siteStates.rows] } }),
  };
};
