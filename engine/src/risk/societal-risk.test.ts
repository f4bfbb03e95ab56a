import { describe, expect, it } from 'vitest';
import { deadlyCircle, deadlySlice } from '../testing/deadly-shapes.ts';
import { britishPoint, dutchLine } from '../testing/risk-facts.ts';
import { allowedBy, compareIndividual, compareSocietal } from './criteria.ts';
import { riskAt, riskRose } from './individual-risk.ts';
import { polarTable } from './lethality.ts';
import { fatalEvents, fnCurve, frequencyOfAtLeast, type Group, lossOfLife, type Presence, windsPerSector } from './societal-risk.ts';
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

  it('distinguishes day and night', () => {
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
    // The same people, one by one; the rose is read between its bearings.
    expect(Math.abs(lossOfLife(fatalEvents(slice, 1e-5, uniform, 0, groups, always)) / byPlace - 1)).toBeLessThan(0.002);
  });

  it.each([30, 3, 1, 0.3, 0.1])('loses the same lives to a cloud of %d° however many winds a sector is cut into', (wholeDeg) => {
    const half = (wholeDeg * Math.PI) / 360;
    const slice = polarTable(deadlySlice(400, half), 60, 24);
    // Every wind as likely: each place is hit by the share of the circle that the cloud is wide.
    const groups = Array.from({ length: 12 }, (_none, i) => group(120 + 20 * i, 0.37 + 0.53 * i, 10 * (i + 1)));
    const people = groups.reduce((sum, one) => sum + one.people.day, 0);
    const expected = 1e-5 * people * (wholeDeg / 360);
    const chosen = windsPerSector(slice, groups, 16);
    for (const winds of [chosen, 2 * chosen, 9])
      expect(Math.abs(lossOfLife(fatalEvents(slice, 1e-5, uniform, 0, groups, always, winds)) / expected - 1)).toBeLessThan(0.002);
  });

  it('keeps the greatest number of deaths of a narrow cloud, and how often it comes', () => {
    const slice = polarTable(deadlySlice(400, (0.75 * Math.PI) / 180), 60, 24);
    const curve = fnCurve(fatalEvents(slice, 1e-5, uniform, 0, [group(200, 1, 300)], always));
    expect(curve.at(-1)?.[0]).toBeCloseTo(300, 6);
    // A wind that holds an edge of the cloud loses part of the people.
    for (const deaths of [1, 150, 299]) expect(Math.abs(frequencyOfAtLeast(curve, deaths) / ((1e-5 * 1.5) / 360) - 1)).toBeLessThan(0.05);
  });

  it('meets only places downwind, in each sector', () => {
    const slice = polarTable(deadlySlice(400, 0.1), 60, 24);
    for (const sector of [0, 3, 15]) {
      const shares = Array.from({ length: 16 }, (_none, i) => (i === sector ? 1 : 0));
      const climate = { sectors: 16, classes: [{ id: 'D5', stability: 'D' as const, windSpeedMs: 5, period: null, shares }] };
      const to = ((sector * 22.5 + 180) * Math.PI) / 180;
      const downwind = lossOfLife(fatalEvents(slice, 1, climate, 0, [group(200, to, 1)], always));
      // 0.2 rad of a sector of 0.393 rad.
      expect(downwind).toBeCloseTo(0.2 / (Math.PI / 8), 2);
      expect(fatalEvents(slice, 1, climate, 0, [group(200, to + 0.4, 1)], always)).toEqual([]);
      const left = lossOfLife(fatalEvents(slice, 1, climate, 0, [group(200, to - 0.19, 1)], always));
      expect(left / lossOfLife(fatalEvents(slice, 1, climate, 0, [group(200, to + 0.19, 1)], always))).toBeCloseTo(1, 6);
    }
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
