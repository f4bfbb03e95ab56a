import { describe, expect, test } from 'vitest';
import { type RateHistory, releasedMass } from '../source/history.ts';
import type { SourcePart } from '../types/pipeline.ts';
import { findWindows, type Window } from './dense-windows.ts';

const part = (history: RateHistory, more: Partial<SourcePart> = {}): SourcePart => ({
  kind: 'opening',
  massKg: releasedMass(history),
  history,
  temperatureK: 240,
  liquidFraction: 0,
  densityKgM3: 3,
  poolRadiusM: 0,
  jet: null,
  ...more,
});
const burst = (massKg: number): SourcePart => ({ ...part([]), kind: 'burst', massKg });

/** A rate that falls from 10 kg/s with a time scale, s, in so many pieces. */
const falling = (scaleS: number, pieces = 40): RateHistory =>
  Array.from({ length: pieces + 1 }, (_, i) => [(6 * scaleS * i) / pieces, i === pieces ? 0 : 10 * Math.exp((-6 * (i + 0.5)) / pieces)]);

const rates = (windows: readonly Window[]): readonly number[] => windows.map(({ massKg, durationS }) => massKg / durationS);

describe('windows of a release', () => {
  test('an even rate is one window, and so is a burst alone', () => {
    expect(findWindows([part([[0, 2], [600, 0]])])).toMatchObject([{ fromS: 0, durationS: 600, massKg: 1200 }]); // biome-ignore format: one line
    expect(findWindows([burst(50)])).toMatchObject([{ fromS: 0, durationS: 0, massKg: 50 }]);
  });

  test('of a falling rate each is twice as long and slower, and the last is all of it but for a fiftieth', () => {
    const windows = findWindows([part(falling(100))]);
    expect(windows.length).toBeGreaterThan(3);
    expect((windows.at(-1)?.massKg ?? 0) / releasedMass(falling(100))).toBeGreaterThan(0.98);
    for (let i = 1; i + 1 < windows.length; i++) {
      expect((windows[i]?.durationS ?? 0) / (windows[i - 1]?.durationS ?? 1)).toBeGreaterThan(1.999);
      expect((rates(windows)[i] ?? 0) / (rates(windows)[i - 1] ?? 1)).toBeLessThan(0.9);
    }
  });

  test('each holds what the history gives in its time', () => {
    const history: RateHistory = [[0, 1], [100, 4], [130, 3], [400, 0.5], [900, 0]]; // biome-ignore format: one line
    for (const { fromS, durationS, massKg } of findWindows([part(history)])) {
      const inside = history.slice(0, -1).reduce((sum, [from, rate], i) => {
        const to = history[i + 1]?.[0] ?? from;
        return sum + rate * Math.max(0, Math.min(to, fromS + durationS) - Math.max(from, fromS));
      }, 0);
      expect(massKg).toBeCloseTo(inside, 9);
    }
  });

  test('they hardly change with the history, its pieces, or the length of a burst', () => {
    const [one, other, finer] = [falling(100), falling(101), falling(100, 200)].map((history) => findWindows([part(history)]));
    expect(other).toHaveLength(one?.length ?? 0);
    one?.forEach((window, i) => {
      expect((other?.[i]?.massKg ?? 0) / window.massKg).toBeCloseTo(1.01, 2);
      expect((finer?.[i]?.massKg ?? 0) / window.massKg).toBeGreaterThan(0.9);
      expect((finer?.[i]?.massKg ?? 0) / window.massKg).toBeLessThan(1.1);
    });
    const pool = part([[0, 2], [100, 1], [700, 0]], { kind: 'pool', poolRadiusM: 5 }); // biome-ignore format: one line
    const [atOnce, soon] = [findWindows([burst(100), pool]), findWindows([part([[0, 10_000], [0.01, 0]]), pool])]; // biome-ignore format: one line
    expect(soon).toHaveLength(atOnce.length);
    atOnce.forEach(({ massKg, durationS }, i) => {
      expect((soon[i]?.massKg ?? 0) / massKg).toBeCloseTo(1, 1);
      expect(Math.abs((soon[i]?.durationS ?? 0) - durationS)).toBeLessThan(1 + 0.1 * durationS);
    });
  });
});
