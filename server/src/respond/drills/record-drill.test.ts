import {
  type DrillCard,
  type DrillRecord,
  deviceTimeHeader,
  drillRoutes,
  idempotencyHeader,
  industryRoutes,
  inventoryExample,
  inventoryRoutes,
  sensorRoutes,
} from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
let imt: Visitor;
let industryId: number;

beforeAll(async () => {
  imt = await application().as('imt');
  const plant = await application().as('plant');
  const { body } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Works without a line', district: 'Bharuch', safetyTeamContact: '1077', latitude: 21.63236, longitude: 72.99001 },
  });
  industryId = body.id;
  await plant.call(inventoryRoutes.create, {
    params: { id: industryId },
    body: {
      ...inventoryExample,
      itemNo: 'C-1',
      productName: 'Liquid chlorine',
      casNo: '7782-50-5',
      quantity: 10,
      unit: 't',
      dateReceived: '2026-09-01',
      dateExpired: '2028-08-31',
    },
  });
});

const plan = async (): Promise<DrillCard> => {
  const { body } = await imt.call(drillRoutes.templates, { params: { id: industryId } });
  const template = body.templates.find((one) => one.template === 'chlorine-container');
  if (template === undefined) throw new Error('no ready-made drill with chlorine');
  return (await imt.call(drillRoutes.plan, { body: { ...template, industryId, plannedAt: new Date().toISOString() } })).body;
};

const findInject = (card: DrillCard, kind: string): number => card.injects.find((inject) => inject.kind === kind)?.id ?? 0;

/** Times from the start, s. */
const toRecord = (card: DrillCard, startMs: number): DrillRecord => {
  const at = (seconds: number): string => new Date(startMs + seconds * 1_000).toISOString();
  return {
    startedAt: at(0),
    endedAt: at(900),
    injects: [
      { id: findInject(card, 'release'), at: at(5) },
      { id: findInject(card, 'call'), at: at(30) },
    ],
    reached: { acknowledged: at(40), drafted: at(90), 'all-clear': at(800) },
  };
};

test('a drill that was run by hand is over with the times of its organiser, and touches nothing else', async () => {
  const card = await plan();
  const { id } = card.drill;
  const startMs = Date.now() - 3_600_000;
  const noted = new Date(startMs + 60_000).toISOString();
  await imt.call(drillRoutes.note, {
    params: { id },
    body: { text: 'The siren was not heard at the gate.' },
    headers: { [deviceTimeHeader]: noted },
  });
  const call = { params: { id }, body: toRecord(card, startMs), headers: { [idempotencyHeader]: `record-${id}` } };
  const { body } = await imt.call(drillRoutes.record, call);
  expect(body.drill).toMatchObject({ state: 'ended', byHand: true, startedAt: call.body.startedAt, endedAt: call.body.endedAt });
  expect(body.notes).toMatchObject([{ text: 'The siren was not heard at the gate.', deviceAt: noted }]);
  const byKind = (kind: string) => body.injects.find((inject) => inject.kind === kind);
  expect(byKind('call')).toMatchObject({ state: 'fired', firedAt: call.body.injects[1]?.at });
  expect(byKind('message')).toMatchObject({ state: 'waiting', dueAt: null, firedAt: null });
  // From the first inject at 5 s.
  expect(
    body.score.milestones.filter(({ tookS }) => tookS !== null).map(({ milestone, tookS, state }) => [milestone, tookS, state]),
  ).toEqual([
    ['acknowledged', 35, 'passed'],
    ['drafted', 85, 'missed'],
    ['all-clear', 795, 'passed'],
  ]);
  // The answer that got lost is asked for again.
  expect((await imt.call(drillRoutes.record, call)).body).toEqual(body);
  expect((await imt.call(drillRoutes.now)).body.drills).toEqual([]);
  expect((await imt.call(sensorRoutes.list, { query: { industryId } })).body.sensors).toEqual([]);
  const report = await imt.raw('GET', `/api/drills/${id}/report.pdf`);
  expect(report.statusCode).toBe(200);
});

test('a clock that is ahead is set back: the record ends now, and its lengths stay', async () => {
  const card = await plan();
  const { body } = await imt.call(drillRoutes.record, { params: { id: card.drill.id }, body: toRecord(card, Date.now() + 86_400_000) });
  const endMs = Date.parse(body.drill.endedAt ?? '');
  expect(Math.abs(endMs - Date.now())).toBeLessThan(60_000);
  expect(endMs - Date.parse(body.drill.startedAt ?? '')).toBe(900_000);
  expect(body.score.milestones[0]).toMatchObject({ milestone: 'acknowledged', tookS: 35 });
});

test('a wrong record changes nothing, and a drill that has started takes none', async () => {
  const card = await plan();
  const { id } = card.drill;
  const good = toRecord(card, Date.now() - 3_600_000);
  const call = findInject(card, 'call');
  const before = new Date(Date.parse(good.startedAt) - 1_000).toISOString();
  const wrong = [
    { ...good, endedAt: before },
    { ...good, reached: { drafted: before } },
    { ...good, reached: { celebrated: good.startedAt } },
    { ...good, injects: [{ id: 999_999, at: good.startedAt }] },
    { ...good, injects: [call, call].map((inject) => ({ id: inject, at: good.startedAt })) },
    { ...good, endedAt: new Date(Date.parse(good.startedAt) + 25 * 3_600_000).toISOString() },
  ];
  for (const body of wrong) expect((await imt.raw('POST', `/api/drills/${id}/record`, { body })).statusCode).toBe(400);
  expect((await imt.call(drillRoutes.read, { params: { id } })).body).toEqual(card);
  await imt.call(drillRoutes.start, { params: { id } });
  const late = await imt.raw('POST', `/api/drills/${id}/record`, { body: good });
  expect(late.statusCode).toBe(409);
  expect(late.json().error.message).toBe('A drill that is running cannot be recorded');
});
