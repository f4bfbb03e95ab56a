import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantityUnits } from '@hazardguard/engine';
import { afterAll, beforeEach, expect, test } from 'vitest';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { makeImporters } from '../../importers.ts';
import { openFiles } from '../../platform/files/file-store.ts';
import { useTestDatabase } from '../../testing/postgres.ts';
import { because } from '../geo-data/reason.ts';
import { undoBatch } from './batch-store.ts';
import { listGaps } from './gaps.ts';
import { listWords } from './list-words.ts';
import { type ImportRequest, planFile, runImport } from './run-import.ts';

const database = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const actor = { id: 'tester', name: 'Tester' };
const imported = (path: string, options: Partial<ImportRequest> = {}) =>
  runImport(
    database(),
    {
      path,
      fileName: path,
      as: null,
      mapping: {},
      dateOrder: null,
      byHeader: false,
      dryRun: false,
      allOrNothing: false,
      site: null,
      actor,
      signal: undefined,
      ...options,
    },
    makeImporters(openFiles({ keptIn: 'postgres', objects: null }, database())),
  );

let files = 0;
const write = (content: string | Uint8Array, ending = 'bin'): string => {
  files += 1;
  const path = join(folder, `${files}.${ending}`);
  writeFileSync(path, content);
  return path;
};
const writeSheet = async (rows: SheetData): Promise<string> => {
  files += 1;
  const path = join(folder, `${files}.xlsx`);
  await writeExcelFile(rows).toFile(path);
  return path;
};

const query = async <Row>(text: string): Promise<readonly Row[]> => (await database().pool.query(text)).rows as Row[];
const counts = ({ as, read, added, changed, unchanged, toComplete, refused }: Awaited<ReturnType<typeof imported>>) => ({
  as,
  read,
  added,
  changed,
  unchanged,
  toComplete,
  refused: refused.length,
});

beforeEach(async () => {
  await database().pool.query(
    'delete from import_batch; delete from industry; delete from receptor; delete from stakeholder_membership; delete from follower',
  );
});

const siteRows = [
  ['List of MAH factories, District Bharuch', null, null, null, null],
  ['As on 31.03.2026', null, null, null, null],
  ['Sr. No.', 'Name of the Unit', 'District', 'Mobile No.', 'Latitude', 'Longitude'],
  [1, 'Narmada Chlor Alkali Ltd', 'Bharuch', '98250 00001', `21°46'12"N`, `72°58'30"E`],
  [2, 'Dahej Fertilisers Pvt. Ltd.', 'Bharuch', '98250 00002', 21.7, 72.58],
  [3, 'Panoli Solvents', 'Bharuch', null, '२१.५४', '७२.९६'],
] satisfies SheetData;

test('a list of factories below title rows: degrees in any notation, a row without a contact is to complete', async () => {
  const report = await imported(await writeSheet(siteRows));
  expect(counts(report)).toEqual({ as: 'industries', read: 3, added: 3, changed: 0, unchanged: 0, toComplete: 1, refused: 0 });
  // 21 + 46/60 + 12/3600 = 21.77; 72 + 58/60 + 30/3600 = 72.975.
  expect(await query('select industry_name, latitude, longitude from industry order by id')).toEqual([
    { industry_name: 'Narmada Chlor Alkali Ltd', latitude: 21.77, longitude: 72.975 },
    { industry_name: 'Dahej Fertilisers Pvt. Ltd.', latitude: 21.7, longitude: 72.58 },
    { industry_name: 'Panoli Solvents', latitude: 21.54, longitude: 72.96 },
  ]);
  expect((await listGaps(database(), { as: 'industries', limit: 10, offset: 0 })).rows).toMatchObject([
    { name: 'Panoli Solvents', missing: ['safetyTeamContact'] },
  ]);
});

test('a list of sites with elevation, ground and public name: in metres or feet of cell or header; another unit or word is refused with what to write', async () => {
  const head = ['Name of Unit', 'District', 'Mobile No.', 'Elevation', 'Terrain', 'Short name'];
  const write = (header: string, rows: readonly (string | number | null)[][]) =>
    writeSheet([head.map((name) => (name === 'Elevation' ? header : name)), ...rows] as SheetData);
  const row = (name: string, elevation: string | number | null, terrain: string | null = null, known: string | null = null) => [
    name,
    'Bharuch',
    '98250 00001',
    elevation,
    terrain,
    known,
  ];
  const report = await imported(
    await write('Elevation', [
      row('Alpha', 560, 'Rural', 'Alpha Chem'),
      row('Beta', '1,800 ft', 'near the coast'),
      row('Gamma', '12 m AMSL', 'town'),
      row('Delta', '3 km'),
      row('Epsilon', 9000),
      row('Zeta', '13', 'moon'),
      row('Eta', null, null, 'A name of more than 24 letters'),
    ]),
  );
  expect(report.refused.map(({ row: line, field, reason }) => [line, field, reason?.code])).toEqual([
    [5, 'elevationM', 'notLength'],
    [6, 'elevationM', 'outsideRange'],
    [7, 'terrain', 'notChoice'],
    [8, 'publicName', 'tooLong'],
  ]);
  const stored = () => query('select industry_name, elevation_m, terrain, public_name from industry order by id');
  const known = [
    { industry_name: 'Alpha', elevation_m: 560, terrain: 'rural', public_name: 'Alpha Chem' },
    // 1,800 × 0.3048 m.
    { industry_name: 'Beta', elevation_m: 548.64, terrain: 'water', public_name: null },
    { industry_name: 'Gamma', elevation_m: 12, terrain: 'urban', public_name: null },
  ];
  expect(await stored()).toEqual(known);
  // A file without them empties nothing; a header in feet is read as such.
  expect(counts(await imported(await writeSheet([head.slice(0, 3), ['Alpha', 'Bharuch', '98250 00001']] as SheetData)))).toMatchObject({
    unchanged: 1,
  });
  await imported(await write('Altitude above MSL (feet)', [row('Gamma', 100)]));
  expect(await stored()).toEqual([...known.slice(0, 2), { ...known[2], elevation_m: 30.48 }]);
});

const stockRows = [
  [
    { value: 'Hazardous chemical stock return, all units', columnSpan: 13 },
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ],
  [
    'Sr. No.',
    'Name of the Unit',
    'Name of Chemical',
    'Trade name',
    'CAS No.',
    { value: 'Storage', columnSpan: 3 },
    null,
    null,
    'Hazard class',
    { value: 'Dates', columnSpan: 2 },
    null,
    'Supplier',
    'Purity',
  ],
  [null, null, null, null, null, 'Quantity', 'Unit', 'Place', null, 'Received', 'Expiry', null, null],
  [
    1,
    'NARMADA CHLOR ALKALI LTD',
    'Chlorine',
    'Liquid chlorine',
    '7782-50-5',
    '1,23,456',
    'kg',
    'Tonner yard',
    '2.3',
    '13/10/2026',
    '2027-10-13',
    'GACL',
    '99.5 %',
  ],
  [
    2,
    'M/s Narmada Chlor-Alkali',
    'Caustic soda lye',
    'NaOH 48 %',
    '1310-73-2',
    '120 MT',
    null,
    'T-1',
    '8',
    '01-11-2026',
    '2027/11/01',
    'GACL',
    '48 %',
  ],
  [
    3,
    'Dahej Fertilisers Pvt. Ltd.',
    'Ammonia',
    'Anhydrous ammonia',
    '7664-41-7',
    2.5,
    'lakh kg',
    'Sphere 1',
    '2.3',
    '03.11.2026',
    '2027-11-03',
    'GNFC',
    '99.9 %',
  ],
  [
    4,
    'Dahej Fertilisers Pvt. Ltd.',
    'Naphtha',
    'Naphtha',
    '8030-30-6',
    40,
    'KL',
    'Tank farm',
    '3',
    '05.11.2026',
    '2028-01-01',
    'IOCL',
    null,
  ],
  [5, 'Panoli Solvents', 'Sulphur', 'Sulphur', '7704-34-9', '12,5', 'Quintal', 'Shed', '4.1', null, null, null, '99 %'],
  [6, 'Panoli Solvents', 'Toluene', 'Toluene', '108-88-4', 10, 'MT', 'Yard', '3', '05.11.2026', '2028-01-01', 'IOCL', '99 %'],
  [7, 'Nowhere Chemicals', 'Toluene', 'Toluene', '108-88-3', 10, 'MT', 'Yard', '3', '05.11.2026', '2028-01-01', 'IOCL', '99 %'],
  [8, 'Panoli Solvents', 'Chlorine', 'Chlorine', '7782-50-5', 3, 'Nos', 'Yard', '2.3', '05.11.2026', '2028-01-01', 'GACL', '99 %'],
  ['Total', null, null, null, null, 999, null, null, null, null, null, null, null],
] satisfies SheetData;

test('the stock of all sites in one workbook with merged headers, MT, KL, lakh and quintals; wrong cells are refused by row and field', async () => {
  await imported(await writeSheet(siteRows));
  const report = await imported(await writeSheet(stockRows));
  expect(report.refused).toEqual([
    { row: 9, field: 'casNo', ...because('wrongCas', { value: '108-88-4' }) },
    { row: 10, field: 'industryName', ...because('siteUnknown', { name: 'Nowhere Chemicals' }) },
    { row: 11, field: 'unit', ...because('notUnit', { value: 'Nos', units: quantityUnits.join(', ') }) },
  ]);
  expect(counts(report)).toMatchObject({ as: 'inventory', read: 8, added: 5, toComplete: 5 });
  const items = await query(
    'select substance_name, quantity, unit, date_received, date_expired, industry_name from inventory_item join industry on industry.id = industry_id order by inventory_item.id',
  );
  expect(items).toEqual([
    {
      substance_name: 'Chlorine',
      quantity: 123_456,
      unit: 'kg',
      date_received: '2026-10-13',
      date_expired: '2027-10-13',
      industry_name: 'Narmada Chlor Alkali Ltd',
    },
    {
      substance_name: 'Caustic soda lye',
      quantity: 120,
      unit: 't',
      date_received: '2026-11-01',
      date_expired: '2027-11-01',
      industry_name: 'Narmada Chlor Alkali Ltd',
    },
    {
      substance_name: 'Ammonia',
      quantity: 250_000,
      unit: 'kg',
      date_received: '2026-11-03',
      date_expired: '2027-11-03',
      industry_name: 'Dahej Fertilisers Pvt. Ltd.',
    },
    {
      substance_name: 'Naphtha',
      quantity: 40,
      unit: 'm3',
      date_received: '2026-11-05',
      date_expired: '2028-01-01',
      industry_name: 'Dahej Fertilisers Pvt. Ltd.',
    },
    { substance_name: 'Sulphur', quantity: 1250, unit: 'kg', date_received: null, date_expired: null, industry_name: 'Panoli Solvents' },
  ]);
});

test('American and imperial units are kept as written; a gallon of no country and a word that is no unit are refused with what to write', async () => {
  await imported(await writeSheet(siteRows));
  const rows = [
    [100, 'US gallons'],
    [200, 'Gal (US)'],
    [300, 'Imp. Gal'],
    [400, 'bbl'],
    [5, 'Short Tons'],
    [6, 'pounds'],
    [2, 'Long ton'],
    [8, 'gallons'],
    [9, 'carboys'],
  ].map(([quantity, unit], index) => ['Panoli Solvents', 'Toluene', '108-88-3', quantity, unit, `U-${index}`]);
  const report = await imported(
    await writeSheet([['Industry', 'Chemical', 'CAS No.', 'Quantity', 'Unit', 'Location'], ...rows] as SheetData),
  );
  expect(report.refused).toEqual([
    { row: 9, field: 'unit', ...because('gallon', { value: 'gallons' }) },
    { row: 10, field: 'unit', ...because('notUnit', { value: 'carboys', units: quantityUnits.join(', ') }) },
  ]);
  expect(report.refused.map(({ why }) => why)).toEqual([
    '"gallons" can be the US gallon (3.785 L) or the imperial gallon (4.546 L). Write US gal or imp gal',
    expect.stringMatching(/Write one of kg, g, t, lb, short ton, L, m3, US gal, imp gal, bbl$/),
  ]);
  expect(await query('select quantity, unit from inventory_item order by location')).toEqual([
    { quantity: 100, unit: 'US gal' },
    { quantity: 200, unit: 'US gal' },
    { quantity: 300, unit: 'imp gal' },
    { quantity: 400, unit: 'bbl' },
    { quantity: 5, unit: 'short ton' },
    { quantity: 6, unit: 'lb' },
    { quantity: 4480, unit: 'lb' },
  ]);
});

test('a second file changes rows by key and undo gives back what was there', async () => {
  await imported(await writeSheet(siteRows));
  const first = await imported(await writeSheet(stockRows));
  const again = await imported(await writeSheet(stockRows));
  expect(counts(again)).toMatchObject({ added: 0, changed: 0, unchanged: 5 });
  const changed = stockRows.map((row, index) => (index === 3 ? row.map((cell, at) => (at === 5 ? '2,00,000' : cell)) : row)) as SheetData;
  const preview = await imported(await writeSheet(changed), { dryRun: true });
  expect(counts(preview)).toMatchObject({ added: 0, changed: 1, unchanged: 4 });
  const second = await imported(await writeSheet(changed));
  const quantity = async () =>
    (await query<{ quantity: number }>(`select quantity from inventory_item where cas_no = '7782-50-5'`))[0]?.quantity;
  expect([counts(second).changed, await quantity()]).toEqual([1, 200_000]);
  expect(await undoBatch(database(), second.batchId ?? 0, 'Tester')).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await quantity()).toBe(123_456);
  expect(await undoBatch(database(), first.batchId ?? 0, 'Tester')).toMatchObject({ removed: 4, kept: 1 });
});

test('a CAS number is read in any spelling, also as the date that a spreadsheet made of it; another substance than the name is refused', async () => {
  await imported(await writeSheet(siteRows));
  const rows = [
    ['Chlorine', '07782-50-5'],
    ['Ammonia', '7664–41–7'],
    ['Benzene', 'CAS 71 43 2'],
    ['Vinyl chloride', '1975-01-04'],
    ['Toluene', new Date(Date.UTC(1975, 0, 4))],
    ['Chlorine', '7664-41-7'],
    ['Solvent 42', '71-43-2 / 108-88-3'],
  ] as const;
  const report = await imported(
    await writeSheet([
      ['Site', 'Chemical', 'CAS', 'Quantity (MT)'],
      ...rows.map(([name, cas]) => [
        'Panoli Solvents',
        name,
        cas instanceof Date ? { value: cas, type: Date, format: 'yyyy-mm-dd' } : cas,
        5,
      ]),
    ] as SheetData),
  );
  const names = (named: string, numbered: string) => because('otherSubstance', { names: `${named} / ${numbered}` });
  expect(report.refused).toEqual([
    { row: 6, field: 'casNo', ...names('Toluene (108-88-3)', 'Vinyl chloride (75-01-4)') },
    { row: 7, field: 'casNo', ...names('Chlorine (7782-50-5)', 'Ammonia, anhydrous (7664-41-7)') },
    { row: 8, field: 'casNo', ...because('notCas', { value: '71-43-2 / 108-88-3' }) },
  ]);
  expect(await query('select cas_no from inventory_item order by id')).toEqual(
    ['7782-50-5', '7664-41-7', '71-43-2', '75-01-4'].map((cas_no) => ({ cas_no })),
  );
});

test('dates that can be read in two ways are asked for, and then read as said', async () => {
  await imported(await writeSheet(siteRows));
  const sheet = (date: string) =>
    ['Site,Chemical,CAS,Quantity (MT),Date received', `Panoli Solvents,Toluene,108-88-3,5,${date}`].join('\n');
  await expect(imported(write(sheet('12/10/2026')))).rejects.toThrow('"Date received" can be read with the day or the month first');
  for (const [order, day] of [['dmy', '2026-10-12'], ['mdy', '2026-12-10'] as const]) {
    await database().pool.query('delete from inventory_item');
    await imported(write(sheet('12/10/2026')), { dateOrder: order as 'dmy' });
    expect(await query('select quantity, unit, date_received from inventory_item')).toEqual([
      { quantity: 5, unit: 't', date_received: day },
    ]);
  }
});

const udise = [
  'UDISE Code;School Name;Village;Block;School Category;School Management;Total Students;Latitude;Longitude',
  '24210100101;Prathmik Shala Ankleshwar;Ankleshwar;Ankleshwar;1-Primary;1-Department of Education;1,250;21,6264;73,0023',
  '24210100102;Kanya Vidyalaya;Ankleshwar;Ankleshwar;3-PR+UP+SEC+HSEC;4-Private Aided;482;21,6281;73,0101',
  '24210100103;Gujarati Medium School;Panoli;Ankleshwar;2-PR+UP;1-Department of Education;NA;21,5402;72,9604',
  '24210100104;Nav Jivan School;Dahej;Vagra;1-Primary;1-Department of Education;120;;',
].join('\r\n');

test('a list of UDISE in Windows-1252 with semicolons and decimal commas: schools, with gaps where people or position are not known', async () => {
  const report = await imported(write(Buffer.from(udise.replace('Nav Jivan', 'Navá Jivan'), 'latin1')));
  expect(counts(report)).toEqual({ as: 'receptors', read: 4, added: 4, changed: 0, unchanged: 0, toComplete: 2, refused: 0 });
  expect(await query('select name, kind, people, latitude, source_key from receptor order by number')).toEqual([
    { name: 'Prathmik Shala Ankleshwar', kind: 'school', people: 1250, latitude: 21.6264, source_key: 'udise:24210100101' },
    { name: 'Kanya Vidyalaya', kind: 'school', people: 482, latitude: 21.6281, source_key: 'udise:24210100102' },
    { name: 'Gujarati Medium School', kind: 'school', people: null, latitude: 21.5402, source_key: 'udise:24210100103' },
    { name: 'Navá Jivan School', kind: 'school', people: 120, latitude: null, source_key: 'udise:24210100104' },
  ]);
});

const osm = `<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6" generator="Overpass API">
  <way id="10"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/><tag k="amenity" v="hospital"/><tag k="name" v="Civil Hospital"/><tag k="beds" v="200"/></way>
  <node id="1" lat="21.70" lon="72.90"/><node id="2" lat="21.70" lon="72.92"/><node id="3" lat="21.72" lon="72.92"/><node id="4" lat="21.72" lon="72.90"/>
  <node id="5" lat="21.65" lon="72.95"><tag k="amenity" v="fire_station"/><tag k="name" v="GIDC Fire Station"/></node>
  <node id="6" lat="21.66" lon="72.96"><tag k="amenity" v="place_of_worship"/><tag k="name" v="Mandir"/></node>
  <node id="7" lat="21.67" lon="72.97"><tag k="amenity" v="bench"/></node>
</osm>`;

test('an OpenStreetMap file whose ways come before their nodes: places of our kinds, an area at a point inside it', async () => {
  const report = await imported(write(osm));
  expect(counts(report)).toEqual({ as: 'receptors', read: 4, added: 3, changed: 0, unchanged: 0, toComplete: 2, refused: 0 });
  const places = await query<{ name: string; kind: string; people: number | null; latitude: number; longitude: number }>(
    'select name, kind, people, latitude, longitude from receptor order by name',
  );
  expect(places.map(({ name, kind, people }) => [name, kind, people])).toEqual([
    ['Civil Hospital', 'hospital', 200],
    ['GIDC Fire Station', 'fire', null],
    ['Mandir', 'other', null],
  ]);
  expect(places[0]?.latitude).toBeCloseTo(21.71, 3);
  expect(places[0]?.longitude).toBeCloseTo(72.91, 3);
  const moved = await imported(write(osm.replace('lat="21.65"', 'lat="21.651"')));
  expect(counts(moved)).toMatchObject({ added: 0, changed: 1, unchanged: 2 });
});

test('contacts without e-mail are to complete; a person is found again by name', async () => {
  const sheet = (phone: string) =>
    [
      'Name,Designation,Mobile No,E-mail,Level',
      `A. K. Shah,District Collector,${phone},collector-bha@example.org,District`,
      'R. Patel,Mamlatdar,02642-240601,,Taluka',
    ].join('\n');
  expect(counts(await imported(write(sheet('9825000001'))))).toEqual({
    as: 'contacts',
    read: 2,
    added: 2,
    changed: 0,
    unchanged: 0,
    toComplete: 2,
    refused: 0,
  });
  expect(counts(await imported(write(sheet('9825000009'))))).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
  expect(await query('select stakeholder_group, name, contact_number from stakeholder_directory order by name')).toEqual([
    { stakeholder_group: 'l1auth', name: 'A. K. Shah', contact_number: '9825000009' },
    { stakeholder_group: 'l0auth', name: 'R. Patel', contact_number: '02642-240601' },
  ]);
});

test('a contact has two numbers, of one cell or two columns, and a language; a third number and another language are refused', async () => {
  const sheet = [
    'Name,Designation,Mobile No,Alternate Mobile,Language,Level',
    'A. K. Shah,Collector,98250 00001 / 02642-240601,,ગુજરાતી,District',
    'R. Patel,Mamlatdar,98250 00002,98250 00003,Hindi,Taluka',
    'M. Rana,Mamlatdar,"98250 00004, 98250 00005",98250 00006,,Taluka',
    'N. Iyer,Mamlatdar,98250 00007,,Tamil,Taluka',
  ].join('\n');
  const report = await imported(write(sheet));
  expect(report.refused).toEqual([
    { row: 4, field: 'otherNumber', ...because('tooManyNumbers', { value: '98250 00006' }) },
    { row: 5, field: 'language', ...because('notLanguage', { value: 'Tamil' }) },
  ]);
  expect(await query('select name, contact_number, other_number, language from stakeholder_directory order by name')).toEqual([
    { name: 'A. K. Shah', contact_number: '98250 00001', other_number: '02642-240601', language: 'gu' },
    { name: 'R. Patel', contact_number: '98250 00002', other_number: '98250 00003', language: 'hi' },
  ]);
});

test('both degrees in one cell, in several notations', async () => {
  const sheet = [
    'Name of Factory,District,Lat / Long',
    'A,Bharuch,"21.70, 72.90"',
    `B,Bharuch,"21°46'12""N 72°58'30""E"`,
    'C,Bharuch,"21-46-12 N, 72-58-30 E"',
    'D,Bharuch,near the river',
  ].join('\n');
  const report = await imported(write(sheet));
  expect(report.refused).toEqual([{ row: 5, field: 'coordinates', ...because('notCoordinates', { value: 'near the river' }) }]);
  expect(await query('select latitude, longitude from industry order by id')).toEqual([
    { latitude: 21.7, longitude: 72.9 },
    { latitude: 21.77, longitude: 72.975 },
    { latitude: 21.77, longitude: 72.975 },
  ]);
});

test('a workbook with a sheet for each site, and a sheet that names its site above the table', async () => {
  await imported(await writeSheet(siteRows));
  files += 1;
  const path = join(folder, `${files}.xlsx`);
  const sheet = (name: string, chemical: string, cas: string) => ({
    sheet: name,
    data: [['Stock'], ['Chemical', 'CAS', 'Qty (MT)'], [chemical, cas, 5]] as SheetData,
  });
  const notes = { sheet: 'Notes', data: [['Made by', 'GPCB']] as SheetData };
  await writeExcelFile([
    sheet('Panoli Solvents', 'Toluene', '108-88-3'),
    sheet('Narmada Chlor Alkali Ltd', 'Chlorine', '7782-50-5'),
    notes,
  ]).toFile(path);
  expect(counts(await imported(path))).toMatchObject({ as: 'inventory', read: 2, added: 2, refused: 0 });
  const single = await imported(write('Name of Unit: Panoli Solvents;;\nChemical;CAS;Qty (MT)\nBenzene;71-43-2;3\n'));
  expect(counts(single)).toMatchObject({ as: 'inventory', read: 1, added: 1, refused: 0 });
  // The same columns without a title: the site of the file before is not taken.
  await expect(imported(write('Chemical;CAS;Qty (MT)\nBenzene;71-43-2;9\n'))).rejects.toThrow('no column for industryName');
  expect(
    await query(
      'select substance_name, industry_name, unit from inventory_item join industry on industry.id = industry_id order by inventory_item.id',
    ),
  ).toEqual([
    { substance_name: 'Toluene', industry_name: 'Panoli Solvents', unit: 't' },
    { substance_name: 'Chlorine', industry_name: 'Narmada Chlor Alkali Ltd', unit: 't' },
    { substance_name: 'Benzene', industry_name: 'Panoli Solvents', unit: 't' },
  ]);
});

test('a school ground stays an area, found again unchanged, and undo takes it away', async () => {
  const ring = [
    [72.6, 21.7],
    [72.604, 21.7],
    [72.604, 21.702],
    [72.6, 21.702],
    [72.6, 21.7],
  ];
  const ground = (people: number) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { name: 'School at Ambheta', kind: 'school', people },
          geometry: { type: 'Polygon', coordinates: [ring] },
        },
      ],
    });
  const first = await imported(write(ground(320)), { as: 'receptors' });
  expect(counts(first)).toMatchObject({ read: 1, added: 1, refused: 0 });
  expect(await query('select geometry, west, south, east, north, people from receptor')).toEqual([
    { geometry: { type: 'Polygon', coordinates: [ring] }, west: 72.6, south: 21.7, east: 72.604, north: 21.702, people: 320 },
  ]);
  expect(counts(await imported(write(ground(320)), { as: 'receptors' }))).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  const more = await imported(write(ground(350)), { as: 'receptors' });
  expect(counts(more)).toMatchObject({ changed: 1 });
  expect(await query("select people, geometry->>'type' as type from receptor")).toEqual([{ people: 350, type: 'Polygon' }]);
  await undoBatch(database(), more.batchId ?? 0, 'Tester');
  expect(await query("select people, geometry->>'type' as type from receptor")).toEqual([{ people: 320, type: 'Polygon' }]);
});

test('village heads become recipients at their village, found again by telephone number', async () => {
  await imported(write('Name,Type,Latitude,Longitude,Population\nPiraman,Village,21.61,73.01,4200\n'));
  const sheet = [
    'Sarpanch,Village,Mobile No,Language',
    'Ramesh Vasava,Piraman,98250 11111,Gujarati',
    'Sita Patel,Nowhere,98250 22222,Hindi',
    'No Phone,Piraman,12,Hindi',
  ].join('\n');
  const report = await imported(write(sheet), { as: 'recipients', mapping: { columns: { name: 'Sarpanch' } } });
  expect(counts(report)).toEqual({ as: 'recipients', read: 3, added: 2, changed: 0, unchanged: 0, toComplete: 1, refused: 1 });
  expect(
    await query(
      'select channel, address, language, latitude from follower left join followed_place on follower_id = follower.id order by address',
    ),
  ).toEqual([
    { channel: 'sms', address: '+919825011111', language: 'gu', latitude: 21.61 },
    { channel: 'sms', address: '+919825022222', language: 'hi', latitude: null },
  ]);
  expect(counts(await imported(write(sheet), { as: 'recipients', mapping: { columns: { name: 'Sarpanch' } } }))).toMatchObject({
    added: 0,
    unchanged: 2,
  });
  await undoBatch(database(), report.batchId ?? 0, 'Tester');
  expect(await query('select id from follower')).toEqual([]);
});

test('a list says whom a recipient speaks for and why messages may be sent; a person who did not agree is refused', async () => {
  await imported(write('Name,Type,Latitude,Longitude,Population\nModel School,School,21.62,73.02,300\n'));
  const list = (consent: string) =>
    write(
      `Name,Institution,Designation,Mobile No,Consent\nAsha Rao,Model School,Head teacher,98250 33333,Agreed in writing\nRavi,Model School,Guard,98250 44444,${consent}\n`,
    );
  const rows = () =>
    query(
      'select follower.name, role, consent, followed_place.name as place, latitude from follower left join followed_place on follower_id = follower.id order by address',
    );
  expect(counts(await imported(list('No'), { as: 'recipients' }))).toMatchObject({ added: 1, refused: 1 });
  const asha = { name: 'Asha Rao', role: 'Head teacher', consent: 'agreed', place: 'Model School', latitude: 21.62 };
  expect(await rows()).toEqual([asha]);
  const more = await imported(list('By office'), { as: 'recipients' });
  expect(counts(more)).toMatchObject({ added: 1, unchanged: 1 });
  expect(await rows()).toEqual([asha, { ...asha, name: 'Ravi', role: 'Guard', consent: 'office' }]);
});

test('a header in Hindi and in Gujarati is understood', async () => {
  const hindi = ['उद्योग का नाम,जिला,मोबाइल नंबर,अक्षांश,देशांतर', 'नर्मदा केम,भरूच,९८२५०००००१,२१.७,७२.९'].join('\n');
  const gujarati = ['ઉદ્યોગનું નામ,જિલ્લો,મોબાઇલ નંબર,અક્ષાંશ,રેખાંશ', 'દહેજ કેમ,ભરૂચ,૯૮૨૫૦૦૦૦૦૨,૨૧.૭,૭૨.૫'].join('\n');
  expect(counts(await imported(write(hindi)))).toMatchObject({ as: 'industries', added: 1, toComplete: 0, refused: 0 });
  expect(counts(await imported(write(Buffer.from(`\ufeff${gujarati}`, 'utf16le'))))).toMatchObject({
    as: 'industries',
    added: 1,
    toComplete: 0,
    refused: 0,
  });
  expect(await query('select latitude from industry order by id')).toEqual([{ latitude: 21.7 }, { latitude: 21.7 }]);
});

test('a file that does not show what it is says what to do', async () => {
  await expect(imported(write('colour,size\nred,1\nblue,2\n'))).rejects.toThrow('Say it with --as');
});

const planned = (path: string, options: Partial<ImportRequest> = {}) =>
  planFile(
    database(),
    { path, as: null, mapping: {}, dateOrder: null, byHeader: false, signal: undefined, ...options },
    makeImporters(openFiles({ keptIn: 'postgres', objects: null }, database())),
  );
const wordsOf = (words: ReturnType<typeof listWords>, field: string) =>
  words.find((one) => one.field === field)?.words.map(({ word, rows, ours }) => [word, rows, ours]);

test('the words of a file are listed with what each becomes; a changed one is remembered for the next file with these columns', async () => {
  const sheet = (rows: string) => write(`School Name,School Category,UDISE Code,Latitude,Longitude,Total Students\n${rows}`);
  const first = sheet(
    'A,Primary with Upper Primary,1,21.7,72.9,10\nB,Primary with Upper Primary,2,21.71,72.9,10\nC,Boarding house,3,21.72,72.9,10\nD,Bus depot yard,4,21.73,72.9,10\n',
  );
  const mapping = { columns: { kind: 'School Category' }, values: { kind: { 'Boarding house': 'residential', 'Bus depot yard': '' } } };
  expect(wordsOf(listWords(await planned(first, { as: 'receptors', mapping: { columns: mapping.columns } })), 'kind')).toEqual([
    ['Primary with Upper Primary', 2, 'school'],
    ['Boarding house', 1, null],
    ['Bus depot yard', 1, null],
  ]);
  const report = await imported(first, { as: 'receptors', mapping });
  expect(counts(report)).toMatchObject({ read: 4, added: 3, refused: 0 });
  expect(await query('select name, kind from receptor order by name')).toEqual([
    { name: 'A', kind: 'school' },
    { name: 'B', kind: 'school' },
    { name: 'C', kind: 'residential' },
  ]);
  const next = await planned(sheet('E,Boarding house,5,21.74,72.9,10\n'), { as: 'receptors' });
  expect(wordsOf(listWords(next), 'kind')).toEqual([['Boarding house', 1, 'residential']]);
});

test('a tag of OpenStreetMap and a unit become what a person says', async () => {
  const node = (id: number, tags: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [72.9 + id / 1000, 21.7] },
    properties: { osm_type: 'node', osm_id: id, name: `N${id}`, ...tags },
  });
  const extract = write(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        node(1, { amenity: 'school' }),
        node(2, { amenity: 'school' }),
        node(3, { amenity: 'coaching' }),
        node(4, { tourism: 'hotel' }),
      ],
    }),
  );
  expect(wordsOf(listWords(await planned(extract, { as: 'receptors' })), 'kind')).toEqual([
    ['amenity=school', 2, 'school'],
    ['amenity=coaching', 1, null],
    ['tourism=hotel', 1, 'other'],
  ]);
  const mapping = { values: { kind: { 'amenity=coaching': 'school', 'tourism=hotel': '' } } };
  expect(counts(await imported(extract, { as: 'receptors', mapping }))).toMatchObject({ read: 4, added: 3, refused: 0 });
  // Another extract has other tags: what they mean is remembered all the same.
  const other = write(JSON.stringify({ type: 'FeatureCollection', features: [node(9, { amenity: 'coaching', ele: '12' })] }));
  expect(counts(await imported(other, { as: 'receptors' }))).toMatchObject({ added: 1 });
  expect(await query('select name, kind from receptor order by name')).toEqual([
    { name: 'N1', kind: 'school' },
    { name: 'N2', kind: 'school' },
    { name: 'N3', kind: 'school' },
    { name: 'N9', kind: 'school' },
  ]);
  await imported(await writeSheet(siteRows));
  const stock = write('Name of Unit,Chemical,Qty\nNarmada Chlor Alkali Ltd,Chlorine,12 Fuder\n');
  expect(wordsOf(listWords(await planned(stock)), 'unit')).toEqual([['Fuder', 1, null]]);
  expect(counts(await imported(stock, { mapping: { values: { unit: { Fuder: 't' } } } }))).toMatchObject({ added: 1, refused: 0 });
  expect(await query('select quantity, unit from inventory_item')).toEqual([{ quantity: 12, unit: 't' }]);
});

const vesselRows = async (...rows: readonly string[]) => {
  await database().pool.query('delete from inventory_item');
  const report = await imported(write(['Name of Unit,Chemical,CAS,Qty,Location', ...rows].join('\n')));
  const items = await query(
    'select quantity, unit, vessel_count, vessel_content, vessel_content_unit, vessel_kind, vessel_volume_m3 from inventory_item order by id',
  );
  return { report, items };
};

test('a quantity or a location that names its vessels is read into them; what is not understood is refused or listed to complete', async () => {
  await imported(await writeSheet(siteRows));
  const site = 'Narmada Chlor Alkali Ltd';
  const { report, items } = await vesselRows(
    `${site},Chlorine,7782-50-5,54 MT (60 tonners of 900 kg),Shed A`,
    `${site},Ammonia,7664-41-7,100 MT,2 bullets of 120 m3`,
    `${site},Propane,74-98-6,12 MT,Tank 3`,
    `${site},Bromine,7726-95-6,54 MT (60 tonners of 800 kg),Shed B`,
  );
  expect(report.refused).toEqual([{ row: 5, field: 'quantity', ...because('vesselsNotRead', { value: '54 MT (60 tonners of 800 kg)' }) }]);
  expect(report.toComplete).toBe(3);
  const none = { vessel_count: null, vessel_content: null, vessel_content_unit: null, vessel_kind: null, vessel_volume_m3: null };
  expect(items).toEqual([
    { ...none, quantity: 54, unit: 't', vessel_count: 60, vessel_content: 900, vessel_content_unit: 'kg', vessel_kind: 'tonner' },
    { ...none, quantity: 100, unit: 't', vessel_count: 2, vessel_kind: 'bullet', vessel_volume_m3: 120 },
    { ...none, quantity: 12, unit: 't' },
  ]);
  const gaps = await listGaps(database(), { as: 'inventory', limit: 10, offset: 0 });
  expect(gaps.rows.find(({ name }) => name === 'Propane')?.missing).toContain('vesselCount');
  expect(gaps.rows.find(({ name }) => name === 'Chlorine')?.missing).not.toContain('vesselCount');
  // Vessels that no longer add up to a changed quantity are listed, and count as one.
  await database().pool.query("update inventory_item set quantity = 27 where substance_name = 'Chlorine'");
  const later = await listGaps(database(), { as: 'inventory', limit: 10, offset: 0 });
  expect(later.rows.find(({ name }) => name === 'Chlorine')?.missing).toContain('vesselContent');
});

test('rows from before whose name and CAS number are two substances are listed to be completed, by the rule of form and import', async () => {
  await imported(await writeSheet(siteRows));
  const sheet = write(
    [
      'Name of Unit,Chemical,CAS,Qty,Unit',
      'Narmada Chlor Alkali Ltd,Chlorine,7782-50-5,54,MT',
      'Narmada Chlor Alkali Ltd,Bromine,7726-95-6,5,MT',
    ].join('\n'),
  );
  expect(counts(await imported(sheet))).toMatchObject({ added: 2, refused: 0 });
  const missing = async () => {
    const { rows } = await listGaps(database(), { as: 'inventory', limit: 10, offset: 0 });
    return Object.fromEntries(rows.map((row) => [row.name, row.missing.includes('otherSubstance')]));
  };
  expect(await missing()).toEqual({ Chlorine: false, Bromine: false });
  // As an earlier version stored it.
  await database().pool.query("update inventory_item set cas_no = '7664-41-7' where substance_name = 'Chlorine'");
  expect(await missing()).toEqual({ Chlorine: true, Bromine: false });
  const wrong = write('Name of Unit,Chemical,CAS,Qty,Unit\nNarmada Chlor Alkali Ltd,Chlorine,7664-41-7,54,MT');
  expect((await imported(wrong)).refused).toMatchObject([{ field: 'casNo' }]);
});

test('columns of vessels are read with the unit and kind of a pressure; a pressure without its kind is refused with the remedy', async () => {
  await imported(await writeSheet(siteRows));
  const sheet = write(
    [
      'Name of Unit,Chemical,CAS,Qty,Unit,No. of vessels,Type of vessel,Storage pressure (kg/cm2 g),Temperature (°F),Dia (mm),Bund area',
      'Narmada Chlor Alkali Ltd,Chlorine,7782-50-5,54,MT,60,Tonner,6.9,77,760,40',
    ].join('\n'),
  );
  expect(counts(await imported(sheet))).toMatchObject({ added: 1, refused: 0 });
  expect(await query('select * from inventory_item')).toMatchObject([
    {
      ...{ vessel_count: 60, vessel_kind: 'tonner', vessel_diameter_m: 0.76, storage_temperature_c: 25, bund_area_m2: 40 },
      ...{ storage_pressure: 6.9, storage_pressure_unit: 'kg/cm2', storage_pressure_kind: 'gauge' },
    },
  ]);
  const bare = write(
    'Name of Unit,Chemical,CAS,Qty,Unit,Storage pressure\nNarmada Chlor Alkali Ltd,Chlorine,7782-50-5,54,MT,6.9 bar\nNarmada Chlor Alkali Ltd,Bromine,7726-95-6,5,MT,6.9 bara',
  );
  expect((await imported(bare)).refused).toEqual([{ row: 2, field: 'storagePressureKind', ...because('pressureKindMissing') }]);
});

test('undo of a layer deletes what its file made, or restores what the file changed, the latest import first', async () => {
  await database().pool.query('delete from geo_source; delete from map_layer');
  const square = (west: number) => ({
    type: 'Polygon',
    coordinates: [
      [
        [west, 21.7],
        [west + 0.01, 21.7],
        [west + 0.01, 21.71],
        [west, 21.71],
        [west, 21.7],
      ],
    ],
  });
  const village = (name: string, people: number, west: number) => ({
    type: 'Feature',
    geometry: square(west),
    properties: { name, code: name, people },
  });
  const road = (id: number, name: string) => ({
    type: 'Feature',
    geometry: {
      type: 'LineString',
      coordinates: [
        [72.9, 21.7 + id / 100],
        [72.91, 21.7 + id / 100],
      ],
    },
    properties: { osm_type: 'way', osm_id: id, highway: 'primary', name },
  });
  const file = (features: readonly object[]) => write(JSON.stringify({ type: 'FeatureCollection', features }));
  const layers = {
    villages: {
      first: [village('A', 100, 72.9), village('B', 200, 72.95)],
      second: [village('A', 150, 72.9), village('B', 200, 72.95), village('C', 300, 73)],
      state: () => query('select name, people from population_area order by name'),
      sums: () => query('select items::int, people from geo_source'),
    },
    roads: {
      first: [road(1, 'Old name'), road(2, 'Ring road')],
      second: [road(1, 'New name'), road(2, 'Ring road'), road(3, 'Third')],
      state: () => query('select name from road order by key'),
      sums: () => query('select items::int from geo_source'),
    },
    map: {
      first: [road(1, 'Old name'), road(2, 'Ring road')],
      second: [road(1, 'New name'), road(2, 'Ring road'), road(3, 'Third')],
      state: () => query(`select key::text, tags::jsonb ->> 'name' as name from map_feature order by key`),
      sums: () => query('select features from map_layer'),
    },
  };
  for (const [as, { first, second, state, sums }] of Object.entries(layers) as [keyof typeof layers, (typeof layers)['villages']][]) {
    const made = await imported(file(first), { as, fileName: 'layer.geojson' });
    const before = [await state(), await sums()];
    const changed = await imported(file(second), { as, fileName: 'layer.geojson' });
    expect([made.added, changed.added, changed.changed, changed.unchanged], as).toEqual([2, 1, 1, 1]);
    expect([await state(), await sums()], as).not.toEqual(before);
    await expect(undoBatch(database(), made.batchId ?? 0, 'Tester'), as).rejects.toThrow('Undo that import first');
    expect(await undoBatch(database(), changed.batchId ?? 0, 'Tester'), as).toEqual({ removed: 1, restored: 1, kept: 0 });
    expect([await state(), await sums()], as).toEqual(before);
    expect(await undoBatch(database(), made.batchId ?? 0, 'Tester'), as).toEqual({ removed: 2, restored: 0, kept: 0 });
    expect([await state(), await sums()], as).toEqual([[], []]);
    await expect(undoBatch(database(), made.batchId ?? 0, 'Tester'), as).rejects.toThrow('undone already');
  }
});

test('a long file says how far it is, in the check and in the import', async () => {
  const rows = Array.from({ length: 3_500 }, (_, index) => `Works ${index},Bharuch,100`).join('\n');
  const seen: number[] = [];
  await imported(write(`Name of Unit,District,Contact\n${rows}\n`), { dryRun: true, onProgress: (read) => seen.push(read) });
  // Once to learn what the file is, once to compare.
  expect(seen).toEqual([1_000, 2_000, 3_000, 1_000, 2_000, 3_000]);
});

test('a sheet with shapes as WKT or GeoJSON: areas and lines are kept, a point is the position, a shape that cannot be read is refused', async () => {
  const pond = {
    type: 'Polygon',
    coordinates: [
      [
        [73, 21],
        [73.02, 21],
        [73.02, 21.02],
        [73, 21],
      ],
    ],
  };
  const path = await writeSheet([
    ['Name', 'Kind', 'Latitude', 'Longitude', 'People', 'WKT'],
    ['School', 'school', null, null, null, 'POLYGON ((73.1 21.1, 73.2 21.1, 73.2 21.2, 73.1 21.1))'],
    ['Canal', 'water', 21.35, 73.35, 0, 'LINESTRING (73.3 21.3, 73.4 21.4)'],
    ['Pond', 'water', 50, 50, 0, JSON.stringify(pond)],
    ['Shop', 'market', null, null, 4, 'POINT (73.5 21.5)'],
    ['Torn', 'market', 21.6, 73.6, 4, 'POLYGON ((73.1 21.1, 73.2'],
  ]);
  const report = await imported(path, { as: 'receptors' });
  expect(counts(report)).toEqual({ as: 'receptors', read: 5, added: 4, changed: 0, unchanged: 0, toComplete: 1, refused: 1 });
  expect(report.refused[0]).toMatchObject({ field: 'geometry' });
  const rows = await query<Record<string, unknown>>(
    `select name, people, geometry ->> 'type' as type, jsonb_array_length(geometry -> 'coordinates') as parts, latitude, longitude, west, north
     from receptor order by name`,
  );
  expect(rows).toMatchObject([
    // A line is kept with the position of the file, which lies on it.
    { name: 'Canal', people: 0, type: 'LineString', parts: 2, latitude: 21.35, longitude: 73.35, west: 73.3, north: 21.4 },
    // A position beside the area gives way to a point of the area.
    { name: 'Pond', type: 'Polygon', longitude: 73.013333, latitude: 21.006667 },
    // A head-count that the file lacks stays unknown.
    { name: 'School', people: null, type: 'Polygon', west: 73.1 },
    { name: 'Shop', people: 4, type: null, latitude: 21.5, longitude: 73.5 },
  ]);
  expect(counts(await imported(path, { as: 'receptors' }))).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
});
