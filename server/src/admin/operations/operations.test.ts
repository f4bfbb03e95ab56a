import { backgroundJobs, operationsRoutes, siteDocumentRoutes, systemRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { recordEntry } from '../../platform/db/audit/record.ts';
import { makeJobs } from '../../platform/observe/jobs.ts';
import { useApplication } from '../../testing/application.ts';

const open = useApplication();
const guarded = useApplication({ settings: { metricsToken: 'sixteen-letters-of-a-token' } });

const read = async () => (await (await open().as('admin')).call(operationsRoutes.read)).body;

test('an administrator sees this server, its jobs, channels, versions and that nothing was ever backed up', async () => {
  const body = await read();
  expect(body.processes).toHaveLength(1);
  expect(body.processes[0]).toMatchObject({ alive: true, pid: process.pid, node: process.versions.node });
  expect(body.processes[0]?.jobs.map(({ job }) => job)).toEqual(
    expect.arrayContaining(['audit-seal', 'detection', 'drills', 'old-readings']),
  );
  expect(body.processes[0]?.jobs.every(({ job }) => (backgroundJobs as readonly string[]).includes(job))).toBe(true);
  expect(body.channels.find(({ channel }) => channel === 'web-push')).toMatchObject({ configured: true, waiting: 0 });
  expect(body.channels.find(({ channel }) => channel === 'email')).toMatchObject({ configured: false });
  expect(body.backupAt).toBeNull();
  expect(body.migration).toMatch(/^\d{4}_/);
});

test('the last backup and a silent server are shown', async () => {
  const { database } = open();
  await recordEntry(database, { kind: 'done', thing: 'backup', thingId: '/b', after: { rows: 5 } });
  await database.pool.query(`
    insert into server_process (id, host, pid, version, node, started_at, seen_at, memory_bytes, jobs, channels)
    values (gen_random_uuid(), 'elsewhere', 1, '0', '24', now() - interval '2 hours', now() - interval '1 hour', 1, '[]', '["email"]')`);
  const body = await read();
  expect(body.backupAt).not.toBeNull();
  expect(body.processes.map(({ host, alive }) => [host === 'elsewhere', alive])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(body.channels.find(({ channel }) => channel === 'email')).toMatchObject({ configured: false });
});

test('only an administrator sees it', async () => {
  for (const role of ['l3', 'plant'] as const) {
    expect((await (await open().as(role)).refused(operationsRoutes.read)).status).toBe(403);
  }
});

test('metrics are sent to this machine but not through a proxy, and include request durations', async () => {
  const visitor = open().visitor();
  await (await open().as('plant')).raw('GET', '/api/industries');
  const { text, status } = await visitor.call(systemRoutes.metrics);
  expect(status).toBe(200);
  expect(text).toContain('hazardguard_http_request_duration_seconds_count{method="GET",route="/api/industries",status="200"} 1');
  for (const name of [
    'hazardguard_database_connections',
    'hazardguard_delivery_waiting',
    'hazardguard_live_streams',
    'hazardguard_job_last_round_timestamp_seconds',
    'hazardguard_data{what="audit-sealed"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]) {
    expect(text).toContain(name);
  }
  expect(text).not.toContain('/api/industries/1');
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect((await visitor.refused(systemRoutes.metrics, { headers: { [header]: '203.0.113.9' } })).status).toBe(404);
  }
});

test('metrics are refused to another machine', async () => {
  const answer = await open().app.inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.9' });
  expect(answer.statusCode).toBe(404);
});

test('with a token set, its bearer can read metrics from anywhere, and nobody else can', async () => {
  const visitor = guarded().visitor();
  expect((await visitor.refused(systemRoutes.metrics)).status).toBe(404);
  for (const authorization of ['Bearer wrong', 'sixteen-letters-of-a-token', 'Bearer sixteen-letters-of-a-token2']) {
    expect((await visitor.refused(systemRoutes.metrics, { headers: { authorization } })).status).toBe(404);
  }
  const headers = { authorization: 'Bearer sixteen-letters-of-a-token', 'x-forwarded-for': '203.0.113.9' };
  expect((await visitor.call(systemRoutes.metrics, { headers })).text).toContain('hazardguard_');
});

test('a failed job is reported without user input', () => {
  const jobs = makeJobs();
  const complaints: unknown[] = [];
  const { onRound, onError } = jobs.watch('delivery', (error) => complaints.push(error));
  onRound();
  onError(Object.assign(new Error('Key (email)=(asha@example.org) already exists'), { severity: 'ERROR', code: '23505' }));
  onError(new Error('the gateway is away'));
  expect(jobs.states()).toMatchObject([{ job: 'delivery', rounds: 1, failures: 2, lastFailure: 'the gateway is away' }]);
  expect(complaints).toHaveLength(2);
  const { onError: other } = jobs.watch('fires', () => undefined);
  other(Object.assign(new Error('Key (email)=(asha@example.org) already exists'), { severity: 'ERROR', code: '23505' }));
  expect(jobs.states()[1]?.lastFailure).toBe('The database refused it (23505)');
});

test('documents of withdrawn parts are listed without their content, also of a site that is gone, and read one by one; only by an administrator', async () => {
  const { database } = open();
  const document = { versions: [{ version: 1, savedBy: 'Asha Patel', worksheet: { hazop: [{ node: 'Header' }] } }] };
  await database.pool.query(
    `insert into site_document (industry_id, industry_name, kind, document) values (999999, 'Closed works', 'risk-worksheet', $1)`,
    [document],
  );
  const admin = await open().as('admin');
  const { documents } = (await admin.call(siteDocumentRoutes.list, { query: {} })).body;
  expect(documents).toMatchObject([{ industryId: 999999, industryName: 'Closed works', kind: 'risk-worksheet', document: null }]);
  const id = documents[0]?.id ?? 0;
  expect((await admin.call(siteDocumentRoutes.list, { query: { id } })).body.documents).toMatchObject([{ id, document }]);
  expect((await (await open().as('plant')).refused(siteDocumentRoutes.list, { query: {} })).status).toBe(403);
});
