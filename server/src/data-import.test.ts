import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFiles } from './data-import.ts';
import { createTestDatabase, type TestDatabase } from './testing/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-files-'));
let made: TestDatabase;
beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(async () => {
  await made.drop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const options = { as: null, mapping: {}, dateOrder: null, dryRun: false } as const;
const run = (paths: readonly string[], given: Partial<Parameters<typeof importFiles>[2]> = {}) =>
  importFiles({ DATABASE_URL: made.url, HAZARDGUARD_DATA: join(folder, 'data') }, paths, { ...options, ...given });

test('files are imported on DATABASE_URL in an order that fits, reported in the order given, and recorded under the user of the machine', async () => {
  const stock = write(
    'stock.csv',
    'Unit Name,Chemical,CAS,Quantity,UOM,Date received\nAlpha,Chlorine,7782-50-5,5,MT,25/12/2025\nNobody,Chlorine,7782-50-5,5,MT,26/12/2025\n',
  );
  const sites = write('sites.csv', 'Unit Name,District,Contact\nAlpha,Bharuch,101\n');
  const broken = write('table.xlsx', '%PDF-1.4');
  const [first, second, third, fourth] = await run([stock, sites, broken, join(folder, 'none.csv')]);
  expect(first).toMatchObject({ as: 'inventory', read: 2, added: 1, toComplete: 1, refused: [{ row: 3, field: 'industryName' }] });
  expect(second).toEqual({ as: 'industries', read: 1, added: 1, changed: 0, unchanged: 0, toComplete: 0, refused: [] });
  expect(third?.refused).toMatchObject([{ row: 0, field: null, why: expect.stringContaining('PDF') }]);
  expect(fourth?.refused).toMatchObject([{ row: 0, why: expect.stringContaining('cannot be opened') }]);
  const { rows } = await made.database.pool.query("select actor_kind, call from audit_entry where thing = 'industry' and kind = 'added'");
  expect(rows).toEqual([{ actor_kind: 'command', call: 'data-import' }]);
});

test('a mapping names columns in either direction, constants and values', async () => {
  const places = write('places.csv', 'Naam,Prakar,Y,X\nHall,Samaj Wadi,21.6,73\n');
  const columns = { Naam: 'name', kind: 'Prakar' };
  expect((await run([places], { as: 'receptors', mapping: { columns } }))[0]?.refused).toMatchObject([{ row: 2, field: 'kind' }]);
  const mapping = { columns, values: { kind: { 'Samaj Wadi': 'shelter' } }, constants: { people: '300' } };
  expect((await run([places], { as: 'receptors', mapping, dryRun: true }))[0]).toMatchObject({ added: 1 });
  expect((await run([places], { as: 'receptors', mapping }))[0]).toMatchObject({ added: 1, toComplete: 0, refused: [] });
  const { rows } = await made.database.pool.query('select name, kind, people from receptor');
  expect(rows).toEqual([{ name: 'Hall', kind: 'shelter', people: 300 }]);
  // The next file with these columns is mapped alike.
  const next = write('places-2.csv', 'Naam,Prakar,Y,X\nHall 2,Samaj Wadi,21.7,73\n');
  expect((await run([next], { as: 'receptors' }))[0]).toMatchObject({ added: 1, refused: [] });
  const wrong = await run([places], { as: 'receptors', mapping: { columns: { name: 'Name' } } });
  expect(wrong[0]?.refused[0]?.why).toContain('names the column "Name", which the file does not have');
});
