import { incidentHazards } from './incident-checklist.ts';
import type { IncidentEvent, TaskMark } from './incident-event.ts';
import type { IncidentSituation } from './incident-situation.ts';

/** Fields of the incident by name. */
export type IncidentFieldValues = Readonly<Record<string, string | number | null>>;

export interface ReplayedIncident {
  readonly fields: IncidentFieldValues;
  /** Names of the assignee and the submitter at that time. */
  readonly names: Readonly<Record<string, string | null>>;
  readonly situation: IncidentSituation;
}

const emptySituation: IncidentSituation = {
  checklists: [],
  marks: [],
  ownTasks: [],
  roles: [],
  people: [],
  calls: [],
  attachments: [],
  links: [],
  accidentReport: { fields: {}, sentOn: null, changed: null },
};

/** Replaces the matching item, or adds the item at the end. */
const upsert = <Item>(list: readonly Item[], item: Item, same: (other: Item) => boolean): Item[] =>
  list.some(same) ? list.map((other) => (same(other) ? item : other)) : [...list, item];

const applyMark = (marks: readonly TaskMark[], event: Extract<IncidentEvent, { kind: 'task' }>): TaskMark[] => {
  const { task, outcome, why, at, byName } = event;
  const others = marks.filter((one) => one.task !== task);
  return outcome === 'open' ? others : [...others, { task, outcome, why, at, byName }];
};

const applyRollCall = (
  people: IncidentSituation['people'],
  { people: changed, at, byName }: Extract<IncidentEvent, { kind: 'roll-call' }>,
): IncidentSituation['people'] => {
  const known = new Map(people.map((person) => [person.person, person]));
  for (const { person, name, status } of changed) {
    if (status === 'removed') known.delete(person);
    else known.set(person, { person, name, status, at, byName });
  }
  return [...known.values()];
};

/** The situation after one more entry. */
export const applyEvent = (situation: IncidentSituation, event: IncidentEvent): IncidentSituation => {
  const { at, byName } = event;
  switch (event.kind) {
    case 'task':
      return { ...situation, marks: applyMark(situation.marks, event) };
    case 'task-set': {
      const { task, text, assignee, dueAt } = event;
      const ownTask = { task, text, assignee, dueAt, at, byName };
      return { ...situation, ownTasks: upsert(situation.ownTasks, ownTask, (other) => other.task === task) };
    }
    case 'checklist': {
      const others = situation.checklists.filter((hazard) => hazard !== event.hazard);
      return { ...situation, checklists: event.attached ? [...others, event.hazard] : others };
    }
    case 'role': {
      const { role, holder } = event;
      const others = situation.roles.filter((other) => other.role !== role);
      return { ...situation, roles: holder === null ? others : [...others, { role, holder, at, byName }] };
    }
    case 'roll-call':
      return { ...situation, people: applyRollCall(situation.people, event) };
    case 'phone-call': {
      const { entry, who, mark } = event;
      return { ...situation, calls: upsert(situation.calls, { entry, who, mark, at, byName }, (other) => other.entry === entry) };
    }
    case 'attachment': {
      const { attachment, name, caption, mediaType, bytes, sha256 } = event;
      return { ...situation, attachments: [...situation.attachments, { attachment, name, caption, mediaType, bytes, sha256, at, byName }] };
    }
    case 'withdrawal':
      return { ...situation, attachments: situation.attachments.filter(({ attachment }) => attachment !== event.attachment) };
    case 'link':
    case 'unlink': {
      const others = situation.links.filter(({ kind, id }) => kind !== event.linkKind || id !== event.linkId);
      const link = { kind: event.linkKind, id: event.linkId, at, byName };
      return { ...situation, links: event.kind === 'link' ? [...others, link] : others };
    }
    case 'accident-report': {
      const fields = { ...situation.accidentReport.fields, ...event.fields };
      return { ...situation, accidentReport: { fields, sentOn: event.sentOn ?? situation.accidentReport.sentOn, changed: { at, byName } } };
    }
    default:
      return situation;
  }
};

/**
 * The incident after these log entries, oldest first: fields, people, tasks, checklists and links. It depends on the log only, so that
 * any earlier moment can be shown.
 */
export const replayIncident = (events: readonly IncidentEvent[]): ReplayedIncident => {
  const fields: Record<string, string | number | null> = {};
  const names: Record<string, string | null> = {};
  let situation = emptySituation;
  for (const event of events) {
    situation = applyEvent(situation, event);
    if (event.kind !== 'created' && event.kind !== 'changed') continue;
    for (const { field, to, toName } of event.changes) {
      fields[field] = to;
      names[field] = toName;
    }
  }
  const hazard = incidentHazards.find((one) => one === fields.hazard);
  const checklists = hazard === undefined ? situation.checklists : [hazard, ...situation.checklists.filter((one) => one !== hazard)];
  return { fields, names, situation: { ...situation, checklists } };
};

/** Tasks that are neither done nor marked as not applicable, in the order of the checklists; tasks of the incident last. */
export const listOpenTasks = (
  situation: IncidentSituation,
  listed: Readonly<Record<(typeof incidentHazards)[number], readonly string[]>>,
) => {
  const settled = new Set(situation.marks.map(({ task }) => task));
  const steps = [...new Set(situation.checklists.flatMap((hazard) => listed[hazard]))];
  return {
    steps: steps.filter((task) => !settled.has(task)),
    own: situation.ownTasks.filter(({ task }) => !settled.has(task)),
  };
};
