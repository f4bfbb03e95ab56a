import { ApiError, assistantLimits } from '@hazardguard/contract';

const windowMs = 60_000;

/** Questions of one account: so many a minute, so many at once. Kept in memory; it holds no word of what was asked. */
export const openQuota = (now: () => number = () => performance.now()) => {
  const asked = new Map<string, readonly number[]>();
  const running = new Map<string, number>();

  const forgetOld = (moment: number): void => {
    for (const [account, moments] of asked) {
      const recent = moments.filter((at) => moment - at < windowMs);
      if (recent.length === 0) asked.delete(account);
      else asked.set(account, recent);
    }
  };

  /** Takes a place or refuses; what it returns gives the place back, once however often it is called. */
  const enter = (account: string): (() => void) => {
    const moment = now();
    forgetOld(moment);
    const recent = asked.get(account) ?? [];
    const atOnce = running.get(account) ?? 0;
    if (atOnce >= assistantLimits.atOnce) {
      throw new ApiError('too-many-requests', `At most ${assistantLimits.atOnce} questions at once; wait for an answer or cancel one`);
    }
    if (recent.length >= assistantLimits.perMinute) {
      const waitS = Math.ceil((windowMs - (moment - (recent[0] ?? moment))) / 1000);
      throw new ApiError('too-many-requests', `At most ${assistantLimits.perMinute} questions a minute; try again in ${waitS} s`);
    }
    asked.set(account, [...recent, moment]);
    running.set(account, atOnce + 1);
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
