import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { industryRoutes, runRoutes } from '@hazardguard/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/postgres.ts';
import { type Program, startProgram, waitUntilReady } from './testing/program.ts';
import { ProgramVisitor } from './testing/program-visitor.ts';
import { useTraceCollector } from './testing/trace-collector.ts';

// Whole servers start, next to other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const collector = useTraceCollector();
let made: TestDatabase;
const folders: string[] = [];
const programs: Program[] = [];

const start = (settings: Readonly<Record<string, string>>): Program => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-traces-'));
  folders.push(folder);
  const program = startProgram({
    HAZARDGUARD_DATA: folder,
    HAZARDGUARD_SECRET: 'only for tests: 0123456789abcdef0123456789abcdef',
    DATABASE_URL: made.url,
    STANDING_FOOTPRINTS: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector().origin,
    // Nothing is sent in between: what arrives was sent at the stop.
    OTEL_BSP_SCHEDULE_DELAY: '600000',
    // Nor when many spans wait: a slow start on a busy machine makes more than the usual 512.
    OTEL_BSP_MAX_QUEUE_SIZE: '100000',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '100000',
    ...settings,
  });
  programs.push(program);
  return program;
};
const end = async ({ child, ended }: Program): Promise<unknown> => {
  child.kill('SIGTERM');
  return ended;
};

beforeAll(async () => {
  made = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(programs.splice(0).map(end));
});
afterAll(async () => {
  await made.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const site = { latitude: 21.63236, longitude: 72.99001 };
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, cloudPercent: 20 },
  site,
  time: '2026-11-20T14:30:00+05:30',
};

test('a run is one trace from the caller over the web server to the worker; both send it when they stop, in protobuf, with key and names', async () => {
  const named = { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b', OTEL_SERVICE_NAME: 'plant', OTEL_RESOURCE_ATTRIBUTES: 'zone=west' };
  const worker = start({ ROLE: 'worker', ...named });
  const web = start({ ROLE: 'web', ...named });
  const [, address] = await Promise.all([waitUntilReady(worker), waitUntilReady(web)]);
  const plant = await new ProgramVisitor().signInAs(address, 'plant');
  const body = { industryName: 'Test Chlor-Alkali', district: 'Bharuch', safetyTeamContact: 'control room', ...site };
  const { id: industryId } = await plant.call(address, industryRoutes.create, { body });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const run = { industryId, inventoryItemId: null, scenario, weatherOrigin: { source: 'manual', observedAt: null, ageS: null } };
  await plant.call(address, runRoutes.create, { body: run, headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
  expect(collector().requests).toEqual([]);
  expect(await Promise.all([end(web), end(worker)])).toEqual([0, 0]);

  const spans = collector().spans.filter((span) => span.traceId === traceId);
  const request = spans.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({ name: 'POST /api/runs', parentSpanId: '00f067aa0ba902b7' });
  expect(request?.resource).toMatchObject({ 'service.name': 'plant', zone: 'west', 'hazardguard.role': 'web' });
  expect(spans.find(({ name }) => name === 'insert run')?.parentSpanId).toBe(request?.spanId);
  const asked = spans.find(({ name, parentSpanId }) => name === 'compute runScenario' && parentSpanId === request?.spanId);
  const answered = spans.find(({ parentSpanId, name }) => name === 'answer runScenario' && parentSpanId === asked?.spanId);
  expect(answered?.resource).toMatchObject({ 'hazardguard.role': 'worker' });
  expect(spans.some(({ name, parentSpanId }) => name === 'compute runScenario' && parentSpanId === answered?.spanId)).toBe(true);
  for (const { path, headers } of collector().requests) {
    expect([path, headers['content-type'], headers['x-key']]).toEqual(['/v1/traces', 'application/x-protobuf', 'a b']);
  }
});

test('a hanging collector does not delay the stop of a server, and a missing one is reported once', async () => {
  collector().answer(null);
  const from = collector().requests.length;
  // The limits of the library would only end this test after its own.
  const hanging = start({
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_BSP_EXPORT_TIMEOUT: '600000',
    OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
  });
  const away = start({
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TIMEOUT: '300',
  });
  const [address] = await Promise.all([waitUntilReady(hanging), waitUntilReady(away)]);
  await expect.poll(() => collector().requests.length, { timeout: 20_000 }).toBeGreaterThan(from);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await end(hanging)).toBe(0);
  await expect.poll(() => away.output(), { timeout: 20_000 }).toContain('127.0.0.1:1 accepts no traces (ECONNREFUSED)');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await end(away)).toBe(0);
  expect(away.output().split('accepts no traces')).toHaveLength(2);
});
