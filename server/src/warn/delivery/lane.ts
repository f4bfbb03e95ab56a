import type { DeliveryChannel } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { withRoundSpan } from '../../platform/observe/tracing/trace.ts';
import { eraseFollower, type FollowerRow } from '../followers/store.ts';
import {
  announceCounts,
  type Claim,
  claimDue,
  extendClaims,
  readNextDueS,
  releaseClaims,
  reserveRate,
  type Settled,
  settle,
} from './claims.ts';
import { repairAfterClockJump } from './clock-jump.ts';
import { makeDeadlineClock } from './deadline-clock.ts';
import { type SendDeps, sendClaim } from './send.ts';

export interface LaneOptions extends SendDeps {
  readonly database: Database;
  readonly channel: DeliveryChannel;
  readonly worker: string;
  /** Most messages being sent whose outcome is not yet written: no more can be sent twice when this server dies. */
  readonly parallel: number;
  /** Messages a second over all servers; null: no limit. */
  readonly perSecond: number | null;
  /** Duration of a claim that its worker does not extend, s. */
  readonly leaseS: number;
  /** Called with the final state of a message. */
  readonly onEnded?: ((channel: DeliveryChannel, state: Settled['state']) => void) | undefined;
  readonly onRound?: () => void;
  readonly onError: (error: unknown) => void;
}

export interface Lane {
  /** Something may be due. */
  wake(): void;
  stop(): Promise<void>;
}

/** Statements that write outcomes in parallel: while one waits for the disk, the next collects new outcomes. */
const parallelSettles = 2;
/** A worker claims ahead what it sends in this time, so that a worker with a slow gateway leaves the rest to others. */
const aheadMs = 200;
const largestClaim = 250;
/** Outcomes that could not be written are written again before another worker may claim their messages. */
const settleAgainMs = 250;
/** Time between two announcements of new counts to browsers. */
const announceMs = 250;
/** Longest time between two looks at the queue without an announcement. */
const longestMs = 15_000;
const failureMs = 2_000;

interface Claimed {
  readonly claim: Claim;
  /** When the warning expires, on the lane's clock, ms. */
  readonly expiresAt: number;
}

/**
 * Sends the messages of one channel: claims some ahead, sends several in parallel, writes each outcome (those that arrive during a write
 * together) and extends the claims of long sends. A message counts as being sent until its outcome is on disk, so a slow database slows
 * sending down instead of leaving many messages that a crash would send again. A database fault loses nothing: outcomes are written
 * later, and messages that were lost are due again.
 */
export const openLane = (options: LaneOptions): Lane => {
  const { database, channel, worker, parallel, perSecond, leaseS, onEnded, onRound, onError } = options;
  const moment = makeDeadlineClock();
  /** When a claim ends on that clock, ms: counted from before the claim was made, so never too late. */
  const claimedUntil = new Map<string, number>();
  let ahead: Claimed[] = [];
  const sending = new Map<string, Claim>();
  let ended: { readonly claim: Claim; readonly end: Settled }[] = [];
  const settling = new Map<string, Claim>();
  let settles = 0;
  let settleTimer: NodeJS.Timeout | undefined;
  /** One message of each alert whose counts have changed since the last announcement, by alert. */
  const toAnnounce = new Map<string, string>();
  let announceTimer: NodeJS.Timeout | undefined;
  /** Messages settled since the last claim at `claimedAt`: the size of the next claim follows from them. */
  let settled = 0;
  let claimedAt = performance.now();
  let claimSize = parallel;
  let refilling: Promise<void> | null = null;
  let lookTimer: NodeJS.Timeout | undefined;
  let lookAt = 0;
  let repairAt = 0;
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
  const announce = async (): Promise<void> => {
    clearTimeout(announceTimer);
    announceTimer = undefined;
    const announced = [...toAnnounce];
    toAnnounce.clear();
    if (announced.length === 0) return;
    try {
      await announceCounts(
        database,
        announced.map(([, id]) => id),
      );
    } catch (error) {
      for (const [alert, id] of announced) toAnnounce.set(alert, id);
      if (!stopping) announceSoon();
      throw error;
    }
  };
  const announceSoon = (): void => {
    announceTimer ??= setTimeout(() => void announce().catch(onError), announceMs).unref();
  };
  const settleSome = async (): Promise<void> => {
    const batch = ended;
    ended = [];
    settles += 1;
    for (const { claim } of batch) settling.set(claim.id, claim);
    try {
      await settle(
        database,
        worker,
        batch.map(({ end }) => end),
      );
    } catch (error) {
      ended = [...batch, ...ended];
      throw error;
    } finally {
      settles -= 1;
      for (const { claim } of batch) settling.delete(claim.id);
    }
    settled += batch.length;
    for (const { claim, end } of batch) {
      claimedUntil.delete(claim.id);
      if (end.state === 'waiting') look(end.delayS * 1_000 + 20);
      else {
        toAnnounce.set(claim.alertId ?? claim.id, claim.id);
        onEnded?.(channel, end.state);
      }
    }
    if (toAnnounce.size > 0) announceSoon();
  };
  const settleSoon = (): void => {
    if (ended.length === 0 || settles >= parallelSettles || settleTimer !== undefined) return;
    void settleSome()
      .catch((error: unknown) => {
        onError(error);
        settleTimer ??= setTimeout(() => {
          settleTimer = undefined;
          settleSoon();
        }, settleAgainMs).unref();
      })
      .finally(() => {
        settleSoon();
        pump();
      });
  };
  const begin = async ({ claim, expiresAt }: Claimed): Promise<void> => {
    sending.set(claim.id, claim);
    try {
      const end = await sendClaim(options, { ...claim, expired: claim.expired || moment() >= expiresAt });
      if (end.cause === 'gone' && claim.followerId !== null) {
        await settle(database, worker, [end]);
        await eraseFollower(database, { id: claim.followerId, channel: claim.channel, address: claim.address } as FollowerRow);
      }
      ended.push({ claim, end });
    } catch (error) {
      // It has no outcome: it is due again when its claim ends.
      claimedUntil.delete(claim.id);
      onError(error);
    } finally {
      sending.delete(claim.id);
      settleSoon();
      pump();
    }
  };
  /** Begun, with an outcome that is not yet written. */
  const openClaims = (): readonly Claim[] => [...sending.values(), ...ended.map(({ claim }) => claim), ...settling.values()];
  const nextClaimSize = (): number => {
    const passedMs = performance.now() - claimedAt;
    claimSize = Math.round(Math.min(largestClaim, Math.max(2 * parallel, (settled / passedMs) * aheadMs)));
    claimedAt += passedMs;
    settled = 0;
    return claimSize;
  };
  const refill = async (): Promise<void> => {
    const limit = perSecond === null ? nextClaimSize() : Math.max(1, Math.min(largestClaim, Math.ceil(perSecond / 4)));
    woken = false;
    if (performance.now() >= repairAt) {
      repairAt = performance.now() + longestMs;
      await repairAfterClockJump(database, channel, leaseS);
    }
    const due = await readNextDueS(database, channel);
    if (due === null || due > 0) return look(Math.min(longestMs, due === null ? longestMs : due * 1_000 + 20));
    if (perSecond !== null) {
      const waitS = await reserveRate(database, channel, limit, perSecond);
      if (waitS > 0) await new Promise((resolve) => setTimeout(resolve, waitS * 1_000));
    }
    if (stopping) return;
    const requestedAt = moment();
    const claims = await claimDue(database, { channel, worker, limit, leaseS });
    for (const { id } of claims) claimedUntil.set(id, requestedAt + leaseS * 1_000);
    // After a clock jump, messages this worker still holds can be due, too.
    const reclaimed = new Set(claims.map(({ id }) => id));
    const openIds = new Set(openClaims().map(({ id }) => id));
    const begun = claims.filter(({ id }) => !openIds.has(id)).map((claim) => ({ claim, expiresAt: requestedAt + claim.leftS * 1_000 }));
    ahead = [...ahead.filter(({ claim }) => !reclaimed.has(claim.id)), ...begun];
    // Nothing was claimed although something was due: another worker is claiming it.
    if (claims.length > 0) woken = true;
    else look(200);
  };
  const pump = (): void => {
    while (!stopping && sending.size + ended.length + settling.size < parallel && ahead.length > 0) {
      const next = ahead.shift() as Claimed;
      // A claim that has ended may belong to another worker now.
      if (moment() < (claimedUntil.get(next.claim.id) ?? 0)) void begin(next);
      else claimedUntil.delete(next.claim.id);
    }
    if (stopping || refilling !== null || ahead.length >= Math.max(parallel, claimSize / 2)) return;
    refilling = withRoundSpan('delivery', refill)
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
    const requestedAt = moment();
    // Messages settled meanwhile are no longer claimed.
    for (const id of await extendClaims(database, worker, ids, leaseS))
      if (claimedUntil.has(id)) claimedUntil.set(id, requestedAt + leaseS * 1_000);
  };
  const heartbeat = setInterval(
    () => {
      const ids = [...ahead.map(({ claim }) => claim), ...openClaims()].map(({ id }) => id);
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
      while (sending.size + settling.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      clearTimeout(settleTimer);
      if (ended.length > 0) await settleSome();
      await announce();
    },
  };
};
