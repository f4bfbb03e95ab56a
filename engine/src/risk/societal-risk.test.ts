import { describe, expect, it } from 'vitest';
import { deadlyCircle, deadlySlice } from '../testing/deadly-shapes.ts';
import { britishPoint, dutchLine } from '../testing/risk-facts.ts';
import { allowedBy, compareIndividual, compareSocietal } from './criteria.ts';
import { riskAt, riskRose } from './individual-risk.ts';
import { polarTable } from './lethality.ts';
import { fatalEvents, fnCurve, frequencyOfAtLeast, type Group, lossOfLife, type Presence } from './societal-risk.ts';
import { uniformClimate } from './wind-climate.ts';

const uniform = uniformClimate([{ id: 'D5', stability: 'D', windSpeedMs: 5, period: null, share: 1 }]);
const always: Presence = { indoors: { day: 0.93, night: 0.99 }, dayShare: 0.5 };
const group = (radiusM: number, bearing: number, day: number, night = day): Group => ({ radiusM, bearing, people: { day, night } });

describe('an F–N curve', () => {
  it('of a single scenario is a step', () => {
    const events = fatalEvents(polarTable(deadlyCircle(200), 60, 24), 1e-5, uniform, 0, [group(100, 1, 40), group(300, 2, 500)], always);
    const curve = fnCurve(events);
    expect(curve).toHaveLength(1);
    expect(curve[0]?.[0]).toBeCloseTo(40, 9);
    expect(frequencyOfAtLeast(curve, 39)).toBeCloseTo(1e-5, 12);
    expect(frequencyOfAtLeast(curve, 41)).toBe(0);
    expect(lossOfLife(events)).toBeCloseTo(4e-4, 12);
  });

  it('tells day from night', () => {
    const events = fatalEvents(polarTable(deadlyCircle(200), 60, 24), 1e-5, uniform, 0, [group(100, 1, 10, 60)], {
      ...always,
      dayShare: 0.25,
    });
    const curve = fnCurve(events);
    expect(frequencyOfAtLeast(curve, 9.9)).toBeCloseTo(1e-5, 12);
    expect(frequencyOfAtLeast(curve, 59.9)).toBeCloseTo(0.75e-5, 12);
  });

  it('never rises with the number of deaths, however many events', () => {
    const events = Array.from({ length: 3000 }, (_none, i) => ({
      perYear: 1e-9 * (1 + (i % 7)),
      deaths: 0.3 + ((i * 7919) % 1000) * 1.001,
    }));
    const curve = fnCurve(events);
    for (const [i, [, frequency]] of curve.entries()) expect(frequency).toBeLessThanOrEqual(curve[i - 1]?.[1] ?? Number.POSITIVE_INFINITY);
    const exact = (n: number) => events.filter(({ deaths }) => deaths >= n).reduce((sum, { perYear }) => sum + perYear, 0);
    for (const [n, frequency] of curve) expect(frequency / exact(n)).toBeCloseTo(1, 9);
  });

  it('loses as many lives as the individual risk of people at their places adds up to', () => {
    const slice = polarTable(deadlySlice(400, 0.25), 60, 24);
    const groups = [group(150, 0.3, 20), group(310, 2.2, 700), group(390, 4, 55)];
    const rose = riskRose(uniform, [{ weather: 0, perYear: 1e-5, table: slice }]);
    const byPlace = groups.reduce((sum, { radiusM, bearing, people }) => sum + people.day * riskAt(rose, radiusM, bearing), 0);
    // The same people, one by one: a slice of 0.5 rad meets 11 or 12 of 144 winds, so the count is within one in ten.
    expect(lossOfLife(fatalEvents(slice, 1e-5, uniform, 0, groups, always)) / byPlace).toBeGreaterThan(0.9);
    expect(lossOfLife(fatalEvents(slice, 1e-5, uniform, 0, groups, always)) / byPlace).toBeLessThan(1.1);
  });
});

describe('criteria', () => {
  it('the Dutch line allows 1e-3/N² from ten deaths on', () => {
    expect(allowedBy(dutchLine, 9)).toBeNull();
    for (const n of [10, 30, 100, 500, 5000]) expect((allowedBy(dutchLine, n) ?? 0) / (1e-3 / n ** 2)).toBeCloseTo(1, 9);
  });

  it('the British point speaks for fifty deaths alone: once in 5,000 years', () => {
    expect(allowedBy(britishPoint, 50)).toBe(2e-4);
    expect(allowedBy(britishPoint, 60)).toBeNull();
    expect(compareSocietal([[60, 1e-4]], britishPoint)).toMatchObject({ ratio: 0.5, atDeaths: 50 });
  });

  it('a curve is worst where it comes nearest to the line', () => {
    expect(
      compareSocietal(
        [
          [10, 5e-6],
          [100, 5e-7],
        ],
        dutchLine,
      ),
    ).toMatchObject({ ratio: expect.closeTo(5, 9), atDeaths: 100 });
    expect(compareSocietal([[2, 1e-3]], dutchLine).ratio).toBe(0);
  });

  it('individual risk is set against its limit', () => {
    const limit = { id: 'uk-public-limit', country: 'GB', who: 'public', perYear: 1e-4, source: 'hse-r2p2' } as const;
    expect(compareIndividual(3e-4, limit).ratio).toBeCloseTo(3, 12);
  });
});
