import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readRmpTables } from './read-rmp-tables.ts';

/** Five rows of EPA's reference table 1, also used by the journeys. */
const fiveRows = fileURLToPath(new URL('../../../../e2e/rmp-tables.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-rmp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The other figures of these tests are invented. */
const neutral = { kind: 'neutral', number: 1, terrain: 'rural', minutes: 10, rows: [{ upTo: 1, miles: 0.1 }] } as const;
const dense = {
  kind: 'dense',
  number: 5,
  terrain: 'rural',
  minutes: 10,
  endpointsMgL: [0.1, 0.2],
  rows: [
    { lbPerMin: 1, miles: [0.2, 0.1] },
    { lbPerMin: 2, miles: ['>25', 0.1] },
  ],
} as const;
const chlorine = { kind: 'substance', number: 11, cas: '7782-50-5', terrain: 'urban', rows: [{ lbPerMin: 1, miles: 0.1 }] } as const;
const substance = { cas: '7782-50-5', endpointMgL: 0.1, gas: 'dense' } as const;
const whole = { source: 'A test', edition: '1', substances: [substance], tables: [neutral, dense, chlorine] };

const writeTables = (content: unknown): string => {
  const path = join(folder, 'tables.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

describe('a file of tables', () => {
  test('is read with a byte order mark and the name of its schema', () => {
    expect(readRmpTables(writeTables(whole))).toEqual(whole);
    expect(readRmpTables(writeTables(`\uFEFF${JSON.stringify({ $schema: 'x.json', ...whole })}`))).toEqual(whole);
    const { $schema, ...five } = JSON.parse(readFileSync(fiveRows, 'utf8')) as Record<string, unknown>;
    expect($schema).toBe('../docs/rmp-tables.schema.json');
    expect(readRmpTables(fiveRows)).toEqual(five);
  });

  test('may have two tables of one substance, for two kinds of storage, each with its number', () => {
    const tables = [chlorine, { ...chlorine, number: 12, minutes: 10 }];
    expect(readRmpTables(writeTables({ ...whole, tables })).tables).toHaveLength(2);
  });

  test.each<readonly [string, unknown, string]>([
    ['no JSON', '{"source": }', 'which is no JSON: Unexpected token'],
    ['a list', [], 'which is wrong: This value has the wrong type'],
    ['no source', { ...whole, source: '' }, 'at source: must not be empty'],
    ['no table', { ...whole, tables: [] }, 'at tables: must not be empty'],
    ['a CAS number', { ...whole, substances: [{ ...substance, cas: '7782-50-6' }] }, 'at substances[0].cas: must be a CAS number'],
    ['an endpoint', { ...whole, substances: [{ ...substance, endpointMgL: 0 }] }, 'at substances[0].endpointMgL: must be a number above 0'],
    [
      'a substance twice',
      { ...whole, substances: [substance, substance] },
      'at substances[1].cas: is a duplicate: 7782-50-5 is already at index 0',
    ],
    ['another kind', { ...whole, tables: [{ ...neutral, kind: 'light' }] }, 'at tables[0].kind: must be neutral, dense or substance'],
    ['another terrain', { ...whole, tables: [{ ...neutral, terrain: 'water' }] }, 'at tables[0].terrain: must be rural or urban'],
    ['another time', { ...whole, tables: [{ ...neutral, minutes: 30 }] }, 'at tables[0].minutes: must be 10 or 60'],
    ['a misspelt member', { ...whole, tables: [{ ...neutral, terain: 'rural' }] }, 'at tables[0]: Not found: terain'],
    ['no figure', { ...whole, tables: [{ ...neutral, rows: [{ upTo: 1, miles: 'far' }] }] }, 'at tables[0].rows[0].miles: must be miles'],
    [
      'a rate that falls',
      { ...whole, tables: [neutral, { ...chlorine, rows: [chlorine.rows[0], { lbPerMin: 1, miles: 1 }] }] },
      'at tables[1].rows[1].lbPerMin: must be above the one before it (1 after 1)',
    ],
    [
      'a distance that falls',
      { ...whole, tables: [{ ...neutral, rows: [...neutral.rows, { upTo: 2, miles: 0.05 }] }] },
      'at tables[0].rows[1].miles: must not be less than at the smaller release before it (0.05 after 0.1)',
    ],
    [
      'a distance too few',
      { ...whole, tables: [{ ...dense, rows: [dense.rows[0], { lbPerMin: 2, miles: [1] }] }] },
      'at tables[0].rows[1].miles: must have a distance for each of the 2 endpoints, and has 1',
    ],
    [
      'farther at the greater endpoint',
      { ...whole, tables: [{ ...dense, rows: [{ lbPerMin: 1, miles: [0.1, 0.2] }] }] },
      'at tables[0].rows[0].miles[1]: must not be more than at the smaller endpoint (0.2 after 0.1)',
    ],
    [
      'a column that falls',
      { ...whole, tables: [{ ...dense, rows: [dense.rows[0], { lbPerMin: 2, miles: [0.2, 0.05] }] }] },
      'at tables[0].rows[1].miles[1]: must not be less than at the smaller release before it (0.05 after 0.1)',
    ],
    ['endpoints that fall', { ...whole, tables: [{ ...dense, endpointsMgL: [0.2, 0.1] }] }, 'at tables[0].endpointsMgL[1]: must be above'],
    [
      'a table twice',
      { ...whole, tables: [neutral, dense, neutral] },
      'at tables[2]: is a duplicate: neutral, rural, 10 min is already at index 0',
    ],
    [
      'a table for both times, and one for one of them',
      { ...whole, tables: [chlorine, { ...chlorine, minutes: 60 }] },
      'at tables[1]: is a duplicate: 7782-50-5, number 11, urban, 60 min is already at index 0',
    ],
  ])('is refused with %s, in one sentence with the file, the place and the fault', (_what, content, words) => {
    const path = writeTables(content);
    const attempt = () => readRmpTables(path);
    expect(attempt).toThrow(words);
    expect(attempt).toThrow(new RegExp(`^RMP_TABLES names ${path}, which is .*\\. Correct the file .*\\.$`));
  });

  test('is refused where it cannot be read, or is too large to be tables', () => {
    expect(() => readRmpTables(join(folder, 'nowhere.json'))).toThrow(/^RMP_TABLES names .*nowhere\.json, which cannot be read \(ENOENT\)/);
    expect(() => readRmpTables(folder)).toThrow(/cannot be read \(EISDIR\)/);
    expect(() => readRmpTables(writeTables(' '.repeat(1024 * 1024 + 1)))).toThrow('which is larger than 1 MiB');
  });
});
