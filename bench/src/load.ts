import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** What to ask. */
export interface LoadOrder {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: readonly { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string }[];
  readonly seconds: number;
  readonly connections: number;
  /** Over all connections; left out: as fast as answers come. */
  readonly perS?: number;
}

export interface LoadResult {
  readonly perS: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** The asking side, in a process of its own: what to ask comes in as JSON, how it went goes out. */
if (import.meta.main) {
  const { url, headers, requests, seconds, connections, perS } = JSON.parse(await text(process.stdin)) as LoadOrder;
  const paced = perS === undefined ? {} : { overallRate: perS };
  const asked = requests.length === 0 ? {} : { requests };
  const result = await autocannon({ url, headers, connections, duration: seconds, ...asked, ...paced });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals and ${result.errors} errors from ${url}`);
  const told: LoadResult = { perS: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
  process.stdout.write(JSON.stringify(told));
}
