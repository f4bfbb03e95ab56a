import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fiveSteps, highestRate, massUntil, type RateHistory, releasedMass, stepsOfStay, thinned } from './history.ts';

const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

/** Histories of any shape: rates held for times, ended by a zero. */
const histories: fc.Arbitrary<RateHistory> = fc
  .array(fc.tuple(number(0.1, 60), number(0.001, 50)), { minLength: 1, maxLength: 200, size: 'max' })
  .map((parts) => {
    const history: (readonly [number, number])[] = [];
    let time = 0;
    for (const [lasts, rate] of parts) {
      history.push([time, rate]);
      time += lasts;
    }
    return [...history, [time, 0]];
  });

const sumMass = (steps: ReturnType<typeof fiveSteps>): number =>
  steps.reduce((mass, { fromS, toS, rateKgS }) => mass + rateKgS * (toS - fromS), 0);
const highestStep = (history: RateHistory, beginningS?: number): number =>
  Math.max(...fiveSteps(history, 0, beginningS).map(({ rateKgS }) => rateKgS));

/** Gas blowing down: 10 kg/s falling by a constant share, over a duration, s. */
const falling = (endS: number): RateHistory => {
  const history: (readonly [number, number])[] = [];
  for (let i = 0; i < 100; i++) history.push([(endS * i) / 100, 10 * Math.exp(-3 * (i / 100))]);
  return [...history, [endS, 0]];
};

test('thinned to 60 rates a history keeps its mass at every moment kept, and in all', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const few = thinned(history, 60);
      expect(few.length).toBeLessThanOrEqual(61);
      expect(Math.abs(releasedMass(few) - releasedMass(history))).toBeLessThanOrEqual(1e-9 * releasedMass(history));
      const [thin, full] = [massUntil(few), massUntil(history)];
      for (const [time] of few) expect(Math.abs(thin(time) - full(time))).toBeLessThanOrEqual(1e-9 * (1 + releasedMass(history)));
    }),
  );
});

test('at most five steps keep the mass, lie end to end and pass no rate of the history', () => {
  fc.assert(
    fc.property(histories, fc.constantFrom(60, 20, 3), (history, beginningS) => {
      const steps = fiveSteps(history, 0, beginningS);
      expect(steps.length).toBeLessThanOrEqual(5);
      expect(Math.abs(sumMass(steps) - releasedMass(history))).toBeLessThanOrEqual(1e-6 * (1 + releasedMass(history)));
      steps.forEach(({ fromS, rateKgS }, i) => {
        expect(fromS).toBeCloseTo(i === 0 ? 0 : (steps[i - 1]?.toS ?? Number.NaN), 6);
        expect(rateKgS).toBeLessThanOrEqual(highestRate(history) * (1 + 1e-9));
      });
    }),
  );
});

test('the highest rate of a release that falls is a mean over a minute, just above a minute too', () => {
  let last = highestStep(falling(55));
  for (let endS = 55.5; endS < 70; endS += 0.25) {
    const next = highestStep(falling(endS));
    expect(Math.abs(next / last - 1), `${endS} s`).toBeLessThan(0.02);
    last = next;
  }
});

test('so is that of one that rises', () => {
  const rising = (endS: number): RateHistory => [
    ...falling(endS)
      .slice(0, -1)
      .map(([t, r], i, all) => [t, all[all.length - 1 - i]?.[1] ?? r] as const),
    [endS, 0],
  ];
  let last = highestStep(rising(55));
  for (let endS = 55.5; endS < 400; endS += 0.5) {
    const next = highestStep(rising(endS));
    expect(Math.abs(next / last - 1), `${endS} s`).toBeLessThan(0.05);
    last = next;
  }
});

test('a pool that is followed longer for those who stay keeps the rate of its first hour, and all its mass', () => {
  /** Vapour of a pool that cools: 0.036 kg/s at first, a tenth of it after hours. */
  const pool = (endS: number): RateHistory => {
    const history: (readonly [number, number])[] = [];
    for (let t = 0; t < endS; t += 30) history.push([t, 0.0036 + 0.0324 * Math.exp(-t / 900)]);
    return [...history, [endS, 0]];
  };
  const hour = stepsOfStay(pool(3600), 3600);
  expect(hour).toEqual(fiveSteps(pool(3600)));
  for (const endS of [3601, 3700, 7200, 28_800]) {
    const steps = stepsOfStay(pool(endS), 3600);
    expect(Math.max(...steps.map(({ rateKgS }) => rateKgS))).toBeCloseTo(Math.max(...hour.map(({ rateKgS }) => rateKgS)), 9);
    expect(sumMass(steps) / releasedMass(pool(endS))).toBeCloseTo(1, 9);
    steps.forEach(({ fromS }, i) => {
      expect(fromS).toBeCloseTo(i === 0 ? 0 : (steps[i - 1]?.toS ?? Number.NaN), 6);
    });
  }
  // One that grows is not cut at the hour, where it would be thinned.
  const growing: RateHistory = Array.from({ length: 101 }, (_, i) => [72 * i, i < 100 ? 1 + i : 0] as const);
  expect(stepsOfStay(growing, 3600)).toEqual(fiveSteps(growing));
});

test('a jet of two seconds before an hour of vapour from its pool keeps its own rate', () => {
  const history: RateHistory = [
    [0, 100],
    [2, 0.05],
    [3600, 0],
  ];
  expect(highestStep(history, 2)).toBeCloseTo(100, 9);
  expect(highestStep(history)).toBeCloseTo((200 + 58 * 0.05) / 60, 9);
});
