import { emptyReceptors, type RunResult, type ScenarioDocument } from '@hazardguard/engine';
import { expect, it } from 'vitest';
import { evaluate } from '../../compute/evaluate.ts';
import { distanceM } from '../../compute/geodesy.ts';
import { rotateRing } from './rotate-ring.ts';

const document = (windFromDeg: number, longitude = 72.6): ScenarioDocument => ({
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'direct', rateKgS: 1.5, durationMin: 10 },
  weather: { windSpeedMs: 3, windFromDeg, temperatureC: 25, stability: 'D' },
  site: { latitude: 21.7, longitude },
});

const computeResult = (one: ScenarioDocument): RunResult => {
  const evaluation = evaluate(one, emptyReceptors);
  if (evaluation.kind !== 'result') throw new Error('the scenario is refused');
  return evaluation.result;
};

it.each([72.6, 179.99])('a rotated footprint is the footprint of the rotated wind, at longitude %d', (longitude) => {
  const north = computeResult(document(0, longitude));
  const other = computeResult(document(217, longitude));
  north.zones.forEach((zone, i) => {
    const computed = other.zones[i]?.polygon[0] ?? [];
    const turned = rotateRing(zone.polygon[0] ?? [], north.site, 217);
    expect(turned).toHaveLength(computed.length);
    turned.forEach(([x, y], k) => {
      const [cx, cy] = computed[k] ?? [0, 0];
      // Rings are rounded to a centimetre.
      expect(distanceM(y, x, cy, cx)).toBeLessThan(0.05);
      expect(Math.abs(x - cx)).toBeLessThan(1);
    });
  });
});
