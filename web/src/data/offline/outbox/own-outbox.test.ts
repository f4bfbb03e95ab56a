import { afterAll, expect, test, vi } from 'vitest';
import type { Waiting } from './change.ts';

vi.stubGlobal('window', {});
afterAll(() => vi.unstubAllGlobals());

/** Readings of the disk that are under way, the first begun first. */
const reading: ((waiting: readonly Waiting[]) => void)[] = [];
vi.doMock('./change-store.ts', () => ({
  changeStore: { list: () => new Promise<readonly Waiting[]>((resolve) => reading.push(resolve)) },
}));
vi.doMock('../vault.ts', () => ({ currentKey: () => ({ personId: 'p' }) }));
vi.resetModules();
const { loadWaiting, onSent } = await import('./own-outbox.ts');
const { readWaiting } = await import('./waiting.ts');

const waiting = (order: number): Waiting => ({
  order,
  change: {
    method: 'POST',
    address: '/api/incidents',
    template: '/api/incidents',
    body: '{}',
    key: `${order}`,
    atMs: 0,
    personName: 'P',
  } as never,
});

test('a change that is sent while its arrival is still being read is told as sent', async () => {
  const told = vi.fn();
  onSent(told);
  const arrival = loadWaiting();
  const departure = loadWaiting();
  reading[0]?.([waiting(1)]);
  await arrival;
  expect(readWaiting()).toHaveLength(1);
  reading[1]?.([]);
  await departure;
  expect(told).toHaveBeenCalledTimes(1);
});

test('as many as before, but not the same: the one that is gone is told; an older reading that ends late changes nothing', async () => {
  const told = vi.fn();
  onSent(told);
  reading.length = 0;
  const readings = [loadWaiting(), loadWaiting(), loadWaiting()];
  reading[0]?.([waiting(1)]);
  reading[2]?.([waiting(2)]);
  await readings[2];
  expect(told).toHaveBeenCalledTimes(1);
  reading[1]?.([waiting(1)]);
  await Promise.all(readings);
  expect(readWaiting().map(({ order }) => order)).toEqual([2]);
  expect(told).toHaveBeenCalledTimes(1);
});
