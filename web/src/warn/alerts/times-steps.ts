import { type AlertTimes, releaseTargetS } from '@hazardguard/contract';

/** Steps in the order in which they are taken; the first is what the watch starts with. */
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
export const afterFirstS = ({ first }: AlertTimes, at: string): number => Math.max(0, (Date.parse(at) - Date.parse(first.at)) / 1000);

/** Whether the release came within the target; null: it has not come. */
export const releasedInTime = (times: AlertTimes): boolean | null =>
  times.releasedAt === null ? null : afterFirstS(times, times.releasedAt) < releaseTargetS;
