import { expect, test } from 'vitest';
import { windAt } from '../atmosphere/air.ts';
import { testAir } from '../testing/air.ts';
import { chlorine } from '../testing/substances.ts';
import type { JetDirection } from '../types/document-types.ts';
import type { Substance } from '../types/substance-types.ts';
import { idealGasDensity } from '../units/convert.ts';
import { gaussianPlumeField } from './gaussian-plume.ts';
import { findPlumePath, type PointedJet } from './plume-path.ts';
import { plumeRise } from './plume-rise.ts';

const air = testAir({ u10: 4, cls: 'D', mode: 'best-estimate' });

/** A gas so many times as heavy as air in a stack as warm as the air. */
const substanceOf = (heaviness: number): Substance => ({ ...chlorine, molarMass: 0.028_964 * heaviness });

const pointedOf = (heaviness: number, direction: JetDirection, velocityMs = 15): PointedJet => ({
  exit: {
    diameterM: 0.5,
    velocityMs,
    temperatureK: air.temperatureK,
    densityKgM3: idealGasDensity(air.pressurePa, 0.028_964 * heaviness, air.temperatureK),
  },
  direction,
  isStated: true,
});

const pathOf = (heaviness: number, direction: JetDirection, heightM = 20) =>
  findPlumePath(
    pointedOf(heaviness, direction),
    { substance: substanceOf(heaviness), temperatureK: air.temperatureK, liquidFraction: 0 },
    heightM,
    air,
  );

const fieldOf = (heaviness: number, direction: JetDirection) =>
  gaussianPlumeField(
    {
      steps: [{ fromS: 0, toS: 3600, rateKgS: 0.1 }],
      burstKg: undefined,
      heightM: 20,
      diameterM: 0,
      molarMass: 0.03,
      coefficients: undefined,
      averagingS: null,
      path: pathOf(heaviness, direction),
    },
    air,
  );

test('a light upright jet rises as Briggs has it, with no spread of its own', () => {
  const path = pathOf(0.7, 'up');
  const rise = plumeRise(pointedOf(0.7, 'up').exit, air, windAt(air, 20));
  for (const x of [10, 100, 1000]) expect(path.heightAt(x)).toBeCloseTo(20 + rise(x), 9);
  expect(path.ownSigma(100)).toBe(0);
});

test('a heavy upright jet rises, falls and lands; one as heavy as air stays up', () => {
  const heavy = pathOf(3, 'up');
  const heights = [1, 5, 10, 20, 50, 100, 200, 400].map((x) => heavy.heightAt(x));
  expect(Math.max(...heights)).toBeGreaterThan(22);
  expect(heights.at(-1)).toBeLessThan(9);
  expect(pathOf(1, 'up').heightAt(1000)).toBeGreaterThan(22);
});

test('a heavy vent reaches the ground nearer and denser than a light one', () => {
  const [heavy, light] = [fieldOf(3, 'up'), fieldOf(1, 'up')];
  expect(heavy.axisPeak(150)).toBeGreaterThan(5 * light.axisPeak(150));
});

test('upward, level and downward jets reach the ground in that order', () => {
  const near = (direction: JetDirection): number => fieldOf(2, direction).axisPeak(30);
  expect(near('down')).toBeGreaterThan(near('along-wind'));
  expect(near('along-wind')).toBeGreaterThan(near('up'));
});

test('a little more weight changes the path a little, also where Briggs’ rise gives way', () => {
  for (const x of [50, 200, 1000]) {
    let before = pathOf(0.8, 'up').heightAt(x);
    for (let heaviness = 0.81; heaviness < 1.2; heaviness += 0.01) {
      const height = pathOf(heaviness, 'up').heightAt(x);
      expect(Math.abs(height - before), `${heaviness} at ${x} m`).toBeLessThan(2);
      before = height;
    }
  }
});

test('where a fact about the mixing is missing, an upright jet keeps Briggs’ rise and another one its height', () => {
  const { gamma: _unknown, ...bare } = substanceOf(2);
  const released = { substance: bare, temperatureK: air.temperatureK, liquidFraction: 0 };
  expect(findPlumePath(pointedOf(2, 'up'), released, 20, air).heightAt(1000)).toBeGreaterThan(21);
  expect(findPlumePath(pointedOf(2, 'down'), released, 20, air).heightAt(1000)).toBe(20);
});
