import { describe, expect, test } from 'vitest';
import { waterRoughness, waterRoughnessUnder } from './atmosphere/roughness.ts';
import { carryingWind, placeOfFlux } from './dispersion/carrying-wind.ts';
import { blanketRadius } from './dispersion/heavy-blanket.ts';
import { marchHeavy } from './dispersion/heavy-march.ts';
import { marchSimilarity } from './dispersion/similarity-march.ts';
import { highestAt, lastWhere } from './numerics/bisect.ts';
import { whereItFallsTo } from './numerics/falls-to.ts';
import { nelderMead } from './numerics/nelder-mead.ts';
import { Refusal } from './refusal.ts';
import { cloudFacts } from './substance/cloud-facts.ts';
import { mixingTable } from './substance/mixing-table.ts';
import { boilingTemperatureAt } from './substance/vapour-pressure.ts';
import { testAir } from './testing/air.ts';
import { chlorine } from './testing/substances.ts';

// Each search is given something it cannot find: it must say so, with what, where and the range, and never hand out its last guess.
describe('a search that does not find what it looks for throws', () => {
  const air = testAir({ u10: 3, cls: 'D', mode: 'best-estimate' });

  test('halving, where the answer is the same at both ends', () => {
    expect(() => lastWhere(() => true, 0, 8, 1e-6, { name: 'depth', unit: 'm' })).toThrow(
      'depth: not converged at 8 m; must be less than 8',
    );
    expect(() => lastWhere(() => false, 0, 8, 1e-6, { name: 'depth', unit: 'm' })).toThrow('depth: not converged at 0 m; must be above 0');
    expect(() => lastWhere(() => true, 8, 0, 1e-6)).toThrow('must be at least 8');
  });

  test('the highest place of a function that is no number', () => {
    expect(() => highestAt(() => Number.NaN, 0, 1, 1e-6)).toThrow('place of the highest value: not converged');
    expect(highestAt((x) => -((x - 0.3) ** 2), 0, 1, 0)).toBeCloseTo(0.3, 6);
  });

  test('a level that nothing falls to, and a value that is no number', () => {
    expect(() => whereItFallsTo(1, () => Number.NaN, 1, 100, 1e-3)).toThrow('distance where a value falls to a level: not converged');
    expect(() => whereItFallsTo(1, () => 2, 0, 100, 1e-3)).toThrow('distance where a value falls to a level: not converged');
    expect(() => whereItFallsTo(1, (r) => (r === 1 || r === 2 ? 3 - r : Number.NaN), 1, 100, 1e-3)).toThrow('not converged');
  });

  test('a simplex on a slope without a floor', () => {
    expect(() => nelderMead((x) => -Math.exp(x[0] ?? 0), Float64Array.of(0), Float64Array.of(1))).toThrow(
      'lowest place of a simplex: not converged',
    );
    expect(() => nelderMead((x) => -(x[0] ?? 0), Float64Array.of(0), Float64Array.of(1))).toThrow(
      'lowest place of a simplex: not converged',
    );
  });

  test('the depth of a cloud that carries no number', () => {
    expect(() => placeOfFlux(carryingWind(air), Number.NaN, 0, 60)).toThrow('depth of the cloud that carries a flux');
    expect(() => placeOfFlux(carryingWind(air), 0, 0, 60)).toThrow('depth of the cloud that carries a flux');
  });

  test('a blanket that no wind takes up, and a march that does not come to its end', () => {
    const flow = { windAt10Ms: 3, frictionVelocityMs: 0.2, alpha: 0.142, gamma1: 0.93, reducedGravity: 10, densityKgM3: 3 };
    expect(() => blanketRadius(flow, 1e30, 0)).toThrow('radius of a blanket');
    expect(() => blanketRadius({ ...flow, frictionVelocityMs: Number.NaN }, 1, 0)).toThrow('radius of a blanket');
    expect(() => marchHeavy(flow, 1, 0, () => Number.NaN, 10_000)).toThrow('end of the march of a heavy plume');
    expect(() => marchSimilarity({ ...air, inverseObukhov: Number.NaN }, 0, 10_000)).toThrow('end of the march of a similarity plume');
  });

  test('the temperature of a mixture that lacks a number', () => {
    const facts = cloudFacts({ substance: chlorine, temperatureK: 239, liquidFraction: 0.5 }, air.temperatureK, air.pressurePa);
    expect(() => mixingTable({ ...facts, gasHeatCapacity: Number.NaN }, air)).toThrow('temperature of the mixed cloud: not converged');
  });
});

describe('an input that has no solution is refused', () => {
  test('a pressure under which a substance has no boiling point', () => {
    expect(() => boilingTemperatureAt(chlorine, 1e9)).toThrow(Refusal);
    expect(() => boilingTemperatureAt(chlorine, 1e-3)).toThrow(Refusal);
  });

  test('drops far above their boiling point', () => {
    expect(() => cloudFacts({ substance: chlorine, temperatureK: 300, liquidFraction: 0.2 }, 293, 101_325)).toThrow(Refusal);
  });
});

test('the roughness of water and the wind at ten metres fix each other, and a storm close to the water has that of 60 m/s', () => {
  for (const heightM of [1, 2, 3, 10, 50, 200])
    for (const windMs of [0, 1, 5, 10, 20, 30]) {
      const z0 = waterRoughnessUnder(windMs, heightM);
      const atTen = (windMs * Math.log((10 + z0) / z0)) / Math.log((heightM + z0) / z0);
      expect(z0 / Math.min(waterRoughness(60), waterRoughness(atTen))).toBeCloseTo(1, 5);
    }
  expect(waterRoughnessUnder(60, 1)).toBe(waterRoughness(60));
});
