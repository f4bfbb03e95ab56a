import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ImportKind,
  industryFields,
  inventoryFields,
  type RegisterFields,
  receptorFields,
  stakeholderFields,
  vesselFields,
} from '@hazardguard/contract';
import { csvLine } from '@hazardguard/engine/formats';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { because } from '../geo-data/reason.ts';
import { importers } from './importers.ts';
import { type ImportRequest, planFile, runImport } from './run-import.ts';

const database = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-bulk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const upload = (as: ImportKind, text: string, given: Partial<ImportRequest> = {}) => {
  files += 1;
  const path = join(folder, `${files}.csv`);
  writeFileSync(path, text);
  const request: ImportRequest = {
    path,
    fileName: `${files}.csv`,
    as,
    mapping: {},
    dateOrder: null,
    byHeader: false,
    dryRun: false,
    allOrNothing: false,
    site: null,
    actor: { id: 'tester', name: 'Tester' },
    signal: undefined,
    ...given,
  };
  return runImport(database(), request, importers);
};
const names = async (): Promise<readonly string[]> =>
  (await database().pool.query('select industry_name as name from industry order by id')).rows.map(({ name }) => name);
const addSite = async (name: string): Promise<number> => {
  await upload('industries', `industryName,district,safetyTeamContact\n${name},Surat,1\n`);
  const { rows } = await database().pool.query('select id from industry where industry_name = $1', [name]);
  return rows[0].id;
};

beforeEach(async () => {
  await database().pool.query('delete from import_batch; delete from industry; delete from receptor; delete from stakeholder');
});

const registers: readonly (readonly [ImportKind, RegisterFields, ImportRequest['mapping']])[] = [
  ['industries', industryFields, {}],
  ['inventory', { ...inventoryFields, ...vesselFields }, { constants: { industryName: 'Works' } }],
  ['receptors', receptorFields, {}],
  ['contacts', stakeholderFields, { constants: { group: 'central_core_team' }, columns: { group: null } }],
];

test.each(registers)(
  'the template of %s is read without a question, each column into the field of its name',
  async (as, fields, mapping) => {
    await addSite('Works');
    const text = csvLine(Object.keys(fields)) + csvLine(Object.values(fields).map(({ example }) => example));
    const path = join(folder, `template-${as}.csv`);
    writeFileSync(path, text);
    const asked = { path, as, mapping, dateOrder: null, byHeader: false, signal: undefined };
    const { mapping: found, openDates } = await planFile(database(), asked, importers);
    expect(found.columns).toEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, name])));
    expect(openDates).toEqual([]);
    expect(await upload(as, text, { mapping })).toMatchObject({ read: 1, added: 1, toComplete: 0, refused: [], others: [] });
  },
);

test('all or nothing: one refused row keeps the others out, and says so', async () => {
  const text = 'Plant,Zilla,Phone,Lat,Long\nA,Surat,1,21.1,72.8\nB,Surat,1,95,72.8\n';
  expect(await upload('industries', text, { allOrNothing: true, dryRun: true })).toMatchObject({ added: 1, refusedCount: 1 });
  await expect(upload('industries', text, { allOrNothing: true })).rejects.toThrow(
    '1 rows are refused, and all or nothing was chosen: nothing was imported',
  );
  expect(await names()).toEqual([]);
  const { rows } = await database().pool.query('select id from import_batch');
  expect(rows).toEqual([]);
  expect(await upload('industries', text)).toMatchObject({ added: 1, refusedCount: 1 });
  expect(await names()).toEqual(['A']);
});

test('every wrong cell of a row is listed, and the row counts as one', async () => {
  await addSite('Works');
  const good = [1, 2, 3].map((number) => `G-${number},Good,Ammonia,7664-41-7,1,kg,2026-01-01\n`).join('');
  const text = `Item,Product,Chemical,CAS,Qty,UOM,Received\n${good}T-1,Bad,Chlorine,7782-50-4,-3,drum,2026-13-01\n`;
  const report = await upload('inventory', text, { mapping: { constants: { industryName: 'Works' } } });
  expect(report).toMatchObject({ read: 4, added: 3, refusedCount: 1 });
  expect([...report.refused, ...report.others].map(({ row, field }) => `${row} ${field}`)).toEqual([
    '5 quantity',
    '5 unit',
    '5 casNo',
    '5 dateReceived',
  ]);
});

test('an upload of one site takes rows that name it or none, and refuses those of another', async () => {
  const site = await addSite('Works Ltd');
  await addSite('Other');
  const text = 'Industry,Item,Chemical,Qty,Unit\nM/s Works,T-1,Chlorine,1,t\n,T-2,Chlorine,1,t\nOther,T-3,Chlorine,1,t\n';
  const report = await upload('inventory', text, { site, mapping: { constants: { industryName: 'Works Ltd' } } });
  expect(report).toMatchObject({ read: 3, added: 2 });
  expect(report.refused).toEqual([{ row: 4, field: 'industryName', ...because('otherSite', { name: 'Other' }) }]);
  const { rows } = await database().pool.query('select item_no from inventory_item where industry_id = $1 order by id', [site]);
  expect(rows.map(({ item_no }) => item_no)).toEqual(['T-1', 'T-2']);
});
