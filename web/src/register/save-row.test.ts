import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// Loaded again: whether the server can be reached is remembered for a whole page, here for all tests of this process.
vi.resetModules();
const { saveRow } = await import('./save-row.ts');

const origin = 'http://localhost';
const sent: Request[] = [];

/** A page's own addresses are relative; Node has no page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=echoed' });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({});
  });
});
afterAll(() => vi.unstubAllGlobals());

const save = saveRow('/api/stakeholders/{group}/shifts', '/api/duty-shifts/{id}', { path: { group: 'l0auth' } });
const input = { memberId: 3, industryId: null, startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-11-01T08:00:00Z' } as never;
const read = async () => {
  const [request] = sent;
  return [request?.method, request?.url.slice(origin.length), request?.headers.get('idempotency-key'), await request?.json()];
};

test('a new row is added at its place, with the key of the attempt', async () => {
  await save({ editing: null, input, key: 'attempt-1', overwrite: false });
  expect(await read()).toEqual(['POST', '/api/stakeholders/l0auth/shifts', 'attempt-1', input]);
});

test('a row is changed by its id, and only in the version that was seen', async () => {
  await save({ editing: { id: 7, version: 4 }, input, key: 'attempt-2', overwrite: false });
  expect(await read()).toEqual(['PUT', '/api/duty-shifts/7', 'attempt-2', { ...(input as object), version: 4 }]);
});

test('who has seen the warning overwrites another person’s changes: no version is sent', async () => {
  await save({ editing: { id: 7, version: 4 }, input, key: 'attempt-3', overwrite: true });
  expect(await read()).toEqual(['PUT', '/api/duty-shifts/7', 'attempt-3', input]);
});
