import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { chemicals } from '@hazardguard/chemicals';
import type { Database } from '@hazardguard/server';
import { from } from 'pg-copy-streams';

export const registerSize = { industries: 10_000, itemsEach: 20 } as const;

const toCopyLine = (values: readonly (string | number)[]): string => `${values.join('\t')}\n`;

/** Names of different lengths and scripts, with the `name_key` that the program derives. */
const toIndustryLine = (n: number): string => {
  const name = n % 25 === 0 ? `रसायन उद्योग ${n}` : `Chemical works ${n} of estate ${n % 97}`;
  const district = `District ${n % 640}`;
  return toCopyLine([
    n,
    name,
    name.toLowerCase(),
    district,
    `Control room ${n}, extension ${n % 900}`,
    8 + (n % 2_800) / 100,
    68 + (n % 2_900) / 100,
  ]);
};

const toItemLine = (industry: number, k: number): string => {
  const { name, cas } = chemicals[(industry * 7 + k * 13) % chemicals.length] ?? { name: 'Water', cas: '7732-18-5' };
  const lot = industry * registerSize.itemsEach + k;
  const year = 2027 + (lot % 4);
  return toCopyLine([
    industry,
    `IT-${lot}`,
    `${name}, grade ${lot % 9}`,
    name,
    `${90 + (lot % 10)} %`,
    cas,
    1 + (lot % 5_000) / 10,
    ['kg', 't', 'L'][lot % 3] ?? 'kg',
    'Toxic',
    `Shed ${k % 6}, bay ${lot % 40}`,
    '2026-01-01',
    `${year}-0${1 + (lot % 9)}-15`,
    `Supplier ${lot % 1_000}`,
  ]);
};

function* industryLines(): Generator<string> {
  for (let n = 1; n <= registerSize.industries; n += 1) yield toIndustryLine(n);
}

function* itemLines(): Generator<string> {
  for (let n = 1; n <= registerSize.industries; n += 1) {
    let lines = '';
    for (let k = 0; k < registerSize.itemsEach; k += 1) lines += toItemLine(n, k);
    yield lines;
  }
}

const copy = async ({ pool }: Database, target: string, lines: Iterable<string>): Promise<void> => {
  const client = await pool.connect();
  try {
    await pipeline(Readable.from(lines), client.query(from(`copy ${target} from stdin`)));
  } finally {
    client.release();
  }
};

/** A State's registers: 10,000 industries with 20 items each, by COPY, with the statistics that PostgreSQL would soon collect itself. */
export const fillRegisters = async (database: Database): Promise<void> => {
  await copy(database, 'industry (id, industry_name, name_key, district, safety_team_contact, latitude, longitude)', industryLines());
  await database.pool.query(`select setval(pg_get_serial_sequence('industry', 'id'), ${registerSize.industries})`);
  const items =
    'item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class, location, date_received, date_expired, supplier';
  await copy(database, `inventory_item (industry_id, ${items})`, itemLines());
  await database.pool.query('vacuum analyze industry, inventory_item');
};
