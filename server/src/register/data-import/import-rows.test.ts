import { expect, test } from 'vitest';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { useApplication } from '../../testing/application.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import type { ImportContext } from './importer.ts';
import { writeIndustries } from './write-industries.ts';

const application = useApplication();
const fields = ['industryName', 'district', 'safetyTeamContact'];

const context: ImportContext = {
  path: '',
  format: 'csv',
  fileName: 'sites.csv',
  name: 'sites',
  sourceName: 'sites',
  year: null,
  licence: null,
  dryRun: false,
  allOrNothing: false,
  site: null,
  mapping: { columns: Object.fromEntries(fields.map((field) => [field, field])), constants: {}, values: {} },
  dateOrders: {},
  decimalCommas: new Set(),
  batchId: 1,
  actor: { id: 'person', name: 'Person' },
  onProgress: () => undefined,
};

const toFeature = (row: number): GeoFeature => ({
  row,
  geometry: null,
  fault: null,
  properties: { industryName: `Read before ${row}`, district: 'Surat', safetyTeamContact: 'C' },
});

test('where reading fails while rows are written, none of them stays', async () => {
  const { database } = application();
  async function* failing(): AsyncGenerator<GeoFeature> {
    for (let row = 1; row <= 5_000; row += 1) yield toFeature(row);
    throw new Error('The disk is gone');
  }
  await expect(runUnscoped(() => writeIndustries(database, failing(), context))).rejects.toThrow('The disk is gone');
  // A write that went on would be done when its connection has answered.
  await Promise.all(Array.from({ length: 20 }, () => database.pool.query('select pg_sleep(0.05)')));
  const { rows } = await database.pool.query(`select id from industry where industry_name like 'Read before %'`);
  expect(rows).toEqual([]);
});
