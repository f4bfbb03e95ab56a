import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

/** The requests to send. */
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

/** One call; any failure ends the measurement. */
const sendRequest = async (agent: Agent, order: LoadOrder, n: number): Promise<void> => {
  const { method, path, body } = order.requests[n % order.requests.length] ?? { method: 'GET', path: '/' };
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const call = request(order.url + path, { method, agent, headers: { ...order.headers, ...length } });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode === undefined || answer.statusCode >= 300) throw new Error(`${answer.statusCode} from ${method} ${path}`);
};

/** Calls at even intervals, independent of the answers. A call is timed from when it was due, so that a slow answer also counts for the calls that wait behind it. */
const runPaced = async (order: LoadOrder, perS: number): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections });
  const began = performance.now();
  const answered: Promise<number>[] = [];
  for (let n = 0; n < order.seconds * perS; n += 1) {
    const due = began + (1000 * n) / perS;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    answered.push(sendRequest(agent, order, n).then(() => performance.now() - due));
  }
  const took = await Promise.all(answered);
  const elapsedS = (performance.now() - began) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? Number.NaN;
  return { perS: took.length / elapsedS, p50Ms: at(0.5), p99Ms: at(0.99) };
};

/** As fast as answers come. */
const runUnpaced = async ({ url, headers, requests, seconds, connections }: LoadOrder): Promise<LoadResult> => {
  const asked = requests.length === 0 ? {} : { requests };
  const result = await autocannon({ url, headers, connections, duration: seconds, ...asked });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals and ${result.errors} errors from ${url}`);
  return { perS: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
};

/** The client in a separate process: reads the order as JSON, writes the result. */
if (import.meta.main) {
  const order = JSON.parse(await text(process.stdin)) as LoadOrder;
  const result = order.perS === undefined ? await runUnpaced(order) : await runPaced(order, order.perS);
  process.stdout.write(JSON.stringify(result));
}
