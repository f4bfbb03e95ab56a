import { describe, expect, it } from 'vitest';
import { climateFromRecords, normalised, sumShares, uniformClimate, type WeatherRecord } from './wind-climate.ts';

const record = (windSpeedMs: number, windFromDeg: number, stability: WeatherRecord['stability'] = 'D'): WeatherRecord => ({
  windSpeedMs,
  windFromDeg,
  stability,
});

describe('a wind climate', () => {
  it('counts records by class, speed and sector; sector 0 is centred on north', () => {
    const { climate, caveats } = climateFromRecords([record(5, 355), record(5.4, 10), record(5, 90), record(3, 180, 'F')]);
    expect(caveats).toEqual([]);
    const [neutral, stable] = climate.classes;
    expect(neutral?.shares[0]).toBe(0.5);
    expect(neutral?.shares[4]).toBe(0.25);
    expect(neutral?.windSpeedMs).toBeCloseTo(5.1333, 3);
    expect(stable?.shares[8]).toBe(0.25);
  });

  it('spreads calms as the rest of their bin blows, at 1 m/s, and says so', () => {
    const { climate, caveats } = climateFromRecords([record(0, 0, 'F'), record(1.5, 45, 'F'), record(1.5, 45, 'F'), record(1.5, 225, 'F')]);
    const [only] = climate.classes;
    expect(sumShares(only ?? { id: '', stability: 'F', windSpeedMs: 1, period: null, shares: [] })).toBeCloseTo(1, 12);
    expect(only?.shares[2]).toBeCloseTo(2 / 3, 12);
    expect(only?.windSpeedMs).toBeCloseTo((1 + 4.5) / 4, 12);
    expect(caveats).toMatchObject([{ code: 'climate-calms', value: 25 }]);
  });

  it('keeps all time, whatever the records', () => {
    const records = Array.from({ length: 997 }, (_none, i) => record((i * 37) % 11, (i * 73) % 360, i % 3 === 0 ? 'F' : 'D'));
    const total = (classes: readonly { shares: readonly number[] }[]) => classes.flatMap(({ shares }) => shares).reduce((a, b) => a + b, 0);
    expect(total(climateFromRecords(records).climate.classes)).toBeCloseTo(1, 12);
    const half = uniformClimate([{ id: 'D5', stability: 'D', windSpeedMs: 5, period: null, share: 0.5 }]);
    expect(total(normalised(half).classes)).toBeCloseTo(1, 12);
  });
});
