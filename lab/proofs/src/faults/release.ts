import type { ImportReport } from '@hazardguard/contract';
import type { Database } from '@hazardguard/server';
import { type BenchRow, computeMedian, toComparedRow } from '../../../bench/src/measure.ts';
import { sizes } from '../sizes.ts';
import { signInBoth } from './create-people.ts';
import { type Both, submitWarning, type TestBed, withTestBed } from './test-bed.ts';

const rounds = sizes.readSize('rounds');
const warned = sizes.readSize('warned');
const uploadedRows = sizes.readSize('uploaded');
/** Time between the start of a concurrent upload and the release. */
const afterMs = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const buildUpload = (round: string): Buffer => {
  const row = (n: number): string =>
    `Uploaded ${round} ${n},District ${n % 640},Room ${n % 1000},${(8 + ((n * 7919) % 28_000_000) / 1e6).toFixed(6)},${(68 + ((n * 104_729) % 29_000_000) / 1e6).toFixed(6)}\n`;
  return Buffer.from(
    `industryName,district,safetyTeamContact,latitude,longitude\n${Array.from({ length: uploadedRows }, (_none, n) => row(n)).join('')}`,
  );
};

const upload = async (origin: string, { drafter }: Both, round: string): Promise<void> => {
  const answer = await fetch(`${origin}/api/industries/bulk`, {
    method: 'POST',
    headers: { ...drafter.headers(), 'content-type': 'text/csv' },
    body: new Uint8Array(buildUpload(round)),
  });
  const report = (await answer.json()) as ImportReport;
  if (report.added !== uploadedRows) throw new Error(`The upload was not written: ${JSON.stringify(report).slice(0, 300)}`);
};

/** Deletes the uploaded sites with their pending work; no trigger adds more. */
const removeUploaded = async ({ pool }: Database): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('alter table industry disable trigger user');
    await client.query("delete from industry where industry_name like 'Uploaded %'");
    await client.query('alter table industry enable trigger user');
    await client.query("delete from pgboss.job where name = 'precomputed-footprints'");
    await client.query('commit');
  } finally {
    client.release();
  }
};

const waitUntilSealed = async ({ pool }: Database): Promise<void> => {
  const isUnsealed = async (): Promise<boolean> =>
    (await pool.query('select from audit_entry where position is null limit 1')).rowCount !== 0;
  while (await isUnsealed()) await pause(500);
};

interface Times {
  readonly approveS: number;
  readonly p50S: number;
  readonly p99S: number;
  readonly lastS: number;
}

/** Time from the press on *Release* to the gateway. */
const releaseOne = async ({ stations, server, industryId }: TestBed, { drafter, approver }: Both, number: number): Promise<Times> => {
  stations.taken.sms.clear();
  const id = await submitWarning(drafter, industryId, number);
  const pressed = performance.now();
  await approver.post(`/api/alerts/${id}/approve`, { version: 2 });
  const approveS = (performance.now() - pressed) / 1_000;
  while (stations.taken.sms.size < warned) await pause(20);
  const after = [...stations.taken.sms.values()].map(({ at }) => ((at[0] ?? 0) - pressed) / 1_000).sort((a, b) => a - b);
  const at = (share: number): number => after[Math.ceil(share * warned) - 1] ?? Number.NaN;
  const times = { approveS, p50S: at(0.5), p99S: at(0.99), lastS: at(1) };
  process.stderr.write(`${server.origin()}, release ${number}: ${JSON.stringify(times)}\n`);
  return times;
};

/**
 * Releases by SMS with a web server, two workers and PostgreSQL as separate processes, in turn: alone, right
 * after an upload of sites, and during one. Every figure of a round is compared with the release alone in the same round.
 */
export const proveRelease = (): Promise<BenchRow[]> =>
  withTestBed({ residents: warned, channels: ['sms'], workers: 2, settings: { STANDING_FOOTPRINTS: 'on' } }, async (testBed) => {
    const both = await signInBoth(testBed.server.origin());
    const origin = testBed.server.origin();
    let number = 0;
    const release = (): Promise<Times> => {
      number += 1;
      return releaseOne(testBed, both, number);
    };
    await release();
    const alone: Times[] = [];
    const after: Times[] = [];
    const during: Times[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await waitUntilSealed(testBed.database);
      alone.push(await release());
      await upload(origin, both, `${round}a`);
      after.push(await release());
      await removeUploaded(testBed.database);
      await waitUntilSealed(testBed.database);
      const uploading = upload(origin, both, `${round}b`);
      await pause(afterMs);
      during.push(await release());
      await uploading;
      await removeUploaded(testBed.database);
    }
    const mid = (all: readonly Times[], what: keyof Times): number => computeMedian(all.map((one) => one[what]));
    const ratio = (all: readonly Times[]): number => computeMedian(all.map(({ p99S }, round) => p99S / (alone[round]?.p99S ?? Number.NaN)));
    const row = (name: string, all: readonly Times[], target: string): BenchRow => ({
      ...toComparedRow(`Release to ${warned} by SMS ${name}, 99th percentile`, mid(all, 'p99S'), 's', mid(alone, 'p99S'), target),
      ratio: ratio(all),
    });
    return [
      row('alone', alone, '≤ 5 s'),
      row(`right after an upload of ${uploadedRows} sites`, after, '≤ 1.1 ×'),
      row(`during an upload of ${uploadedRows} sites`, during, '≤ 1.5 ×'),
      { name: 'Median of the release alone', value: mid(alone, 'p50S'), unit: 's', target: '' },
      { name: 'Answer to the press on Release, alone', value: mid(alone, 'approveS'), unit: 's', target: '' },
    ];
  });
