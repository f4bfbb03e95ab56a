import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Writable } from 'node:stream';
import { cookieNames, industryRoutes, systemRoutes, xsrfHeader } from '@hazardguard/contract';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testSettings, useApplication } from '../../../testing/application.ts';
import type { ReceivedSpan } from '../../../testing/loopback/trace-collector.ts';
import { useTraceCollector } from '../../../testing/trace-collector.ts';
import type { Claim } from '../../../warn/delivery/claims.ts';
import { sendClaim } from '../../../warn/delivery/send.ts';
import { openChannels } from '../../channels/channels.ts';
import { openWorkers } from '../../computation/ask-workers.ts';
import { startComputing } from '../../computation/work.ts';
import { openCompute } from '../../compute/pool.ts';
import { followChanges } from '../../db/changes.ts';
import { registerProcess } from '../../db/server-process.ts';
import { readSettings } from '../../env/env.ts';
import { productVersion } from '../../env/product-version.ts';
import { openTracing, type Tracing } from './open-tracing.ts';
import { beginDetail, traceIds, withRoundSpan, withSpan } from './trace.ts';

vi.setConfig({ testTimeout: 30_000 });

const collector = useTraceCollector();
const logLines: string[] = [];
let tracing: Tracing | null = null;

/** Tracing as on a server with these variables; batches are sent immediately. */
const trace = async (variables: Readonly<Record<string, string>> = {}): Promise<void> => {
  for (const [name, value] of Object.entries({ OTEL_BSP_SCHEDULE_DELAY: '5', ...variables })) vi.stubEnv(name, value);
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: collector().origin, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...variables };
  const { tracing: settings } = readSettings(given);
  if (settings === null) return;
  tracing = await openTracing({ settings, server: { id: 'one', role: 'all', version: '1' }, log: (line) => logLines.push(line) });
};
const endTracing = async (): Promise<void> => {
  await tracing?.close();
  tracing = null;
  vi.unstubAllEnvs();
};

let log = '';
const logStream = new Writable({
  write: (chunk, _encoding, done) => {
    log += String(chunk);
    done();
  },
});

// The application is built while tracing is on.
beforeAll(() => trace());
const application = useApplication({ logStream, settings: { logLevel: 'info' } });
afterEach(async () => {
  collector().answer(200);
  await endTracing();
});

let last = 0x1000;
/** The trace of a caller, by W3C Trace Context. */
const asked = (flags = '01') => {
  last += 1;
  const traceId = `4bf92f3577b34da6a3ce929d0e0e${last.toString(16)}`;
  return { traceId, headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-${flags}` } };
};
const listSpans = (traceId: string): readonly ReceivedSpan[] => collector().spans.filter((span) => span.traceId === traceId);
/** The complete trace, once its request span has arrived. */
const whole = async (traceId: string): Promise<readonly ReceivedSpan[]> => {
  await expect.poll(() => listSpans(traceId).some(({ kind }) => kind === 2), { timeout: 10_000 }).toBe(true);
  return listSpans(traceId);
};
const refusedStatement = 'select * from nowhere where name = $1';

describe('a request', () => {
  test('is a span under its route pattern in the caller’s trace, with its statements; the log has the trace ids', async () => {
    await trace();
    const { traceId, headers } = asked();
    const plant = await application().as('plant');
    const { headers: answered } = await plant.raw('GET', '/api/industries/3?secret=Asha', { headers });
    const spans = await whole(traceId);
    const served = spans.find(({ kind }) => kind === 2);
    expect(served).toMatchObject({ name: 'GET /api/industries/:id', parentSpanId: '00f067aa0ba902b7' });
    expect(served?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/industries/:id',
      'http.response.status_code': expect.any(Number),
      'hazardguard.request_id': answered['x-request-id'],
    });
    const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(statements.map(({ name }) => name)).toContain('select industry');
    expect(statements.every(({ parentSpanId, kind }) => parentSpanId === served?.spanId && kind === 3)).toBe(true);
    const lines = log.split('\n').filter((line) => line.includes(traceId));
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ trace_id: traceId, span_id: served?.spanId, route: '/api/industries/:id', msg: 'request' }),
    ]);
  });

  test('contains no personal data: no query, body, name, address, cookie, or value of a statement', async () => {
    await trace();
    const { traceId, headers } = asked();
    const plant = await application().as('plant');
    const site = {
      industryName: 'Quillfeather Acids',
      district: 'Zunheboto',
      safetyTeamContact: 'Zebulon +91 98765 43210',
      latitude: 21.6,
      longitude: 73,
    };
    await plant.raw('POST', '/api/industries', { headers, body: site });
    await plant.raw('GET', '/api/industries?search=Quillfeather', { headers });
    await expect.poll(() => listSpans(traceId).filter(({ kind }) => kind === 2).length).toBe(2);
    expect(listSpans(traceId).map(({ name }) => name)).toEqual(expect.arrayContaining(['POST /api/industries', 'insert industry']));
    const sent = collector()
      .requests.map(({ text }) => text)
      .join('\n');
    const cookies = [...plant.cookies.values()];
    expect(cookies.length).toBeGreaterThan(1);
    for (const word of [
      'Quillfeather',
      'Zunheboto',
      'Zebulon',
      '98765 43210',
      '9876543210',
      '127.0.0.1',
      'search=',
      'secret=',
      'Asha',
      ...cookies,
    ]) {
      expect(sent.includes(word), word).toBe(false);
    }
  });

  test('includes its statements where the body arrives in parts', async () => {
    await trace();
    const { traceId, headers } = asked();
    const plant = await application().as('plant');
    const address = await application().app.listen({ host: '127.0.0.1', port: 0 });
    const body = JSON.stringify({ industryName: 'In parts', district: 'Surat', safetyTeamContact: 'C', latitude: 21.6, longitude: 73 });
    const sent = request(`${address}${industryRoutes.create.path}`, {
      method: 'POST',
      headers: {
        ...headers,
        cookie: [...plant.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        [xsrfHeader]: plant.cookies.get(cookieNames.xsrf),
        'content-type': 'application/json',
      },
    });
    sent.write(body.slice(0, 20));
    // Until the server has read the head and the first part.
    await new Promise((resolve) => setTimeout(resolve, 100));
    sent.end(body.slice(20));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(industryRoutes.create.status);
    const spans = await whole(traceId);
    expect(spans.find(({ name }) => name === 'insert industry')?.parentSpanId).toBe(spans.find(({ kind }) => kind === 2)?.spanId);
  });

  test('without a trace begins one; an invalid W3C trace is ignored', async () => {
    await trace();
    for (const headers of [{}, { traceparent: 'x'.repeat(55) }]) {
      last += 1;
      const id = `request-${last}`;
      await application()
        .visitor()
        .call(systemRoutes.healthz, { headers: { ...headers, 'x-request-id': id } });
      const found = () => collector().spans.find(({ attributes }) => attributes['hazardguard.request_id'] === id);
      await expect.poll(found).toMatchObject({ name: 'GET /healthz', parentSpanId: '', attributes: { 'http.response.status_code': 200 } });
    }
  });
});

describe('other work', () => {
  test('a refused statement has its code, never the message; the surrounding work fails with it', async () => {
    await trace();
    const { pool } = application().database;
    await expect(withRoundSpan('planted', () => pool.query(refusedStatement, ['Asha']))).rejects.toThrow('nowhere');
    const find = (name: string) => collector().spans.find((span) => span.name === name);
    await expect.poll(() => find('select nowhere')).toMatchObject({ status: 2, attributes: { 'error.type': '42P01' } });
    await expect
      .poll(() => find('round planted'))
      .toMatchObject({ status: 2, attributes: { 'hazardguard.job': 'planted', 'error.type': '42P01' } });
    expect(find('select nowhere')?.parentSpanId).toBe(find('round planted')?.spanId);
  });

  test('a computation continues in the caller’s trace at the worker', async () => {
    await trace();
    const { database } = application();
    const changes = await followChanges(database);
    const place = {
      id: '11111111-1111-4111-8111-111111111111',
      host: 'h',
      pid: 1,
      role: 'worker',
      version: productVersion,
      fingerprints: {},
    } as const;
    await registerProcess(database, place);
    const asking = openCompute({ elsewhere: openWorkers({ database, changes }) });
    const compute = openCompute({ maxThreads: 1 });
    const worker = startComputing({ database, changes, compute, onRound: () => undefined, onError: () => undefined });
    let ids: ReturnType<typeof traceIds> = {};
    await withSpan({ name: 'asker' }, () => {
      ids = traceIds();
      return asking.screen([{ chemical: 'unobtainium' } as never]);
    });
    await worker.stop();
    await Promise.all([asking.close(), compute.close(), changes.close()]);
    const chain = () => {
      const names: string[] = [];
      const of = listSpans(ids.trace_id ?? '');
      for (let at = of.find(({ spanId }) => spanId === ids.span_id); at !== undefined; ) {
        const { spanId } = at;
        names.push(at.name);
        at = of.find(({ parentSpanId, attributes }) => parentSpanId === spanId && attributes['hazardguard.task'] !== undefined);
      }
      return names;
    };
    await expect.poll(chain).toEqual(['asker', 'compute screenDocuments', 'answer screenDocuments', 'compute screenDocuments']);
  });

  test('a message is a span with channel and outcome, without its address', async () => {
    await trace();
    const channels = openChannels(testSettings(), null);
    const readContent = () => Promise.reject(new Error('no alert is looked at'));
    const deps = {
      channels,
      links: { base: null, secret: '' },
      readContent,
      readCallSubject: () => Promise.resolve(null),
      readNotice: () => Promise.reject(new Error('no notice is looked at')),
      officers: {
        readFacts: () => Promise.reject(new Error('no officer gets a message')),
        readTask: () => Promise.reject(new Error('no officer gets a message')),
      },
    } as const;
    const message = {
      id: 'm',
      kind: 'Call',
      channel: 'sms',
      address: '+919876543211',
      attempts: 3,
      superseded: false,
      expired: false,
    } as Claim;
    await sendClaim(deps, { ...message, drillId: 7 });
    await sendClaim(deps, { ...message, drillId: null, channel: 'email' });
    const sent = () => collector().spans.filter(({ name }) => name.startsWith('send '));
    const common = { 'hazardguard.attempt': 3 };
    await expect
      .poll(() => sent().map(({ name, attributes }) => ({ name, attributes })))
      .toEqual([
        { name: 'send sms', attributes: { ...common, 'hazardguard.channel': 'sms', 'hazardguard.outcome': 'kept' } },
        {
          name: 'send email',
          attributes: { ...common, 'hazardguard.channel': 'email', 'hazardguard.outcome': 'refused', 'hazardguard.cause': 'refused' },
        },
      ]);
    expect(collector().requests.some(({ text }) => text.includes('9876543211'))).toBe(false);
  });

  test('work still running after a span has its own trace', async () => {
    await trace();
    let later = Promise.resolve<unknown>(undefined);
    await withRoundSpan('fires', async () => {
      later = new Promise((resolve) => setTimeout(resolve, 20)).then(() => [traceIds(), beginDetail(() => ({ name: 'late' }))]);
    });
    expect(await later).toEqual([{}, null]);
  });
});

describe('what is sent', () => {
  test('respects the sampler: none of ours, all of those that the caller sampled', async () => {
    await trace({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    const from = collector().spans.length;
    const [sampled, left] = [asked(), asked('00')];
    for (const headers of [{}, left.headers, sampled.headers]) await application().visitor().call(systemRoutes.healthz, { headers });
    await whole(sampled.traceId);
    expect(
      collector()
        .spans.slice(from)
        .every(({ traceId }) => traceId === sampled.traceId),
    ).toBe(true);
  });

  test.each([{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }])(
    'is nothing with %j',
    async (variables) => {
      await trace(variables);
      const from = collector().requests.length;
      const { traceId, headers } = asked();
      await application().visitor().call(systemRoutes.healthz, { headers });
      expect(tracing).toBeNull();
      await trace();
      const after = asked();
      await application().visitor().call(systemRoutes.healthz, { headers: after.headers });
      await whole(after.traceId);
      expect(collector().requests.length).toBeGreaterThan(from);
      expect(listSpans(traceId)).toEqual([]);
    },
  );

  test('reports an unreachable collector once, and its return once', async () => {
    await trace();
    logLines.length = 0;
    collector().answer(400);
    const before = collector().requests.length;
    for (const enough of [1, 2, 3]) {
      await application().visitor().call(systemRoutes.healthz);
      await expect.poll(() => collector().requests.length).toBeGreaterThanOrEqual(before + enough);
    }
    const place = new URL(collector().origin).host;
    const away = `${place} accepts no traces (status 400): they are dropped until it does`;
    await expect.poll(() => logLines).toEqual([away]);
    collector().answer(200);
    const { traceId, headers } = asked();
    await application().visitor().call(systemRoutes.healthz, { headers });
    await whole(traceId);
    await expect.poll(() => logLines).toEqual([away, `${place} accepts traces again`]);
  });

  test('delays neither answers nor the stop when the collector hangs', async () => {
    // The limits of the library would only end this test after its own.
    await trace({ OTEL_BSP_EXPORT_TIMEOUT: '600000', OTEL_EXPORTER_OTLP_TIMEOUT: '600000' });
    collector().answer(null);
    const from = collector().requests.length;
    for (let n = 0; n < 20; n += 1) await application().visitor().call(systemRoutes.healthz);
    await expect.poll(() => collector().requests.length).toBeGreaterThan(from);
    await endTracing();
  });
});

test('a server without these variables does not load the library', () => {
  const program = `const { createRequire } = await import('node:module');
    const { cache } = createRequire(process.argv[1]);
    const tell = () => console.log(Object.keys(cache).map((path) => /@opentelemetry.(sdk-trace-base|exporter-trace-[a-z-]+)/.exec(path)?.[1]).filter(Boolean).join());
    await import(new URL('start.ts', process.argv[1]).href);
    tell();
    const { openTracing } = await import(new URL('platform/observe/tracing/open-tracing.ts', process.argv[1]).href);
    const settings = { url: 'http://127.0.0.1:1/', protocol: 'http/protobuf', headers: [] };
    await openTracing({ settings, server: { id: '', role: '', version: '' }, log: console.log });
    tell();`;
  const sources = new URL('../../../', import.meta.url).href;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program, sources], { encoding: 'utf8' });
  const [before = stderr, after = ''] = stdout.split('\n');
  expect(before).toBe('');
  expect(after).toContain('sdk-trace-base');
  expect(after).toContain('exporter-trace-otlp-proto');
});
