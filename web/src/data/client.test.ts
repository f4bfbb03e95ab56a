import { afterAll, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';

// Loaded again: whether the server can be reached is remembered for a whole page, here for all tests of this process.
vi.resetModules();
const { ApiProblem } = await import('./api-problem.ts');
const { api, ensureOk, readBody } = await import('./client.ts');

const origin = 'http://localhost';
const sent: Request[] = [];
let answer: () => Response = () => Response.json({});

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
    return answer();
  });
});
afterAll(() => vi.unstubAllGlobals());

const lastAddress = () => sent.at(-1)?.url.slice(origin.length);

test('fills path and query, and leaves out what is not given', async () => {
  answer = () => Response.json({ rows: [], total: 0, page: 1, pageSize: 8 });
  const page = await readBody(api.GET('/api/industries', { params: { query: { search: 'A & B', pageSize: 8 } } }));
  expectTypeOf(page.rows[0]?.industryName).toEqualTypeOf<string | undefined>();
  expect(page.total).toBe(0);
  expect(lastAddress()).toBe('/api/industries?search=A+%26+B&pageSize=8');
  await readBody(api.GET('/api/chemicals/{chemical}', { params: { path: { chemical: 'a/b c' } } }));
  expect(lastAddress()).toBe('/api/chemicals/a%2Fb%20c');
  await readBody(api.GET('/api/industries', { params: { query: { search: undefined } } }));
  expect(lastAddress()).toBe('/api/industries');
});

test('sends a body as JSON beside the headers of the call, and no body where none is given', async () => {
  answer = () => Response.json({});
  await readBody(api.POST('/api/session/demo', { body: { role: 'plant' }, headers: { 'x-note': 'one' } }));
  expect(await sent.at(-1)?.json()).toEqual({ role: 'plant' });
  expect(Object.fromEntries(sent.at(-1)?.headers ?? [])).toMatchObject({ 'content-type': 'application/json', 'x-note': 'one' });
  answer = () => new Response(null, { status: 204 });
  expect(await ensureOk(api.DELETE('/api/session'))).toBeUndefined();
  expect(sent.at(-1)?.body).toBeNull();
});

test('throws the server’s refusal; without JSON, one by its status', async () => {
  answer = () => Response.json({ error: { code: 'not-found', message: 'No such run', requestId: 'r1' } }, { status: 404 });
  const read = () => readBody(api.GET('/api/runs/{id}', { params: { path: { id: 'x' } } }));
  await expect(read()).rejects.toMatchObject({ code: 'not-found', message: 'No such run', requestId: 'r1' });
  answer = () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad gateway' });
  await expect(read()).rejects.toBeInstanceOf(ApiProblem);
  await expect(read()).rejects.toMatchObject({ code: 'unavailable', status: 502 });
});

test('refuses calls that the contract does not have (checked by the compiler)', () => {
  const refused = [
    // @ts-expect-error no such path
    () => api.GET('/api/industry'),
    // @ts-expect-error no such method at this path
    () => api.PUT('/api/industries'),
    // @ts-expect-error a path value is missing
    () => api.GET('/api/industries/{id}'),
    // @ts-expect-error another type of path value
    () => api.GET('/api/industries/{id}', { params: { path: { id: 'one' } } }),
    // @ts-expect-error no such parameter
    () => api.GET('/api/industries', { params: { query: { serach: 'x' } } }),
    // @ts-expect-error the body is missing
    () => api.POST('/api/session/demo'),
    // @ts-expect-error no such value in the body
    () => api.POST('/api/session/demo', { body: { role: 'nobody' } }),
    // @ts-expect-error files do not pass through this client
    () => api.GET('/api/industries.csv'),
  ];
  expect(refused).toHaveLength(8);
});
