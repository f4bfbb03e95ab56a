import { expect, test } from 'vitest';
import { run } from '../compute/run.ts';
import { lastWhere } from '../numerics/bisect.ts';
import { checkScenario } from '../read/scenario.ts';
import { chlorine } from '../testing/substances.ts';

/** A small leak of chlorine in ALOHA's way in a wind, m/s. */
const inWind = (windSpeedMs: number, changes: object = {}) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      mode: 'aloha-compatible',
      quantityKg: 1000,
      rupture: { type: 'direct', rateKgS: 0.02 },
      weather: { windSpeedMs, windFromDeg: 0, temperatureC: 20, stability: 'D' },
      site: { latitude: 20, longitude: 72 },
      ...changes,
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return run(checked.scenario);
};

test('by the Richardson number at which ALOHA changes its model, each side shows the reaches of the other', () => {
  const changesAt = lastWhere((wind) => inWind(wind).model.id === 'heavy-plume', 5, 40, 1e-3);
  const [heavy, passive] = [inWind(changesAt - 0.01), inWind(changesAt + 0.01)];
  expect([heavy.model.id, passive.model.id]).toEqual(['heavy-plume', 'gaussian-plume']);
  for (const [one, other] of [
    [heavy, passive],
    [passive, heavy],
  ] as const) {
    const caveat = one.caveats.find(({ code }) => code === 'near-dense');
    expect(caveat?.params?.model).toBe(other.model.id);
    for (const [i, { reachM }] of other.zones.entries()) {
      expect(Number(caveat?.params?.[`otherReach${i + 1}M`]) / Math.max(1e-9, reachM)).toBeCloseTo(1, 1);
    }
  }
});

test('far from that number, with a model asked for, or in the best estimate near the ground nothing is said', () => {
  for (const result of [inWind(3), inWind(12, { model: 'gaussian-plume' }), inWind(12, { mode: 'best-estimate' })])
    expect(result.caveats.map(({ code }) => code)).not.toContain('near-dense');
});
