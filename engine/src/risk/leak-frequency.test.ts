import { describe, expect, it } from 'vitest';
import { leakTable, lognormalLeaks } from '../testing/risk-facts.ts';
import { leakSizes, listLeaks, listLognormalLeaks } from './leak-frequency.ts';

const of = (kind: string, diameterMm: number, count = 1) => listLeaks(leakTable, { kind, diameterMm, count });
const frequency = (kind: string, diameterMm: number, band: string): number | undefined =>
  of(kind, diameterMm).rows.find((row) => row.band === band)?.perYear;

describe('leak frequencies of IOGP 434-01', () => {
  it.each([
    ['flange', 50, 'tiny', 4.4e-6],
    ['flange', 300, 'rupture', 1.3e-6],
    ['steelPipePerMetre', 150, 'small', 3.9e-6],
    ['centrifugalPump', 100, 'medium', 1.4e-4],
    ['centrifugalPump', 200, 'rupture', 4e-6],
  ])('%s of %d mm, %s hole: %d a year', (kind, diameter, band, published) => {
    expect(frequency(kind, diameter, band)).toBeCloseTo(published, 12);
  });

  it('goes straight between two published sizes', () => {
    expect(frequency('flange', 225, 'tiny')).toBeCloseTo((7.0e-6 + 1.3e-5) / 2, 15);
  });

  it('takes the nearest size outside the table and says so', () => {
    const { rows, caveats } = of('flange', 25);
    expect(rows[0]?.perYear).toBe(4.4e-6);
    expect(caveats.filter(({ code }) => code === 'diameter-outside-table')).toMatchObject([{ value: 25, range: [50, 900] }]);
    expect(of('flange', 150).caveats).toEqual([]);
    const codes = (kind: string, diameterMm: number) => of(kind, diameterMm).caveats.map(({ code }) => code);
    expect(codes('centrifugalPump', 25)).toContain('diameter-outside-table');
    expect(codes('instrumentConnection', 20)).not.toContain('diameter-outside-table');
  });

  it('has no hole wider than the equipment, and stands for a band by the geometric mean of its ends', () => {
    const pipe = of('steelPipePerMetre', 50).rows;
    expect(pipe.find(({ band }) => band === 'large')?.holeMm).toBe(50);
    const wide = of('steelPipePerMetre', 300).rows;
    expect(wide.find(({ band }) => band === 'large')?.holeMm).toBeCloseTo(Math.sqrt(50 * 150), 1);
    expect(wide.find(({ band }) => band === 'rupture')?.holeMm).toBe(300);
  });

  it('stands for a band that the bore cuts by the mean of what is left of it, and says so', () => {
    const hole = (kind: string, diameterMm: number, band: string) =>
      of(kind, diameterMm).rows.find((row) => row.band === band)?.holeMm ?? 0;
    // Large is 50 to 150 mm: in a bore of 80 mm it ends at 80 mm, of 50 mm nothing is left but the full bore.
    expect(hole('steelPipePerMetre', 80, 'large')).toBeCloseTo(Math.sqrt(50 * 80), 9);
    expect(hole('steelPipePerMetre', 50, 'large')).toBe(50);
    expect(hole('instrumentConnection', 25, 'medium')).toBeCloseTo(Math.sqrt(10 * 25), 9);
    expect(hole('steelPipePerMetre', 80, 'medium')).toBe(22.4);
    const said = of('steelPipePerMetre', 80).caveats.filter(({ code }) => code === 'leak-band-cut');
    expect(said).toMatchObject([{ value: Math.sqrt(50 * 80), params: { band: 'large', diameterMm: 80, low: 50, high: 150 } }]);
  });

  it('adds up over equipment: sizes of holes keep every leak', () => {
    const rows = [...of('flange', 150, 12).rows, ...of('steelPipePerMetre', 100, 80).rows, ...of('centrifugalPump', 150).rows];
    const sum = (list: readonly { perYear: number }[]) => list.reduce((total, { perYear }) => total + perYear, 0);
    const sizes = leakSizes(rows);
    expect(sum(sizes)).toBeCloseTo(sum(rows), 12);
    expect(sizes.map(({ holeMm }) => holeMm)).toEqual([1.73, 5.48, 22.4, Math.sqrt(50 * 100), 86.6, 100, 150]);
  });
});

describe('lognormal leak frequencies of HyRAM', () => {
  it('takes the mean of the published lognormal', () => {
    const [tenThousandth] = listLognormalLeaks(lognormalLeaks, 'h2_gas', { kind: 'compressor', diameterMm: 25, count: 2 });
    expect(tenThousandth?.perYear).toBeCloseTo(2 * Math.exp(-2.3053 + 0.3018 ** 2 / 2), 12);
    expect(tenThousandth?.holeMm).toBeCloseTo(0.25, 12);
  });
});
