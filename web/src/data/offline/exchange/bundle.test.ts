import type { IncidentCard } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import type { Change, Waiting } from '../outbox/change.ts';
import { projectAnswer } from '../outbox/projections.ts';
import { hasArrived } from './arrived.ts';
import { fromBase45, toBase45 } from './base45.ts';
import { type Bundle, BundleError, readBundle, writeBundle } from './bundle.ts';
import { foreignOrder, mergeWaiting } from './foreign-store.ts';
import { makePartReader, toParts } from './parts.ts';

const at = Date.UTC(2026, 10, 26, 21, 40);
const given = 'INC-7F20A3';
const asha = { id: 'p-1', name: 'Asha' };

const change = (key: string, method: Change['method'], address: string, body: object, made?: string) => ({
  key,
  method,
  address,
  body: JSON.stringify(body),
  personId: asha.id,
  personName: asha.name,
  atMs: at,
  ...(made === undefined ? {} : { made }),
});
const created = change('k-1', 'POST', '/api/incidents', { shortDescription: 'Chlorine', givenId: given }, given);
const note = (key: string, text: string) => change(key, 'POST', `/api/incidents/${given}/notes`, { text, kind: 'observation' });

const log = (...changes: ReturnType<typeof change>[]): Bundle => ({
  kind: 'log',
  person: asha,
  atMs: at,
  incidentId: given,
  incident: null,
  changes,
});
const draft: Bundle = {
  kind: 'draft',
  person: asha,
  atMs: at,
  draft: {
    industryId: 3,
    incidentId: given,
    incidentSeverity: 'high',
    incidentDescription: 'क्लोरीन का रिसाव',
    hazard: 'toxic-leak',
    area: { shape: 'circle', latitude: 21.7, longitude: 72.9, radiusM: 800 },
  },
};

const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no problem',
    (error: unknown) => (error instanceof BundleError ? error.problem : error),
  );

/** Text that does not compress. */
const noise = (length: number): string => toBase45(crypto.getRandomValues(new Uint8Array(length)));

test('Base45 gives the examples of RFC 9285, section 4.3, and back', () => {
  const encoder = new TextEncoder();
  for (const [plain, coded] of [
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
  ] as const) {
    expect(toBase45(encoder.encode(plain))).toBe(coded);
    expect(new TextDecoder().decode(fromBase45(coded))).toBe(plain);
  }
  expect(fromBase45('QED8WEX0')).toEqual(encoder.encode('ietf!'));
  // Section 6: three characters above 65,535, and a sign that is not in the set.
  expect(fromBase45('GGW')).toBeUndefined();
  expect(fromBase45('bb8')).toBeUndefined();
});

describe('a bundle comes back as it was', () => {
  test.each([
    ['a log', log(created, note('k-2', 'Cloud moves north'))],
    ['a draft', draft],
  ])('%s as a file, and as codes read in any order with repeats', async (_name, bundle) => {
    expect(await readBundle(await writeBundle(bundle))).toEqual(bundle);
    const parts = (await toParts(bundle)) ?? [];
    const reader = makePartReader();
    for (const part of parts.slice(1)) expect((await reader.add(part)).bundle).toBeUndefined();
    for (const part of parts.slice(1)) await reader.add(part);
    expect((await reader.add(parts[0] ?? '')).bundle).toEqual(bundle);
  });

  test('a large one in several codes of the alphanumeric set; a very large one only as a file', async () => {
    const large = log(created, note('k-2', noise(1_000)));
    const parts = (await toParts(large)) ?? [];
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(part).toMatch(/^[0-9A-Z $%*+\-./:]{1,640}$/);
    expect(await toParts(log(created, ...Array.from({ length: 20 }, (_none, place) => note(`n-${place}`, noise(1_000)))))).toBeUndefined();
  });
});

describe('what cannot be used is refused with the reason', () => {
  const bundle = log(created, note('k-2', 'Cloud moves north'));

  test('another file, a changed one, one of another version', async () => {
    const text = await writeBundle(bundle);
    expect(await problemOf(readBundle('{"type":"FeatureCollection"}'))).toBe('not-ours');
    expect(await problemOf(readBundle(text.replace('north', 'south')))).toBe('damaged');
    expect(await problemOf(readBundle(text.slice(0, -10)))).toBe('damaged');
    expect(await problemOf(readBundle(text.replace('"version":1', '"version":2')))).toBe('other-version');
  });

  test.each([
    ['a call that the outbox never sends', change('k-3', 'DELETE', `/api/incidents/${given}`, {})],
    ['a call about something else', change('k-3', 'POST', '/api/people', { text: 'x' })],
    ['a body that the server would refuse', change('k-3', 'POST', `/api/incidents/${given}/notes`, { text: 5 })],
    ['a step that no checklist has', change('k-3', 'PUT', `/api/incidents/${given}/tasks/nonsense`, { outcome: 'done' })],
  ])('%s', async (_name, wrong) => {
    expect(await problemOf(readBundle(await writeBundle(log(created, wrong))))).toBe('damaged');
  });

  test('another code, a damaged part, a part of another version', async () => {
    const reader = makePartReader();
    const [part = ''] = (await toParts(bundle)) ?? [];
    expect(await problemOf(reader.add('https://example.org'))).toBe('not-ours');
    expect(await problemOf(reader.add(part.replace(/^HG1/, 'HG2')))).toBe('other-version');
    const single = (await toParts(draft)) ?? [];
    const wrong = single.map((one) => one.replace(/(:[^:]{20})../, '$100'));
    const outcomes = [];
    for (const one of wrong) outcomes.push(await problemOf(reader.add(one)));
    expect(outcomes.at(-1)).toBe('damaged');
  });
});

const foreign = (one: ReturnType<typeof change>, place: number): Waiting => ({
  order: foreignOrder + place,
  byName: asha.name,
  change: one,
});

test('entries of another device stand in the log by time with their author, whatever the clocks, and go once the server has them', () => {
  const own = (order: number, text: string, atMs: number): Waiting => ({
    order,
    change: { ...note(`own-${order}`, text), personId: 'p-2', atMs },
  });
  // The clock of this device is an hour behind: its note is older than the incident.
  const waiting = mergeWaiting(
    [own(1, 'Early', at - 3_600_000), own(2, 'Late', at + 60_000)],
    [foreign(note('k-2', 'Cloud moves north'), 1), foreign(created, 0)],
  );
  const shown = projectAnswer(`/api/incidents/${given}`, undefined, waiting, 'Ravi') as IncidentCard;
  const lines = shown.events.map((event) => (event.kind === 'note' ? `${event.byName} ${event.text}` : `${event.byName} ${event.kind}`));
  expect(lines).toEqual(['Ravi Late', 'Asha Cloud moves north', 'Ravi Early', 'Asha created']);

  const entry = foreign(note('k-2', 'Cloud moves north'), 1);
  const server = (byName: string, text: string, after: number): IncidentCard => ({
    ...shown,
    events: [{ id: 9, at: new Date(at + after).toISOString(), deviceAt: null, byName, kind: 'note', noteKind: 'observation', text }],
  });
  expect(hasArrived(entry, server('Asha', 'Cloud moves north', 600_000))).toBe(true);
  expect(hasArrived(entry, server('Ravi', 'Cloud moves north', 600_000))).toBe(false);
  expect(hasArrived(entry, server('Asha', 'Cloud moves south', 600_000))).toBe(false);
  expect(hasArrived(entry, server('Asha', 'Cloud moves north', -2 * 3_600_000))).toBe(false);
});
