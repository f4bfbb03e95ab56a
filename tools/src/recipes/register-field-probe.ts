/** Run inside a copy of the project with the example field: each part of the platform must have it. Fails with the part that has not. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  inventoryColumns,
  inventoryExample,
  inventoryFields,
  inventoryInput,
  inventoryItem,
  type RegisterFields,
} from '@hazardguard/contract';
import { toFieldColumns } from '../../../web/src/register/field-columns.ts';
import { checkItem } from '../../../web/src/register/inventory/check-item.ts';
import { itemFields } from '../../../web/src/register/inventory/item-fields.ts';
import { exampleField, exampleFiles, generatedFile, languages } from './register-field-example.ts';

const columns: readonly string[] = inventoryColumns;
assert(columns.includes(exampleField), 'list: the field is missing');
const fields: RegisterFields = inventoryFields;

for (const language of languages) {
  type Texts = Readonly<Record<'field' | 'invalid', Readonly<Record<string, string>>>>;
  const texts: Texts = JSON.parse(readFileSync(exampleFiles.texts(language), 'utf8'));
  for (const part of ['field', 'invalid'] as const) {
    assert.deepEqual(Object.keys(texts[part]).toSorted(), columns.toSorted(), `texts: ${language}`);
  }
}

const value = { [exampleField]: 'L-42' };
const entered = { ...inventoryExample, ...value };
assert.deepEqual(inventoryInput.parse(entered), entered, 'schema: the field is missing');

assert.equal(itemFields.at(-1), exampleField, 'form: the field is missing');
const values = { ...inventoryExample, quantity: '900', ...value };
const checked = checkItem(values);
assert(checked.ok && exampleField in checked.input, 'form: the value is not sent');
const withoutValue = checkItem(Object.assign({}, values, { [exampleField]: '' }));
assert(withoutValue.ok, 'form: the field is required');
const label = (name: string): string => name;
const column = toFieldColumns(fields, label, {}).find(({ id }) => id === exampleField);
assert.equal(column?.value({ ...inventoryExample, ...value }), 'L-42', 'table: the column is missing');

// The server's modules are loaded only now: the checks above need no database.
const { migrate, openDatabase, startEmbeddedPostgres } = await import('@hazardguard/server');
const { importers } = await import('../../../server/src/register/data-import/importers.ts');
const { requireTable } = await import('../../../server/src/compat/tables.ts');
const { runImport } = await import('../../../server/src/register/data-import/run-import.ts');
const { buildInventoryFile } = await import('../../../server/src/register/inventory/routes.ts');
const { writeTableCsv } = await import('../../../server/src/platform/csv/table-file.ts');
const { presentItem } = await import('../../../server/src/register/inventory/rules.ts');
const { addItem, changeItem, listItems, removeItem } = await import('../../../server/src/register/inventory/store.ts');
const { generateSchemaTypes } = await import('../generators/schema-types.ts');

assert(exampleField in (importers.inventory?.fields ?? {}), 'bulk upload: the column is missing');
assert('batch_no' in requireTable('inventory').columns, 'compatibility API: the column is missing');

const dataDir = mkdtempSync(join(tmpdir(), 'hazardguard-field-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const database = openDatabase(postgres.url, { maxConnections: 2 });
try {
  await migrate(database);
  writeFileSync(generatedFile, await generateSchemaTypes(database));
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into industry (industry_name, name_key, district, safety_team_contact) values ('Works', 'works', 'Surat', '1') returning id",
  );
  const id = rows[0]?.id ?? 0;

  const added = presentItem(await addItem(database, id, inventoryInput.parse(entered)));
  assert.deepEqual(inventoryItem.parse(added), { ...added, ...value }, 'SQL: the value is not stored');
  const changed = presentItem(await changeItem(database, added.id, inventoryInput.parse({ ...entered, [exampleField]: 'L-43' }), 1));
  assert.equal(Object.entries(changed).find(([name]) => name === exampleField)?.[1], 'L-43', 'SQL: the value is not changed');

  let csv = '';
  for await (const line of writeTableCsv(buildInventoryFile(database, id, 'Works'))) csv += line;
  await removeItem(database, added.id);
  const path = join(dataDir, 'stock.csv');
  writeFileSync(path, csv);
  const actor = { id: 'probe', name: 'Probe' };
  const mapping = { constants: { industryName: 'Works' } };
  const choices = { dateOrder: null, byHeader: true, dryRun: false, allOrNothing: true, site: id, signal: undefined } as const;
  const report = await runImport(database, { path, fileName: 'stock.csv', as: 'inventory', mapping, actor, ...choices }, importers);
  assert.equal(report.added, 1, `file: ${JSON.stringify(report.refused)}`);
  const page = { industryId: id, search: 'l-43', sort: inventoryColumns.at(-1), direction: 'asc', limit: 10, offset: 0 } as const;
  assert.equal((await listItems(database, page)).length, 1, 'file: the value is lost, or is not found');
  await database.pool.query("update compat.inventory set batch_no = 'L-44'");
} finally {
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
