import { describe, expect, test } from 'vitest';
import { gamma } from '../numerics/gamma.ts';
import { testAir } from '../testing/air.ts';
import { atPlace, carryingSpeed, carryingWind, depthAt, passiveShape, placeOfDepth, placeOfFlux, speedAt } from './carrying-wind.ts';
import { computeFrictionVelocity, vonKarman, windShape } from './surface-wind.ts';

const neutral = testAir({ u10: 4, cls: 'D', mode: 'best-estimate' });
const airs = [
  neutral,
  testAir({ u10: 3, cls: 'A', z0: 0.5, mode: 'best-estimate' }),
  testAir({ u10: 2, cls: 'F', z0: 0.003, mode: 'best-estimate' }),
];

/** Mean and standard deviation of the wind over exp(-(Γ(1+1/s) z/H)^s) by the midpoint rule in z, m/s. */
const byHand = (air: (typeof airs)[number], depthM: number, s: number) => {
  const scale = gamma(1 + 1 / s) / depthM;
  const count = 20_000;
  const step = (6 * depthM) / count;
  let [weight, sum, squares] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const z = (i + 0.5) * step;
    const part = Math.exp(-((scale * z) ** s));
    const speed = (computeFrictionVelocity(air) / vonKarman) * windShape(air, z);
    weight += part;
    sum += part * speed;
    squares += part * speed * speed;
  }
  return { mean: sum / weight, spread: Math.sqrt(squares / weight - (sum / weight) ** 2) };
};

describe('the wind that carries a cloud', () => {
  test.each([0.05, 1, 20, 500])('is the mean over its profile, and its shear the standard deviation: %s m deep', (depthM) => {
    for (const air of airs) {
      const wind = carryingWind(air, 1.5);
      const place = placeOfDepth(depthM);
      const passive = byHand(air, depthM, passiveShape);
      expect(speedAt(wind, place, 0) / passive.mean).toBeCloseTo(1, 3);
      expect(carryingSpeed(air, depthM) / passive.mean).toBeCloseTo(1, 3);
      expect(speedAt(wind, place, 1) / byHand(air, depthM, 3).mean).toBeCloseTo(1, 3);
      expect(Math.abs(Math.exp(atPlace(wind.lnShear, place)) / passive.spread - 1)).toBeLessThan(2e-3);
    }
  });

  test('shears in deep neutral air by √ψ′(2/3)/1.5 u*/k, the standard deviation of ln z over its profile', () => {
    const trigamma = 3.063875;
    const expected = (Math.sqrt(trigamma) / passiveShape) * (computeFrictionVelocity(neutral) / vonKarman);
    expect(Math.abs(Math.exp(atPlace(carryingWind(neutral).lnShear, placeOfDepth(1000))) / expected - 1)).toBeLessThan(2e-3);
  });

  test('is found from what it carries, from wherever the search begins', () => {
    const wind = carryingWind(neutral, 1.5);
    for (const from of [0, 40, 126])
      for (const place of [10.3, 60.7, 110.2]) {
        const flux = depthAt(place) * speedAt(wind, place, 0.4) ** 0.5;
        expect(placeOfFlux(wind, flux, 0.4, from, 0.5)).toBeCloseTo(place, 9);
      }
  });
});
