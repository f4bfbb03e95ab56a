import { randomUUID } from 'node:crypto';
import {
  type AccidentReportInput,
  type Account,
  ApiError,
  type IncidentEvent,
  type IncidentHazard,
  type IncidentRole,
  listDistinctNames,
  type OwnTaskInput,
  type PhoneCallInput,
  type RadioInput,
  type RollCallInput,
  type RollCallStatus,
  rollCallLimits,
  toRollCallKey,
  uuidFromKey,
} from '@hazardguard/contract';
import type { Database } from '../../../platform/db/database.ts';
import { eachMember } from '../../../register/stakeholders/store.ts';
import { appendAfter } from '../log.ts';
import { refuseUnknownTask } from '../rules.ts';

export const attachChecklist = (database: Database, id: string, hazard: IncidentHazard, attached: boolean, account: Account) =>
  appendAfter(database, id, account, () => ({ kind: 'checklist', detail: { hazard, attached }, why: null }));

const maxOwnTasks = 200;

/** The id of what a call makes: the same as on the device that made it without a network. */
const makeId = (key: unknown, name: string): string => (typeof key === 'string' ? uuidFromKey(key, name) : randomUUID());

/** `task` null: adds a new task. @param key the call's Idempotency-Key, if it has one */
export const setTask = (
  database: Database,
  id: string,
  task: string | null,
  { text, assignee, dueAt }: OwnTaskInput,
  account: Account,
  key?: unknown,
) =>
  appendAfter(database, id, account, (situation) => {
    if (task !== null) refuseUnknownTask(situation, task);
    else if (situation.ownTasks.length >= maxOwnTasks)
      throw new ApiError('conflict', `This incident has ${situation.ownTasks.length} tasks, which is the maximum`);
    const name = task ?? `own-${makeId(key, 'task').slice(0, 8)}`;
    return { kind: 'task-set', detail: { task: name, text, assignee, dueAt }, why: null };
  });

/** The previous holder is read under the lock, so that two handovers follow one another. */
export const handOver = (
  database: Database,
  id: string,
  role: IncidentRole,
  { holder, why }: { readonly holder: string | null; readonly why: string | null },
  account: Account,
): Promise<IncidentEvent> =>
  appendAfter(database, id, account, ({ roles }) => {
    const previous = roles.find((one) => one.role === role)?.holder ?? null;
    if (previous === holder)
      throw new ApiError('conflict', holder === null ? 'This position is vacant already' : `${holder} holds this position already`);
    return { kind: 'role', detail: { role, holder, previous }, why };
  });

const listNames = async (database: Database, { names, group }: RollCallInput): Promise<readonly string[]> => {
  if (group === undefined) return names ?? [];
  const members: string[] = [];
  for await (const { name } of eachMember(database, { group, search: null, proof: 'any' })) members.push(name);
  return members;
};

/** Adds new names with the status expected. Equal names count as one person. @param key as in `setTask` */
export const addToRollCall = async (
  database: Database,
  id: string,
  input: RollCallInput,
  account: Account,
  key?: unknown,
): Promise<{ readonly added: number; readonly known: number }> => {
  const names = await listNames(database, input);
  if (names.length === 0) throw new ApiError('conflict', 'This directory is empty');
  const event = await appendAfter(database, id, account, ({ people }) => {
    const listed = new Set(people.map(({ name }) => toRollCallKey(name)));
    const fresh = listDistinctNames(names).filter((name) => !listed.has(toRollCallKey(name)));
    if (fresh.length === 0) throw new ApiError('conflict', 'All these names are on the list already');
    if (people.length + fresh.length > rollCallLimits.people)
      throw new ApiError('conflict', `A roll-call has at most ${rollCallLimits.people} people`);
    return {
      kind: 'roll-call',
      detail: { people: fresh.map((name) => ({ person: makeId(key, toRollCallKey(name)), name, status: 'expected' })) },
      why: null,
    };
  });
  const added = event.kind === 'roll-call' ? event.people.length : 0;
  return { added, known: names.length - added };
};

export const markRollCall = (
  database: Database,
  id: string,
  { people: ids, status }: { readonly people: readonly string[]; readonly status: RollCallStatus | 'removed' },
  account: Account,
): Promise<IncidentEvent> =>
  appendAfter(database, id, account, ({ people }) => {
    const chosen = new Set(ids);
    const chosenPeople = people.filter(({ person }) => chosen.has(person));
    if (chosenPeople.length < chosen.size) throw new ApiError('not-found', 'At least one of these people is not on the roll-call');
    return { kind: 'roll-call', detail: { people: chosenPeople.map(({ person, name }) => ({ person, name, status })) }, why: null };
  });

export const logRadio = (database: Database, id: string, { from, to, channel, message }: RadioInput, account: Account) =>
  appendAfter(database, id, account, () => ({ kind: 'radio', detail: { from, to, channel: channel.trim(), message }, why: null }));

/** Named as the call list names it for the log; the number is not in it. */
export const logPhoneCall = (database: Database, id: string, { entry, who, mark }: PhoneCallInput, account: Account) =>
  appendAfter(database, id, account, () => ({ kind: 'phone-call', detail: { entry, who, mark }, why: null }));

export const saveAccidentReport = (database: Database, id: string, { fields, sentOn }: AccidentReportInput, account: Account) =>
  appendAfter(database, id, account, () => {
    if (Object.keys(fields).length === 0 && sentOn === null)
      throw new ApiError('invalid-input', 'Nothing to save', [{ field: 'fields', message: 'Nothing to save' }]);
    const trimmed = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text.trim()]));
    return { kind: 'accident-report', detail: { fields: trimmed, sentOn }, why: null };
  });
