import { ApiError, assistantLimits } from '@hazardguard/contract';

const windowMs = 60_000;

/** Limits the questions of an account per minute and at the same time. Kept in memory, without the questions themselves. */
export const openQuota = (now: () => number = () => performance.now()) => {
  const recentByAccount = new Map<string, readonly number[]>();
  const running = new Map<string, number>();

  const forgetOld = (moment: number): void => {
    for (const [account, moments] of recentByAccount) {
      const recent = moments.filter((at) => moment - at < windowMs);
      if (recent.length === 0) recentByAccount.delete(account);
      else recentByAccount.set(account, recent);
    }
  };

  /** Admits a question or refuses it. The returned function ends it; calling it again has no effect. */
  const enter = (account: string): (() => void) => {
    const moment = now();
    forgetOld(moment);
    const recent = recentByAccount.get(account) ?? [];
    const inProgress = running.get(account) ?? 0;
    if (inProgress >= assistantLimits.atOnce) {
      throw new ApiError(
        'too-many-requests',
        `At most ${assistantLimits.atOnce} questions at the same time. Wait for an answer or cancel one`,
      );
    }
    if (recent.length >= assistantLimits.perMinute) {
      const waitS = Math.ceil((windowMs - (moment - (recent[0] ?? moment))) / 1000);
      throw new ApiError('too-many-requests', `At most ${assistantLimits.perMinute} questions a minute. Try again in ${waitS} s`);
    }
    recentByAccount.set(account, [...recent, moment]);
    running.set(account, inProgress + 1);
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      const left = (running.get(account) ?? 1) - 1;
      if (left === 0) running.delete(account);
      else running.set(account, left);
    };
  };
  return { enter };
};
