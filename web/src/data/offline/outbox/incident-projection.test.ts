import type { IncidentCard } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import type { Change, Waiting } from './change.ts';
import { projectAnswer } from './projections.ts';

const at = Date.UTC(2026, 10, 26, 21, 40);
let order = 0;
const wait = (method: Change['method'], address: string, body: object, made?: string): Waiting => {
  order += 1;
  const change = { key: `key-${order}`, method, address, body: JSON.stringify(body), personId: 'p', atMs: at + order * 1_000 };
  return { order, change: made === undefined ? change : { ...change, made } };
};
const given = 'INC-7F20A3';
const card = (address: string, waiting: readonly Waiting[], data?: unknown) =>
  projectAnswer(address, data, waiting, 'Asha') as IncidentCard;

test('an incident that is only on this device has its log, checklist, roll call and positions', () => {
  const waiting = [
    wait('POST', '/api/incidents', { industryName: 'Site', urgency: 'High', hazard: 'toxic-leak', shortDescription: 'Chlorine' }, given),
    wait('POST', `/api/incidents/${given}/notes`, { text: 'Wind from the south-west', kind: 'observation' }),
    wait('POST', `/api/incidents/${given}/roll-call`, { names: ['Ravi', 'Meena'] }),
    wait('PUT', `/api/incidents/${given}`, { state: 'In-progress', why: 'Team is there' }),
  ];
  const shown = card(`/api/incidents/${given}`, waiting);
  expect(shown.incident).toMatchObject({ id: given, state: 'In-progress', hazard: 'toxic-leak', createdBy: 'Asha' });
  expect(shown.events.map(({ kind }) => kind)).toEqual(['changed', 'roll-call', 'note', 'created']);
  expect(shown.events.every(({ id }) => id < 0)).toBe(true);
  expect(shown.situation.checklists).toEqual(['toxic-leak']);
  const [first] = shown.situation.people;
  const marked = [...waiting, wait('PUT', `/api/incidents/${given}/roll-call`, { people: [first?.person], status: 'safe' })];
  expect(card(`/api/incidents/${given}`, marked).situation.people.map(({ name, status }) => `${name} ${status}`)).toContain('Ravi safe');
});

test('a call that waits is in the log and is the last call to its entry of the call list', () => {
  const call = (mark: string) => wait('POST', `/api/incidents/${given}/phone-calls`, { entry: 'person 1', who: 'Officer, Vijay', mark });
  const reported = wait('POST', '/api/incidents', { urgency: 'High' }, given);
  const shown = card(`/api/incidents/${given}`, [reported, call('no-answer'), call('reached')]);
  expect(shown.events.map(({ kind }) => kind)).toEqual(['phone-call', 'phone-call', 'created']);
  expect(shown.situation.calls).toMatchObject([{ entry: 'person 1', mark: 'reached', byName: 'Asha' }]);
});

test('what the server had stays, and the waiting entries stand on top of it', () => {
  const server = card(`/api/incidents/${given}`, [wait('POST', '/api/incidents', { urgency: 'Low' }, given)]);
  const kept = { ...server, incident: { ...server.incident, id: 'INC123456' } };
  const shown = card('/api/incidents/INC123456', [wait('POST', '/api/incidents/INC123456/notes', { text: 'Late' })], kept);
  expect(shown.events).toHaveLength(kept.events.length + 1);
  expect(shown.events[0]).toMatchObject({ kind: 'note', text: 'Late', byName: 'Asha' });
  expect(card('/api/incidents/INC123457', [wait('POST', '/api/incidents/INC123456/notes', { text: 'Late' })], kept)).toEqual(kept);
});

test('a new incident is in the lists and counts of its state, not in others', () => {
  const waiting = [wait('POST', '/api/incidents', { shortDescription: 'Smell' }, given)];
  const list = { rows: [], total: 0, page: 1, pageSize: 25, counts: { open: 0, assigned: 0, resolved: 0, closed: 0, all: 0 } };
  const shown = (view: string) => projectAnswer(`/api/incidents?page=1&view=${view}`, list, waiting, 'Asha');
  expect(shown('open')).toMatchObject({ total: 1, rows: [{ id: given }], counts: { open: 1, all: 1, closed: 0 } });
  expect(shown('closed')).toMatchObject({ total: 0, rows: [] });
});
