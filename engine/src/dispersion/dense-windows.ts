import { type RateHistory, massUntil } from '../source/history.ts';

/** A stretch of a release: its mass, as if released evenly over its time. */
export interface Window {
  readonly fromS: number;
  readonly durationS: number;
  readonly massKg: number;
}

/** Shares of the highest rate; a window holds all that comes at this rate or more. */
const levels = [0.9, 0.5, 0.25, 0.1, 0.03, 0] as const;

/** A longer window with no more mass than this times that of a shorter one says nothing new. */
const sameMass = 1.02;

/**
 * The stretches of a release that can be the highest at some distance: the beginning at the highest rate near by, more of it farther on,
 * all of it far away. A steady release is one window. For each share of the highest rate the time from the first to the last moment
 * with that rate or more; kg, s.
 */
export const findWindows = (history: RateHistory): readonly Window[] => {
  let highest = 0;
  for (const [, rate] of history) highest = Math.max(highest, rate);
  if (!(highest > 0)) return [];
  const massBy = massUntil(history);
  const windows: Window[] = [];
  for (const level of levels) {
    let from = -1;
    let to = 0;
    for (let i = 0; i + 1 < history.length; i++) {
      const [time, rate] = history[i] ?? [0, 0];
      if (!(rate > 0 && rate >= level * highest)) continue;
      if (from < 0) from = time;
      to = history[i + 1]?.[0] ?? time;
    }
    const massKg = massBy(to) - massBy(from);
    if (to > from && massKg > sameMass * (windows.at(-1)?.massKg ?? 0)) windows.push({ fromS: from, durationS: to - from, massKg });
  }
  return windows;
};
