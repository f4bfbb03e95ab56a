import type { TrainingClip } from '@hazardguard/contract';

/** A short film: one picture for each share of its length, 0 to 1. */
export interface Clip {
  readonly id: TrainingClip;
  readonly draw: (share: number) => string;
}

/** Which third of the clip, and how far into it: each third has its caption. */
export const toThird = (share: number): readonly [third: 0 | 1 | 2, into: number] => {
  const place = Math.min(share * 3, 2.9999);
  const third = Math.floor(place) as 0 | 1 | 2;
  return [third, place - third];
};
