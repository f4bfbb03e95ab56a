import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { auditRoutes, dataImportRoutes, industryRoutes } from '@hazardguard/contract';
import { strToU8, zipSync } from 'fflate';
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

/** Memory of the programs that the server started to read files, MB, on Linux; the small number that is none elsewhere. */
const readersMb = (): number => {
  let sum = 0;
  if (process.platform !== 'linux') return sum;
  for (const pid of readFileSync(`/proc/${program.child.pid}/task/${program.child.pid}/children`, 'utf8').trim().split(' ')) {
    try {
      sum += Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      // It has ended since.
    }
  }
  return sum;
};

/** Memory of the server's process, MB. */
const residentMb = async (): Promise<number> => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / megabyte;
};

/** The peak above idle during the work, MB: of the server with the programs that read files. */
const risenMb = async (work: () => Promise<void>): Promise<number> => {
  const idle = await residentMb();
  let most = idle;
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      most = Math.max(most, (await residentMb()) + readersMb());
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

const ask = async (visitor: ProgramVisitor, file: string): Promise<readonly [number, string]> => {
  const answer = await visitor.ask(address, dataImportRoutes.plan, { body: { file, as: 'receptors' } });
  return [answer.status, await answer.text()];
};

test('two files at once of 34 MB, each of two million folders inside each other, are refused in words by a server that lives', async () => {
  const plant = await new ProgramVisitor().signInAs(address, 'plant');
  const kml = `<kml xmlns="http://www.opengis.net/kml/2.2">${'<Folder>'.repeat(2_000_000)}${'</Folder>'.repeat(2_000_000)}</kml>`;
  const { file } = await plant.call(address, dataImportRoutes.upload, {
    query: { fileName: 'folders.kml' },
    body: new Blob([kml]),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const risen = await risenMb(async () => {
    for (const [status, text] of await Promise.all([ask(plant, file), ask(plant, file)])) {
      expect(status).toBe(422);
      expect(text).toContain('nested more than 100 levels deep');
    }
  });
  expect(risen).toBeLessThan(150);
  expect(program.child.exitCode).toBeNull();
});

test('a file that needs more memory than a program has is refused in words, and the next one is read', async () => {
  const plant = await new ProgramVisitor().signInAs(address, 'plant');
  const upload = (fileName: string, content: string | Uint8Array<ArrayBuffer>) =>
    plant.call(address, dataImportRoutes.upload, {
      query: { fileName },
      body: new Blob([content]),
      headers: { 'content-type': 'application/octet-stream' },
    });
  // Below every count: 190 MB of one element that is no row, three times in memory.
  const part = '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
  const workbook = zipSync(
    {
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': strToU8(part + '<row/>'.repeat(1_000_000) + ' '.repeat(180 * megabyte)),
    },
    { level: 1 },
  );
  const [status, text] = await ask(plant, (await upload('large.xlsx', workbook)).file);
  expect([status, text]).toEqual([422, expect.stringMatching(/more memory than one import may use/)]);
  const places = `<kml><Placemark><name>School</name><Point><coordinates>73,21</coordinates></Point></Placemark></kml>`;
  expect((await ask(plant, (await upload('places.kml', places)).file))[0]).toBe(200);
});
