import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { auditRoutes, industryRoutes } from '@hazardguard/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/postgres.ts';
import { type Program, startProgram, waitUntilReady } from './testing/program.ts';
import { ProgramVisitor } from './testing/program-visitor.ts';

// A whole server starts, next to other tests on the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const megabyte = 1024 * 1024;
let made: TestDatabase;
let folder: string;
let program: Program;
let address: string;
let admin: ProgramVisitor;

beforeAll(async () => {
  made = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'hazardguard-memory-'));
  program = startProgram({
    HAZARDGUARD_DATA: folder,
    DATABASE_URL: made.url,
    STANDING_FOOTPRINTS: 'off',
    DELIVERY: 'off',
    // Sent data are garbage, which stays in memory as long as there is space. So the space is small: less than one file.
    NODE_OPTIONS: '--max-old-space-size=144 --max-semi-space-size=4',
  });
  address = await waitUntilReady(program);
  admin = await new ProgramVisitor().signInAs(address, 'admin');
});
afterAll(async () => {
  program.child.kill('SIGTERM');
  await program.ended;
  await made.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Memory of the server's process, MB. */
const residentMb = async (): Promise<number> => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / megabyte;
};

/** The peak above idle during the work, MB. */
const risenMb = async (work: () => Promise<void>): Promise<number> => {
  const idle = await residentMb();
  let most = idle;
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      most = Math.max(most, await residentMb());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([work().finally(() => (isOver = true)), watch()]);
  return most - idle;
};

test('a file of 60 MB with an unclosed quotation mark takes 150 MB at most, and its line is reported', async () => {
  const start =
    'industryName,district,safetyTeamContact,latitude,longitude\nOld works,Bharuch,Gate 1,21.6,73\n"Never closed,Bharuch,Gate 1,21.6,73\n';
  const file = Buffer.alloc(60 * megabyte, 'Some works,Bharuch,Gate 1,21.6,73\n');
  file.write(start);
  const risen = await risenMb(async () => {
    const answer = await admin.ask(address, industryRoutes.bulk, { body: new Blob([file]), headers: { 'content-type': 'text/csv' } });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('A quotation mark opens in line 3 and is not closed within 128 kB');
  });
  expect(risen).toBeLessThan(150);
});

test('an export of 160 MB of the audit record is sent as it is read', async () => {
  const { pool } = made.database;
  // 20,000 entries of 8 kB each, sealed already: sealing needs memory too.
  await pool.query(
    `insert into audit_entry (kind, thing, actor_kind, after, position, hash)
     select 'done', 'bench', 'system', jsonb_build_object('text', repeat(md5(n::text), 256)), 1000000 + n, sha256('')
     from generate_series(1, 20000) as n`,
  );
  let bytes = 0;
  const risen = await risenMb(async () => {
    const answer = await admin.ask(address, auditRoutes.downloadLines);
    expect(answer.status).toBe(200);
    for await (const chunk of answer.body ?? Readable.from([])) bytes += (chunk as Uint8Array).byteLength;
  });
  expect(bytes).toBeGreaterThan(160e6);
  // In memory, rows and text take more than 320 MB.
  expect(risen).toBeLessThan(150);
});
