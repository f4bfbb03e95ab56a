import { findChemical } from '@hazardguard/chemicals';
import { unknownVessels } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { runReachStrip, runStrip } from '../../platform/compute/worker.ts';
import { listCases } from './cases.ts';
import { selectLevel } from './choose-cases.ts';

const hours = Array.from({ length: 6 }, (_, i) => ({
  time: new Date(Date.UTC(2026, 10, 22, 4 * i)).toISOString(),
  weather: { windSpeedMs: 0.6 + 1.3 * i, temperatureC: 24 + i, cloudPercent: (37 * i) % 100 },
}));

const stock = [
  ['7782-50-5', 900],
  ['7664-41-7', 20_000],
  ['74-98-6', 40_000],
  ['86290-81-5', 500_000],
  ['71-43-2', 60_000],
] as const;

test('the quick reach of every case equals that of the whole footprint, to the millimetre accuracy of edges', () => {
  const known = stock.map(([casNo, kg], i) => ({
    row: {
      cas_no: casNo,
      unit: 'kg',
      quantity: kg,
      largest: kg,
      largest_id: i + 1,
      largest_quantity: kg,
      vessels: unknownVessels,
      elevation_m: null,
      kinds: [null],
    } as never,
    chemical: findChemical(casNo),
    form: { kind: 'pure' as const, chemical: findChemical(casNo), massFraction: undefined, densityKgM3: undefined, assumed: [] },
    kg,
    isOfTwoSubstances: false,
  }));
  const { candidates } = listCases(known, { latitude: 21, longitude: 73, terrain: null });
  expect(candidates.length).toBeGreaterThan(20);
  for (const { scenario: document, hazard } of candidates) {
    // As the quick reach: each hour in its own weather.
    const whole = hours.flatMap((hour) => runStrip({ document, hours: [hour] }));
    const level = whole.flatMap((row) => (row.ok ? [selectLevel(hazard, row.levels)?.id ?? ''] : []))[0] ?? '';
    runReachStrip({ document, hours, level }).forEach((row, i) => {
      const all = whole[i];
      const among = all?.ok ? selectLevel(hazard, all.levels) : undefined;
      expect(row.ok, `${document.chemical} ${hazard} ${i}`).toBe(all?.ok);
      if (!row.ok) return;
      expect(row.status).toBe(among?.status);
      expect(Math.abs(row.reachM - (among?.reachM ?? Number.NaN)), `${document.chemical} ${hazard} ${i}`).toBeLessThanOrEqual(1e-3);
    });
  }
});
