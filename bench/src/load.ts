import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/** The asking side, in a process of its own: what to ask comes in as JSON, requests per second go out. */
const { url, headers, paths, seconds, connections } = JSON.parse(await text(process.stdin)) as {
  url: string;
  headers: Record<string, string>;
  paths: string[];
  seconds: number;
  connections: number;
};
const requests = paths.length === 0 ? {} : { requests: paths.map((path) => ({ method: 'GET' as const, path })) };
const result = await autocannon({ url, headers, connections, duration: seconds, ...requests });
if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals and ${result.errors} errors from ${url}`);
process.stdout.write(JSON.stringify(result.requests.average));
