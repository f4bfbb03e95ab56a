import { expect, test } from 'vitest';
import { prepare } from '../choose/prepare.ts';
import { computeReaches } from '../compute/reaches.ts';
import { run } from '../compute/run.ts';
import { checkScenario } from '../read/scenario.ts';
import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import { methanol } from '../testing/substances.ts';
import type { Substance } from '../types/substance-types.ts';

const radiusM = 150;

/** A wide pool, and levels: above what its vapour can be, below that but above its plume, and far below. */
const levelled = (...ppm: readonly number[]): Substance => ({
  ...methanol,
  toxicLevels: ppm.map((value, i) => ({
    id: `AEGL-${3 - i}`,
    family: 'AEGL',
    severity: (['severe', 'middle', 'mild'] as const)[i] ?? 'mild',
    byExposure: [{ seconds: 3600, ppm: value }],
  })),
});
const spill = (over: object = {}) => ({
  chemical: 'methanol',
  hazard: 'leak',
  quantityKg: 400_000,
  storage: { bundAreaM2: Math.PI * radiusM ** 2 },
  rupture: { type: 'catastrophic' },
  weather: { windSpeedMs: 5, windFromDeg: 0, temperatureC: 25, stability: 'D' },
  site: { latitude: 20, longitude: 73 },
  ...over,
});
const zonesOf = (document: object, substance: Substance) => {
  const checked = checkScenario(document, substance);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return run(checked.scenario).zones;
};
const substance = levelled(500_000, 60_000, 100);

test('a level that its vapour exceeds but its plume does not is reached over the pool, and is the pool', () => {
  expect((1e6 * vapourPressureAt(methanol, 298)) / 101_325).toBeGreaterThan(100_000);
  const [above, over, far] = zonesOf(spill(), substance);
  expect(above).toMatchObject({ status: 'not-reached', reachM: 0 });
  expect(over?.status).toBe('reached');
  expect(over?.reachM).toBeCloseTo(radiusM, 0);
  expect((over?.areaM2 ?? 0) / (Math.PI * radiusM ** 2)).toBeCloseTo(1, 2);
  expect(far?.reachM).toBeGreaterThan(2 * radiusM);
});

test('so it is without outlines, by each model, and in weather that changes', () => {
  const reaches = computeReaches(spill(), substance);
  expect(reaches.ok && reaches.levels.map(({ reachM }) => reachM)).toEqual(zonesOf(spill(), substance).map(({ reachM }) => reachM));
  for (const model of ['similarity-plume', 'gaussian-plume', 'dense-plume'])
    expect(zonesOf(spill({ model }), substance)[1]?.reachM, model).toBeCloseTo(radiusM, 0);
  const weather = [
    { fromMin: 0, ...spill().weather },
    { fromMin: 20, ...spill().weather, windFromDeg: 60 },
  ];
  expect(zonesOf(spill({ weather }), substance)[1]).toMatchObject({ status: 'reached' });
  expect(zonesOf(spill({ weather }), substance)[0]).toMatchObject({ status: 'not-reached' });
});

test('in ALOHA’s way a pool has no more than its plume', () => {
  const overPool = (mode: string): unknown => {
    const checked = checkScenario(spill({ mode }), substance);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const { model, air, source } = prepare(checked.scenario);
    const { field } = model.compute(checked.scenario, air, source);
    return field.shape === 'plume' && field.sourcePpm;
  };
  expect(overPool('best-estimate')).toBeGreaterThan(60_000);
  expect(overPool('aloha-compatible')).toBe(0);
});
