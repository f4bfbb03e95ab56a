import { findWithdrawn, withdrawn } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import type { Change } from './change.ts';
import { makeOutbox } from './outbox.ts';
import { runSchedule } from './schedules.ts';

test('whatever is cut, killed or set back, every change of three devices is at the server once and in order', async () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= 200; seed += 1) failures.push(...(await runSchedule(seed)));
  expect(failures).toEqual([]);
}, 120_000);

test.each([
  ['risk-worksheet', 'PUT', '/api/industries/7/risk-worksheet'],
  ['emergency-access', 'POST', '/api/account/break-glass'],
] as const)(
  'a waiting change of a withdrawn part (%s) stays on the device with the reason, and the next one is sent',
  async (part, method, address) => {
    const rows = new Map<number, Change>();
    const list = async () => [...rows].map(([order, change]) => ({ order, change }));
    const reason = JSON.stringify({ error: { code: 'withdrawn', message: withdrawn[part].reason } });
    const sent: string[] = [];
    const outbox = makeOutbox({
      store: {
        add: async () => 0,
        list,
        put: async (order, change) => void rows.set(order, change),
        remove: async (order) => void rows.delete(order),
        ids: async () => new Map(),
        learn: async () => undefined,
      },
      send: async (change) => {
        sent.push(change.key);
        return findWithdrawn(change.address) === undefined ? { status: 201, text: '{}' } : { status: 410, text: reason };
      },
      resolve: async () => undefined,
      exclusive: (work) => work(),
      now: () => 0,
      changed: () => undefined,
      announce: () => undefined,
    });
    const common = { body: '{"version":3}', personId: 'p', atMs: 0 } as const;
    rows.set(1, { ...common, method, address, key: 'first' });
    rows.set(2, { ...common, method: 'POST', address: '/api/runs', key: 'second' });
    await outbox.flush();
    await outbox.flush();
    const left = await list();
    expect(left).toHaveLength(1);
    expect(left[0]?.change).toMatchObject({ body: '{"version":3}', refusal: { status: 410, code: 'withdrawn', text: reason } });
    expect(sent).toEqual(['first', 'second']);
  },
);

test.each([
  ['unavailable', 'the database is not there: the change waits', 2, undefined],
  ['no-current-weather', 'an answer of a server that works: the change is refused, and the next one is sent', 0, 'no-current-weather'],
] as const)('status 503 with %s: %s', async (code, _what, waiting, refusal) => {
  const rows = new Map<number, Change>();
  const list = async () => [...rows].map(([order, change]) => ({ order, change }));
  const outbox = makeOutbox({
    store: {
      add: async (change) => {
        rows.set(rows.size + 1, change);
        return rows.size;
      },
      list,
      put: async (order, change) => void rows.set(order, change),
      remove: async (order) => void rows.delete(order),
      ids: async () => new Map(),
      learn: async () => undefined,
    },
    send: async ({ key }) => (key === 'first' ? { status: 503, text: JSON.stringify({ error: { code } }) } : { status: 201, text: '{}' }),
    resolve: async () => undefined,
    exclusive: (work) => work(),
    now: () => 0,
    changed: () => undefined,
    announce: () => undefined,
  });
  const common = { method: 'POST', address: '/api/runs', body: '{}', personId: 'p', atMs: 0 } as const;
  rows.set(1, { ...common, key: 'first' });
  rows.set(2, { ...common, key: 'second' });
  await outbox.flush();
  const left = await list();
  expect(left.filter(({ change }) => change.refusal === undefined)).toHaveLength(waiting);
  expect(left[0]?.change.refusal?.code).toBe(refusal);
});
