import type { BenchRow } from '../../../bench/src/measure.ts';
import { sizes } from '../sizes.ts';
import { signInBoth } from './create-people.ts';
import type { Received, SmsGateway } from './gateways.ts';
import { countWaiting, submitWarning, type TestBed, withTestBed } from './test-bed.ts';

const rounds = sizes.readSize('rounds');
const warned = sizes.readSize('warned');
const everyMs = sizes.readSize('every') * 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Count {
  sent: number;
  missing: number;
  /** Repeated deliveries, by the kill that preceded them. */
  readonly byKill: number[];
  /** Repeated deliveries without a preceding kill: a connection or a claim timed out. */
  withoutKill: number;
  sendingS: number;
}

/** Kills the workers in turn while `sending` is true; each is started again as a service manager does. */
const killInTurn = (workers: TestBed['workers'], killedAt: number[]) => {
  let sending = false;
  let stopped = false;
  const run = async (): Promise<void> => {
    for (let turn = 0; !stopped; turn += 1) {
      for (let passed = 0; passed < everyMs && !stopped; passed += sending ? 50 : 0) await pause(50);
      if (stopped) return;
      const worker = workers[turn % workers.length];
      killedAt.push(performance.now());
      await worker?.kill();
    }
  };
  const running = run();
  return {
    whileSending: async (work: () => Promise<void>): Promise<void> => {
      sending = true;
      await work();
      sending = false;
    },
    stop: async (): Promise<void> => {
      stopped = true;
      await running;
    },
  };
};

const countInto = (count: Count, taken: ReadonlyMap<string, Received>, killedAt: readonly number[]): void => {
  count.sent += warned;
  count.missing += warned - new Set([...taken.values()].map(({ to }) => to)).size;
  for (const { at } of taken.values()) {
    const [first = 0] = at;
    if (at.length === 1) continue;
    const kill = killedAt.findIndex((moment) => moment >= first);
    if (kill === -1) count.withoutKill += at.length - 1;
    else count.byKill[kill] = (count.byKill[kill] ?? 0) + at.length - 1;
  }
};

const measure = (gateway: SmsGateway): Promise<BenchRow[]> =>
  withTestBed(
    { residents: warned, channels: ['sms'], gateway, workers: 2 },
    async ({ database, stations, server, workers, industryId }) => {
      const count: Count = { sent: 0, missing: 0, byKill: [], withoutKill: 0, sendingS: 0 };
      const killedAt: number[] = [];
      const kills = killInTurn(workers, killedAt);
      try {
        for (let round = 1; round <= rounds; round += 1) {
          stations.taken.sms.clear();
          const { drafter, approver } = await signInBoth(server.origin());
          const id = await submitWarning(drafter, industryId, round);
          await approver.post(`/api/alerts/${id}/approve`, { version: 2 });
          const began = performance.now();
          await kills.whileSending(async () => {
            while ((await countWaiting(database, id)) > 0) await pause(200);
          });
          count.sendingS += (performance.now() - began) / 1_000;
          countInto(count, stations.taken.sms, killedAt);
          process.stderr.write(`${gateway}, warning ${round} of ${rounds}: ${JSON.stringify({ ...count, kills: killedAt.length })}\n`);
        }
      } finally {
        await kills.stop();
      }
      const doubled = count.byKill.reduce((sum, one) => sum + (one ?? 0), count.withoutKill);
      const most = Math.max(0, ...count.byKill.map((one) => one ?? 0));
      const isPlain = gateway === 'plain';
      const name = `${gateway} gateway, ${count.sent} messages, ${killedAt.length} kills`;
      return [
        { name: `${name}: missing`, value: count.missing, unit: '', target: '0' },
        { name: `${name}: sent twice, counted at the gateway`, value: doubled, unit: '', target: isPlain ? '' : '0' },
        { name: `${name}: most after one kill`, value: most, unit: '', target: isPlain ? '≤ 20' : '0' },
        { name: `${name}: messages per second`, value: count.sent / count.sendingS, unit: '/s', target: '' },
      ];
    },
  );

/** Warnings by SMS through two workers, one of which is killed every few seconds while it sends: how many messages arrive twice, for each kind of gateway. */
export const proveDuplicates = async (): Promise<BenchRow[]> => [
  ...(await measure('plain')),
  ...(await measure('idempotent')),
  ...(await measure('asked')),
];
