import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { industryRoutes, operationsRoutes, sessionRoutes, systemRoutes } from '@hazardguard/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/postgres.ts';
import { type Program, startProgram, waitUntilReady } from './testing/program.ts';
import { ProgramVisitor } from './testing/program-visitor.ts';

// Whole servers start, next to other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const secret = 'only for tests: 0123456789abcdef0123456789abcdef';
let made: TestDatabase;
const folders: string[] = [];
const programs: Program[] = [];

const start = (settings: Readonly<Record<string, string>>): Program => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-roles-'));
  folders.push(folder);
  const shared = { HAZARDGUARD_DATA: folder, HAZARDGUARD_SECRET: secret, DATABASE_URL: made.url, STANDING_FOOTPRINTS: 'off' };
  const program = startProgram({ ...shared, ...settings });
  programs.push(program);
  return program;
};
const end = async ({ child, ended }: Program): Promise<void> => {
  child.kill('SIGTERM');
  await ended;
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

test('a worker answers health checks only; a web server does no background work, and says so when no worker is alive', async () => {
  const worker = start({ ROLE: 'worker' });
  const web = start({ ROLE: 'web' });
  const [health, address] = await Promise.all([waitUntilReady(worker), waitUntilReady(web)]);
  expect(worker.output()).toContain('does background work');
  expect((await fetch(`${health}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${health}/metrics`)).text()).toContain('hazardguard_processes{role="worker"} 1');
  for (const path of ['/', '/api/system', '/api/industries', '/api/docs', '/nowhere']) {
    expect((await fetch(`${health}${path}`)).status, path).toBe(404);
  }
  const admin = await new ProgramVisitor().signInAs(address, 'admin');
  const readJobs = async () => {
    const { processes, workerMissing } = await admin.call(address, operationsRoutes.read);
    return { missing: workerMissing, ...Object.fromEntries(processes.map(({ role, jobs }) => [role, jobs.map(({ job }) => job).sort()])) };
  };
  expect(await readJobs()).toEqual({
    missing: false,
    web: ['audit-heads'],
    worker: [
      'alert-endings',
      'audit-seal',
      'computing',
      'delivery',
      'detection',
      'drills',
      'escalation',
      'live-events',
      'old-keys',
      'old-readings',
      'queue',
    ],
  });
  await end(worker);
  expect(await readJobs()).toEqual({ missing: true, web: ['audit-heads'] });
});

test('servers share sessions under one secret; a different secret is refused while they live, and accepted afterwards', async () => {
  const [one, two] = [start({ ROLE: 'web' }), start({})];
  const [first, second] = await Promise.all([waitUntilReady(one), waitUntilReady(two)]);
  const plant = await new ProgramVisitor().signInAs(first, 'plant');
  expect((await plant.ask(second, industryRoutes.list)).status).toBe(200);

  const stranger = start({ HAZARDGUARD_SECRET: secret.replaceAll('0', '1') });
  expect(await stranger.ended).toBe(1);
  expect(stranger.output()).toMatch(
    /^HAZARDGUARD_SECRET differs from that of a server that already works on these data \(.+, process \d+\)/,
  );
  expect(stranger.output()).not.toContain('0123456789');

  await Promise.all([end(one), end(two)]);
  const next = await waitUntilReady(start({ HAZARDGUARD_SECRET: secret.replaceAll('0', '1') }));
  expect((await fetch(`${next}${systemRoutes.readyz.path}`)).status).toBe(200);
});

test('servers of a new installation that start together print the same setup link; a worker prints none', async () => {
  const fresh = await createTestDatabase();
  try {
    const settings = { HAZARDGUARD_MODE: 'live', DATABASE_URL: fresh.url };
    const webs = [start({ ...settings, ROLE: 'web' }), start({ ...settings, ROLE: 'web' })];
    const worker = start({ ...settings, ROLE: 'worker' });
    const [first = '', second = ''] = await Promise.all([...webs, worker].map(waitUntilReady));
    const findSetupLink = ({ output }: Program) => /\/setup#token=([\w-]{43})/.exec(output())?.[1];
    await expect.poll(() => webs.map(findSetupLink)).toEqual([expect.any(String), expect.any(String)]);
    // A server that starts later prints the same link.
    const again = start({ ...settings, ROLE: 'web' });
    await waitUntilReady(again);
    await expect.poll(() => findSetupLink(again)).toEqual(expect.any(String));
    expect(new Set([...webs, again].map(findSetupLink)).size).toBe(1);
    expect(findSetupLink(worker)).toBeUndefined();
    const body = {
      token: findSetupLink(again) ?? '',
      name: 'Asha Patel',
      email: 'asha@example.org',
      password: 'a long enough pass phrase',
    };
    const visitor = new ProgramVisitor();
    await visitor.call(second, sessionRoutes.read);
    expect((await visitor.ask(second, sessionRoutes.setup, { body })).status).toBe(201);
    expect((await visitor.ask(first, sessionRoutes.setup, { body })).status).toBe(410);
  } finally {
    await Promise.all(programs.splice(0).map(end));
    await fresh.drop();
  }
});

test('--role is the same as ROLE; any other word is refused with the three allowed', async () => {
  const worker = startProgram({ HAZARDGUARD_DATA: join(tmpdir(), 'hazardguard-never-made') }, ['--role', 'worker']);
  expect(await worker.ended).toBe(1);
  expect(worker.output()).toContain('ROLE is worker, which shares its data');
  const wrong = startProgram({}, ['--rule', 'web']);
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toContain('The one option is --role web, worker or all.');
});
