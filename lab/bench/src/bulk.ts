import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportReport } from '@hazardguard/contract';
import { from } from 'pg-copy-streams';
import type { BenchRow } from './measure.ts';
import { type BenchServer, withServer } from './with-server.ts';

const rowCount = 100_000;
const rounds = 5;

const districts = ['Bharuch', 'Surat', 'Valsad', 'Vadodara', 'Jamnagar', 'Kheda', 'Anand'] as const;

type Row = readonly [string, string, string, number, number];

/** Industries as in a real file: names of different lengths, with quotes and Devanagari; new ones in each round. */
const makeRows = (round: number): Row[] =>
  Array.from({ length: rowCount }, (_, i) => [
    i % 50 === 0 ? `रसायन "उद्योग" ${i}, इकाई ${round}-${i % 9}` : `Industry ${i} of the estate, unit ${round}-${i % 97}`,
    districts[i % districts.length] ?? '',
    `Control room ${i % 1000}, extension ${100 + (i % 900)}`,
    Math.round((8 + ((i * 7919) % 28_000_000) / 1e6) * 1e6) / 1e6,
    Math.round((68 + ((i * 104_729) % 29_000_000) / 1e6) * 1e6) / 1e6,
  ]);

const quoteCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `industryName,district,safetyTeamContact,latitude,longitude\n${rows.map((row) => `${row.map((cell) => quoteCell(String(cell))).join(',')}\n`).join('')}`;

const measureSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const computeMedian = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** PostgreSQL reads the finished rows itself: no checks, no report. */
const copyDirectly = async ({ database }: BenchServer, table: string, columns: string, csv: string): Promise<void> => {
  const client = await database.pool.connect();
  try {
    await pipeline(Readable.from([csv]), client.query(from(`copy ${table} (${columns}) from stdin (format csv, header)`)));
  } finally {
    client.release();
  }
};

const upload = async ({ origin, headers }: BenchServer, csv: Buffer): Promise<void> => {
  const answer = await fetch(`${origin}/api/industries/bulk`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: new Uint8Array(csv),
  });
  const report = (await answer.json()) as ImportReport;
  if (report.added !== rowCount)
    throw new Error(`The upload added ${report.added} of ${rowCount} rows: ${JSON.stringify(report).slice(0, 500)}`);
};

/** Rows per second of the bulk upload (HTTP, parsing, every check, report) compared with a raw COPY of the same rows in the same run. */
export const benchBulk = (): Promise<BenchRow[]> =>
  withServer(async (server) => {
    const { pool } = server.database;
    const columns = 'industry_name, district, safety_team_contact, latitude, longitude';
    await pool.query('create table copied (like industry including all)');
    await pool.query('create table bare (industry_name text, district text, safety_team_contact text, latitude float8, longitude float8)');
    const took = { upload: [] as number[], like: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const rows = makeRows(round);
      const csv = toCsv(rows);
      // The same table also needs its key, which is computed beforehand.
      const keyedCsv = toCsv(rows.map((row) => [...row, row[0].toLowerCase()]));
      took.bare.push(await measureSeconds(() => copyDirectly(server, 'bare', columns, csv)));
      took.like.push(await measureSeconds(() => copyDirectly(server, 'copied', `${columns}, name_key`, keyedCsv)));
      took.upload.push(await measureSeconds(() => upload(server, Buffer.from(csv, 'utf8'))));
    }
    const rate = (values: readonly number[]): number => Math.round(rowCount / computeMedian(values));
    const value = rate(took.upload);
    const row = (name: string, baseline: number, target: string): BenchRow => ({
      name,
      value,
      unit: 'rows/s',
      baseline,
      ratio: value / baseline,
      target,
    });
    return [
      row('bulk upload of 100,000 industries, compared with raw COPY into the same table', rate(took.like), '≥ 50 % of raw COPY'),
      row('bulk upload of 100,000 industries, compared with raw COPY into a table without keys', rate(took.bare), 'none'),
    ];
  });
