import { type AlertTimes, releaseTargetS } from '@hazardguard/contract';

/** The steps in their order; the first one starts the stopwatch. */
export const listTimeSteps = (times: AlertTimes) => {
  const { first, draftedAt, handedInAt, releasedAt, firstReceiptAt, allReceiptsAt } = times;
  const draft = [{ name: 'drafted', at: draftedAt }] as const;
  return [
    ...(first.what === 'drafted' ? [] : [{ name: first.what, at: first.at } as const]),
    ...draft,
    { name: 'handedIn', at: handedInAt },
    { name: 'released', at: releasedAt },
    { name: 'firstReceipt', at: firstReceiptAt },
    { name: 'allReceipts', at: allReceiptsAt },
  ] as const;
};

/** From the first sign to a moment, s. */
export const computeAfterFirstS = ({ first }: AlertTimes, at: string): number =>
  Math.max(0, (Date.parse(at) - Date.parse(first.at)) / 1000);

/** Whether the release met the target; null: not released yet. */
export const isReleasedInTime = (times: AlertTimes): boolean | null =>
  times.releasedAt === null ? null : computeAfterFirstS(times, times.releasedAt) < releaseTargetS;
