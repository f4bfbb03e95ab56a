import { tableFileTypes, xlsxType } from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
const files = routes.filter(({ answerType }) => answerType === tableFileTypes);

/** Formulas that a spreadsheet would execute. */
const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '＝1+1', '＋1+1', '－1+1', '＠SUM(A1)', '\t=1+1', '\r=1+1', '−1+1', '﹦1+1'];
const dangerous = /^[=+\-@\t\r\n＝＋－＠﹢﹣﹦﹫−]/;

let admin: Visitor;
let industry = 0;

beforeAll(async () => {
  admin = await application().as('admin');
  const { pool } = application().database;
  const add = async (text: string, values: readonly unknown[]) => (await pool.query(text, [...values])).rows[0]?.id;
  for (const [index, formula] of formulas.entries()) {
    industry = await add(
      'insert into industry (industry_name, name_key, district, safety_team_contact) values ($1, $2, $1, $1) returning id',
      [formula, `key ${index}`],
    );
  }
  for (const [index, formula] of formulas.entries()) {
    await add(
      `insert into inventory_item (industry_id, item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class, location, date_received, date_expired, supplier)
       values ($1, $2, $2, $2, $2, '7782-50-5', 1, 't', $2, $2, '2026-01-01', '2028-01-01', $2)`,
      [industry, formula],
    );
    await add(
      `insert into incident (id, industry_name, short_description, detailed_description, assign, submitter, created_by, created_by_id, changed_by, changed_by_id)
       values ($1, $2, $2, $2, $2, $2, $2, 'x', $2, 'x')`,
      [`INC${String(index).padStart(6, '0')}`, formula],
    );
    await add("insert into receptor (id, name, kind, latitude, longitude, people, phone) values ($1, $2, 'school', 21, 72, 5, $2)", [
      `r${index}`,
      formula,
    ]);
    const person = await add(
      'insert into stakeholder (name, designation, contact_number, email_address, address) values ($1, $1, $1, $1, $1) returning id',
      [formula],
    );
    await add(
      "insert into stakeholder_membership (stakeholder_id, stakeholder_group, role, department) values ($1, 'central_core_team', $2, $2)",
      [person, formula],
    );
    await add(
      'insert into changed_condition (industry_name, chemical_name, wind_direction, created_by, created_by_id) values ($1, $1, $1, $1, $1)',
      [formula],
    );
  }
});

test('there are files to check', () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
});

const toUrl = (path: string): string => path.replace(':id', String(industry)).replace(':group', 'central_core_team');

test.each(files.map(({ path }) => [path]))('%s contains no cell that a spreadsheet would execute', async (path) => {
  const { statusCode, payload } = await admin.raw('GET', toUrl(path));
  expect(statusCode, payload.slice(0, 300)).toBe(200);
  const { data } = Papa.parse<string[]>(payload.replace(/^\ufeff/, ''), { skipEmptyLines: true });
  const cells = data.flat();
  expect(cells.filter((cell) => dangerous.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
  // The audit record contains rows as JSON; the catalogue of chemicals has no user text.
  if (!/audit|chemical-types/.test(path))
    expect(cells.filter((cell) => cell.includes('＝1+1')).every((cell) => cell.startsWith("'"))).toBe(true);
});

test.each(files.map(({ path }) => [path]))('%s is also an Excel file, with the same table and texts as they are', async (path) => {
  const csv = await admin.raw('GET', toUrl(path));
  const { data } = Papa.parse<string[]>(csv.payload.replace(/^\ufeff/, ''), { skipEmptyLines: true });
  const answer = await admin.raw('GET', `${toUrl(path)}?format=xlsx&timeZone=UTC`);
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  expect(answer.headers['content-type']).toBe(xlsxType);
  expect(answer.headers['content-disposition']).toMatch(/\.xlsx"$/);
  const rows = await readSheet(answer.rawPayload);
  expect(rows[0]?.map((title) => String(title).replace(/ \(UTC\)$/, ''))).toEqual(data[0]);
  // The first reading is recorded: the audit record has grown since.
  if (path !== '/api/audit.csv') expect(rows.length).toBe(data.length);
  const cells = rows.flat();
  expect(cells.some((cell) => typeof cell === 'string' && cell.startsWith("'"))).toBe(false);
  expect(cells.includes('＝1+1')).toBe(data.flat().includes("'＝1+1"));
});

test('an unknown format and an unknown zone are refused', async () => {
  for (const query of ['format=ods', 'format=xlsx&timeZone=India'])
    expect((await admin.raw('GET', `/api/industries.csv?${query}`)).statusCode).toBe(400);
});
