import type { DeliveryChannel } from '@hazardguard/contract';
import type { Database } from '../../db/database.ts';
import { inRound } from '../../observe/tracing/trace.ts';
import { eraseFollower, type FollowerRow } from '../follow/store.ts';
import { type Claim, claimDue, extendClaims, nextDueS, releaseClaims, reservePace, type Settled, settle } from './claims.ts';
import { makeNeverLate } from './never-late.ts';
import { type SendDeps, sendClaim } from './send.ts';
import { mendSetBack } from './set-back.ts';

export interface LaneOptions extends SendDeps {
  readonly database: Database;
  readonly channel: DeliveryChannel;
  readonly worker: string;
  /** Messages under way at a time. */
  readonly atOnce: number;
  /** Messages a second over all servers; null: as fast as it goes. */
  readonly perSecond: number | null;
  /** How long a claim lasts without word from its holder, s. */
  readonly leaseS: number;
  /** What became of a message for good. */
  readonly onEnded?: ((channel: DeliveryChannel, state: Settled['state']) => void) | undefined;
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}

export interface Lane {
  /** Something may be due. */
  wake(): void;
  stop(): Promise<void>;
}

const flushMs = 40;
const flushAt = 500;
/** Without an announcement the queue is looked at so often. */
const longestMs = 15_000;
const failureMs = 2_000;
/** Far longer than writing takes. */
const unheardMs = 300;

interface Claimed {
  readonly claim: Claim;
  /** When the warning expires, on the lane's clock, ms. */
  readonly expiresAt: number;
}

/**
 * The messages of one channel: takes some ahead, keeps a number of them under way, writes their ends in batches and holds on to what
 * lasts. A fault of the database ends nothing: what could not be written is written later, and what was lost comes due again.
 */
export const openLane = (options: LaneOptions): Lane => {
  const { database, channel, worker, atOnce, perSecond, leaseS, onEnded, onRound, onError } = options;
  const moment = makeNeverLate();
  /** Until when a claim is ours on that clock, ms: reckoned from before it was asked for, so never too late. */
  const heldUntil = new Map<string, number>();
  let ahead: Claimed[] = [];
  const underWay = new Map<string, Claim>();
  let ended: Settled[] = [];
  /** When the oldest of them ended. */
  let endedAt = 0;
  let refilling: Promise<void> | null = null;
  let flushing: Promise<void> | null = null;
  let flushTimer: NodeJS.Timeout | undefined;
  let lookTimer: NodeJS.Timeout | undefined;
  let lookAt = 0;
  let mendAt = 0;
  let woken = false;
  let stopping = false;

  const look = (ms: number): void => {
    const at = performance.now() + ms;
    if (stopping || (lookTimer !== undefined && lookAt <= at)) return;
    clearTimeout(lookTimer);
    lookAt = at;
    lookTimer = setTimeout(() => {
      lookTimer = undefined;
      pump();
    }, ms).unref();
  };
  const flush = (): Promise<void> => {
    clearTimeout(flushTimer);
    flushTimer = undefined;
    flushing ??= (async () => {
      while (ended.length > 0) {
        const batch = ended.slice(0, flushAt);
        await settle(database, worker, batch);
        ended = ended.slice(batch.length);
        endedAt = performance.now();
        for (const { id, state } of batch) {
          heldUntil.delete(id);
          if (state !== 'waiting') onEnded?.(channel, state);
        }
        const again = batch.filter(({ state }) => state === 'waiting').map(({ delayS }) => delayS);
        if (again.length > 0) look(Math.min(...again) * 1_000 + 20);
      }
    })().finally(() => {
      flushing = null;
    });
    return flushing;
  };
  const flushSoon = (): void => {
    const run = (): void =>
      void flush().catch((error: unknown) => {
        onError(error);
        flushTimer = setTimeout(run, failureMs).unref();
      });
    if (ended.length >= flushAt) run();
    else flushTimer ??= setTimeout(run, flushMs);
  };
  const begin = async ({ claim, expiresAt }: Claimed): Promise<void> => {
    underWay.set(claim.id, claim);
    try {
      const end = await sendClaim(options, { ...claim, expired: claim.expired || moment() >= expiresAt });
      if (ended.length === 0) endedAt = performance.now();
      ended.push(end);
      if (end.cause === 'gone' && claim.followerId !== null) {
        await flush();
        await eraseFollower(database, { id: claim.followerId, channel: claim.channel, address: claim.address } as FollowerRow);
      }
    } catch (error) {
      // Nobody settles it: it comes due again when its claim runs out.
      heldUntil.delete(claim.id);
      onError(error);
    } finally {
      underWay.delete(claim.id);
      flushSoon();
      pump();
    }
  };
  const refill = async (): Promise<void> => {
    const limit = perSecond === null ? atOnce * 2 : Math.max(1, Math.min(atOnce * 2, Math.ceil(perSecond / 4)));
    woken = false;
    if (performance.now() >= mendAt) {
      mendAt = performance.now() + longestMs;
      await mendSetBack(database, channel, leaseS);
    }
    const due = await nextDueS(database, channel);
    if (due === null || due > 0) return look(Math.min(longestMs, due === null ? longestMs : due * 1_000 + 20));
    if (perSecond !== null) {
      const waitS = await reservePace(database, channel, limit, perSecond);
      if (waitS > 0) await new Promise((resolve) => setTimeout(resolve, waitS * 1_000));
    }
    if (stopping) return;
    const askedAt = moment();
    const claims = await claimDue(database, { channel, worker, limit, leaseS });
    for (const { id } of claims) heldUntil.set(id, askedAt + leaseS * 1_000);
    // After a jump of the clock what is still our own comes due, too.
    const again = new Set(claims.map(({ id }) => id));
    const atWork = new Set([...underWay.keys(), ...ended.map(({ id }) => id)]);
    const begun = claims.filter(({ id }) => !atWork.has(id)).map((claim) => ({ claim, expiresAt: askedAt + claim.leftS * 1_000 }));
    ahead = [...ahead.filter(({ claim }) => !again.has(claim.id)), ...begun];
    // Nothing though something was due: another worker has it under its hand.
    if (claims.length > 0) woken = true;
    else look(200);
  };
  /** What was sent could not be written for so long that more of it might be sent again by another. */
  const isUnheard = (): boolean => ended.length > 0 && performance.now() - endedAt > unheardMs;
  const pump = (): void => {
    while (!stopping && underWay.size < atOnce && ahead.length > 0) {
      if (isUnheard()) {
        look(unheardMs);
        return;
      }
      const next = ahead.shift() as Claimed;
      // A claim that ran out is somebody else's by now.
      if (moment() < (heldUntil.get(next.claim.id) ?? 0)) void begin(next);
      else heldUntil.delete(next.claim.id);
    }
    if (stopping || refilling !== null || ahead.length >= atOnce) return;
    refilling = inRound('delivery', refill)
      .then(onRound)
      .catch((error: unknown) => {
        onError(error);
        look(failureMs);
      })
      .finally(() => {
        refilling = null;
        if (woken || ahead.length > 0) pump();
      });
  };

  const extend = async (ids: readonly string[]): Promise<void> => {
    const askedAt = moment();
    // What was settled meanwhile is no longer held.
    for (const id of await extendClaims(database, worker, ids, leaseS)) if (heldUntil.has(id)) heldUntil.set(id, askedAt + leaseS * 1_000);
  };
  const heartbeat = setInterval(
    () => {
      const ids = [...ahead.map(({ claim }) => claim), ...underWay.values(), ...ended].map(({ id }) => id);
      if (ids.length > 0) void extend(ids).catch(onError);
    },
    (leaseS * 1_000) / 3,
  ).unref();

  look(0);
  return {
    wake: () => {
      woken = true;
      pump();
    },
    stop: async () => {
      stopping = true;
      clearTimeout(lookTimer);
      clearInterval(heartbeat);
      await refilling;
      await releaseClaims(
        database,
        worker,
        ahead.splice(0).map(({ claim }) => claim.id),
      );
      while (underWay.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      await flush();
    },
  };
};
