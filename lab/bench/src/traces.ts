import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openTracing, readSettings } from '@hazardguard/server';
import { load } from './api.ts';
import { type BenchRow, computeMedian, toComparedRow } from './measure.ts';
import { buildBenchApp, withServer } from './with-server.ts';

const rounds = 7;
const secondsEach = 3;

/** A collector that accepts and ignores everything. */
const collectorSource = `import { createServer } from 'node:http';
const server = createServer((request, response) => request.resume().on('end', () => response.end()));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

const withCollector = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', collectorSource], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = (await once(child.stdout ?? child, 'data')) as [Buffer];
    return await work(`http://127.0.0.1:${Number(String(port))}`);
  } finally {
    child.kill();
  }
};

/** `npm run bench traces`: reads of one industry with every request traced and sent, compared with the same without; in turn, in one run. */
export const benchTraces = (): Promise<BenchRow[]> =>
  withServer(({ origin: untraced, database, as }) =>
    withCollector(async (collector) => {
      await database.pool.query(
        `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude) values ('A', 'a', 'D', 'C', 20, 73)`,
      );
      const { rows } = await database.pool.query<{ id: number }>('select id from industry limit 1');
      const headers = await as('imt');
      const requests = [{ method: 'GET' as const, path: `/api/industries/${rows[0]?.id}` }];
      const { tracing: settings } = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector });
      if (settings === null) throw new Error('No traces are sent');
      const open = () =>
        openTracing({ settings, server: { id: 'bench', role: 'all', version: '0' }, log: (line) => process.stderr.write(`${line}\n`) });
      let tracing = await open();
      const app = await buildBenchApp(database);
      try {
        const traced = await app.listen({ host: '127.0.0.1', port: 0 });
        const [on, off]: [number[], number[]] = [[], []];
        for (let round = 0; round <= rounds; round += 1) {
          const withTraces = await load({ url: traced, headers, requests }, secondsEach);
          await tracing.close();
          const without = await load({ url: untraced, headers, requests }, secondsEach);
          tracing = await open();
          // The first one is the warm-up.
          if (round > 0) {
            on.push(withTraces.perS);
            off.push(without.perS);
          }
        }
        return [
          toComparedRow(
            'Reads of one industry a second, all traced, compared with none traced',
            computeMedian(on),
            '/s',
            computeMedian(off),
            '',
          ),
        ];
      } finally {
        await tracing.close();
        await app.close();
      }
    }),
  );
