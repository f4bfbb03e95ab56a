import type { DeliveryChannel } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { withRoundSpan } from '../../platform/observe/tracing/trace.ts';
import { eraseFollower, type FollowerRow } from '../followers/store.ts';
import { type Claim, claimDue, extendClaims, noteEnds, readNextDueS, releaseClaims, reservePace, type Settled, settle } from './claims.ts';
import { repairAfterClockJump } from './clock-jump.ts';
import { makeDeadlineClock } from './deadline-clock.ts';
import { type SendDeps, sendClaim } from './send.ts';

export interface LaneOptions extends SendDeps {
  readonly database: Database;
  readonly channel: DeliveryChannel;
  readonly worker: string;
  /** Messages at a time whose hand-over has begun and whose end is not yet written: no more can be sent twice when this server dies. */
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

/** Statements that write ends at a time: while one waits for the disk, the next collects what ends meanwhile. */
const settlesAtOnce = 2;
/** Claimed ahead is what is sent in so long: a worker beside a slow gateway leaves the rest to others. */
const aheadMs = 200;
const largestClaim = 250;
/** Ends that could not be written are tried again sooner than another worker may claim their messages. */
const settleAgainMs = 250;
/** Browsers are notified of new counts this often. */
const noteMs = 250;
/** Without an announcement the queue is looked at so often. */
const longestMs = 15_000;
const failureMs = 2_000;

interface Claimed {
  readonly claim: Claim;
  /** When the warning expires, on the lane's clock, ms. */
  readonly expiresAt: number;
}

/**
 * The messages of one channel: claims some ahead, keeps a number of them under way, writes each end when it is known (those that come
 * while a write is under way together) and prolongs the claims of what lasts. A message counts as under way until its end is on disk, so
 * a slow database slows the sending down instead of piling up messages that a crash would send again. A fault of the database ends
 * nothing: ends that could not be written are written later, and messages that were lost come due again.
 */
export const openLane = (options: LaneOptions): Lane => {
  const { database, channel, worker, atOnce, perSecond, leaseS, onEnded, onRound, onError } = options;
  const moment = makeDeadlineClock();
  /** Until when a claim is ours on that clock, ms: counted from before it was asked for, so never too late. */
  const heldUntil = new Map<string, number>();
  let ahead: Claimed[] = [];
  const underWay = new Map<string, Claim>();
  let ended: { readonly claim: Claim; readonly end: Settled }[] = [];
  const settling = new Map<string, Claim>();
  let settles = 0;
  let settleTimer: NodeJS.Timeout | undefined;
  /** A message of each alert whose counts have changed since browsers were notified, by alert. */
  const toNote = new Map<string, string>();
  let noteTimer: NodeJS.Timeout | undefined;
  /** Settled since the last claim, which was at that time: how many to claim next follows from them. */
  let settled = 0;
  let claimedAt = performance.now();
  let claimSize = atOnce;
  let refilling: Promise<void> | null = null;
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
  const note = async (): Promise<void> => {
    clearTimeout(noteTimer);
    noteTimer = undefined;
    const noted = [...toNote];
    toNote.clear();
    if (noted.length === 0) return;
    try {
      await noteEnds(
        database,
        noted.map(([, id]) => id),
      );
    } catch (error) {
      for (const [alert, id] of noted) toNote.set(alert, id);
      if (!stopping) noteSoon();
      throw error;
    }
  };
  const noteSoon = (): void => {
    noteTimer ??= setTimeout(() => void note().catch(onError), noteMs).unref();
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
      heldUntil.delete(claim.id);
      if (end.state === 'waiting') look(end.delayS * 1_000 + 20);
      else {
        toNote.set(claim.alertId ?? claim.id, claim.id);
        onEnded?.(channel, end.state);
      }
    }
    if (toNote.size > 0) noteSoon();
  };
  const settleSoon = (): void => {
    if (ended.length === 0 || settles >= settlesAtOnce || settleTimer !== undefined) return;
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
    underWay.set(claim.id, claim);
    try {
      const end = await sendClaim(options, { ...claim, expired: claim.expired || moment() >= expiresAt });
      if (end.cause === 'gone' && claim.followerId !== null) {
        await settle(database, worker, [end]);
        await eraseFollower(database, { id: claim.followerId, channel: claim.channel, address: claim.address } as FollowerRow);
      }
      ended.push({ claim, end });
    } catch (error) {
      // Nobody settles it: it comes due again when its claim runs out.
      heldUntil.delete(claim.id);
      onError(error);
    } finally {
      underWay.delete(claim.id);
      settleSoon();
      pump();
    }
  };
  /** Begun, and not yet written how it ended. */
  const openClaims = (): readonly Claim[] => [...underWay.values(), ...ended.map(({ claim }) => claim), ...settling.values()];
  const nextClaimSize = (): number => {
    const passedMs = performance.now() - claimedAt;
    claimSize = Math.round(Math.min(largestClaim, Math.max(2 * atOnce, (settled / passedMs) * aheadMs)));
    claimedAt += passedMs;
    settled = 0;
    return claimSize;
  };
  const refill = async (): Promise<void> => {
    const limit = perSecond === null ? nextClaimSize() : Math.max(1, Math.min(largestClaim, Math.ceil(perSecond / 4)));
    woken = false;
    if (performance.now() >= mendAt) {
      mendAt = performance.now() + longestMs;
      await repairAfterClockJump(database, channel, leaseS);
    }
    const due = await readNextDueS(database, channel);
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
    const atWork = new Set(openClaims().map(({ id }) => id));
    const begun = claims.filter(({ id }) => !atWork.has(id)).map((claim) => ({ claim, expiresAt: askedAt + claim.leftS * 1_000 }));
    ahead = [...ahead.filter(({ claim }) => !again.has(claim.id)), ...begun];
    // Nothing though something was due: another worker has it under its hand.
    if (claims.length > 0) woken = true;
    else look(200);
  };
  const pump = (): void => {
    while (!stopping && underWay.size + ended.length + settling.size < atOnce && ahead.length > 0) {
      const next = ahead.shift() as Claimed;
      // A claim that ran out is somebody else's by now.
      if (moment() < (heldUntil.get(next.claim.id) ?? 0)) void begin(next);
      else heldUntil.delete(next.claim.id);
    }
    if (stopping || refilling !== null || ahead.length >= Math.max(atOnce, claimSize / 2)) return;
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
    const askedAt = moment();
    // What was settled meanwhile is no longer held.
    for (const id of await extendClaims(database, worker, ids, leaseS)) if (heldUntil.has(id)) heldUntil.set(id, askedAt + leaseS * 1_000);
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
      while (underWay.size + settling.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      clearTimeout(settleTimer);
      if (ended.length > 0) await settleSome();
      await note();
    },
  };
};
