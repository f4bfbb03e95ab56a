import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { liveRoutes, liveStreams } from '@hazardguard/contract';
import type { StreamOrder } from './live-clients.ts';
import { type BenchRow, computeMedian, toComparedRow } from './measure.ts';
import { sizes } from './sizes.ts';
import { openVisitor } from './visitor.ts';
import { withServer } from './with-server.ts';

const clients = sizes.readSize('clients');
const rounds = 5;
/** Longest time in which changes are coalesced and written, with margin, ms: a later change is sent separately. */
const pauseMs = 500;

type Word = Readonly<Partial<Record<'ready' | 'open' | 'lastAt' | 'lost', number>>>;

/** Waits for named messages of the clients; a stream that ends, or the end of the clients, is a failure. */
const listenTo = (child: ChildProcess) => {
  const awaited = new Map<keyof Word, PromiseWithResolvers<number>>();
  const fail = (reason: string): void => {
    for (const one of awaited.values()) one.reject(new Error(reason));
  };
  child.on('message', (word: Word) => {
    if (word.lost !== undefined) fail(`Stream ${word.lost} was lost`);
    for (const [name, value] of Object.entries(word) as [keyof Word, number][]) awaited.get(name)?.resolve(value);
  });
  child.once('exit', () => fail('The clients ended'));
  return (name: keyof Word): Promise<number> => {
    const one = Promise.withResolvers<number>();
    awaited.set(name, one);
    return one.promise;
  };
};

/** Time from just before a change to its arrival at the last client, ms, median of several; and the time until all streams were open, s. */
const measureTimeToLast = async (order: StreamOrder, change: (round: number) => Promise<unknown>) => {
  const child = fork(join(import.meta.dirname, 'live-clients.ts'));
  const hear = listenTo(child);
  try {
    const opening = performance.now();
    const opened = hear('open');
    child.send({ order });
    await opened;
    const openS = (performance.now() - opening) / 1000;
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const [ready, last] = [hear('ready'), hear('lastAt')];
      child.send({});
      await ready;
      const began = performance.timeOrigin + performance.now();
      await Promise.all([change(round), last]);
      took.push((await last) - began);
    }
    return { openS, lastMs: computeMedian(took) };
  } finally {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
};

const frame = 'id: 1\nevent: change\ndata: {"topic":"incident","subject":"1"}\n\n';

/** The same bytes written to as many connections by a server that does nothing else. */
const measureBareLast = async (): Promise<number> => {
  const open = new Set<ServerResponse>();
  const server = createServer((_request, response) => {
    open.add(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: hello\ndata: {}\n\n');
  });
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0, backlog: 1024 }, resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  try {
    const order = { url: `http://127.0.0.1:${port}/`, cookies: Array.from({ length: clients }, () => '') };
    return (
      await measureTimeToLast(order, async () => {
        for (const response of open) response.write(frame);
      })
    ).lastMs;
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

/** One change sent to many open streams of as many sessions as they need, compared with a bare server that writes the same to as many. */
export const benchLive = async (): Promise<BenchRow[]> => {
  const bareMs = await measureBareLast();
  return withServer(async ({ origin }) => {
    const cookies: string[] = [];
    while (cookies.length < clients) {
      const visitor = await openVisitor(origin);
      await visitor.post('/api/session/demo', { role: 'l1' });
      const { cookie = '' } = visitor.headers();
      cookies.push(...Array.from({ length: liveStreams }, () => cookie));
    }
    const author = await openVisitor(origin);
    await author.post('/api/session/demo', { role: 'imt' });
    const order = { url: origin + liveRoutes.stream.path, cookies: cookies.slice(0, clients) };
    const { openS, lastMs } = await measureTimeToLast(order, (round) =>
      author.post('/api/incidents', { short_description: `Smell ${round}` }),
    );
    return [
      { name: `${clients} live streams opened, each with its session`, value: openS, unit: 's', target: '' },
      toComparedRow(
        `A reported incident sent to the last of ${clients} live streams, compared with a bare server`,
        lastMs,
        'ms',
        bareMs,
        '',
      ),
    ];
  });
};
