import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeAir } from '../atmosphere/air.ts';
import type { Air } from '../types/pipeline.ts';
import { findFlamePower, findRadiatedShare, findSootYield } from './flame-power.ts';
import { poolFireField } from './pool-blaze.ts';
import { findDrag, thomasFlame } from './pool-flame.ts';

const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const power = (min: number, max: number): fc.Arbitrary<number> => number(Math.log(min), Math.log(max)).map(Math.exp);

interface Fire {
  readonly heatOfCombustion: number;
  readonly carbonPerHydrogen: number;
  readonly rateKgM2S: number;
  readonly diameterM: number;
  readonly windMs: number;
  readonly vapourPerAir: number;
}

const fires: fc.Arbitrary<Fire> = fc.record({
  heatOfCombustion: number(15e6, 120e6),
  carbonPerHydrogen: fc.oneof(fc.constant(0), number(0.1, 1)),
  rateKgM2S: power(0.01, 0.3),
  diameterM: power(0.5, 100),
  windMs: number(0, 25),
  vapourPerAir: number(1, 4),
});

const airDensity = 1.2;

const burn = (fire: Fire) => {
  const flame = thomasFlame(fire.diameterM, fire.rateKgM2S, fire.windMs, airDensity);
  const burning = { ...fire, lengthM: flame.lengthM, airDensity };
  return { flame, burning, ...findFlamePower(burning), dragM: findDrag(fire.diameterM, fire.windMs, fire.vapourPerAir) };
};

/** A fire as its fuel was measured, kg/(m² s), in still air. */
const still = (heatOfCombustion: number, carbonPerHydrogen: number, rateKgM2S: number, diameterM: number) =>
  burn({ heatOfCombustion, carbonPerHydrogen, rateKgM2S, diameterM, windMs: 0, vapourPerAir: 1 });

const shareOf = ({ powerKwM2, burning }: ReturnType<typeof burn>): number => findRadiatedShare(powerKwM2, burning);

describe('the power of a flame', () => {
  test('radiates less than is released, in any wind', () => {
    fc.assert(
      fc.property(fires, (fire) => {
        const { flame, powerKwM2, dragM } = burn(fire);
        const radiatedKw = powerKwM2 * (Math.PI * fire.diameterM + 2 * dragM) * flame.lengthM;
        const releasedKw = (fire.heatOfCombustion * fire.rateKgM2S * Math.PI * fire.diameterM ** 2) / 4000;
        expect(radiatedKw).toBeLessThan(releasedKw);
        expect(powerKwM2).toBeGreaterThan(0);
      }),
    );
  });

  test('never falls where the same pool burns faster', () => {
    fc.assert(
      fc.property(fires, number(1.01, 2), (fire, faster) => {
        const more = burn({ ...fire, rateKgM2S: faster * fire.rateKgM2S });
        expect(more.powerKwM2).toBeGreaterThanOrEqual(burn(fire).powerKwM2 * (1 - 1e-9));
      }),
    );
  });

  test('never grows with the soot of the fuel, but for fuels that have none', () => {
    fc.assert(
      fc.property(fires, number(0.26, 1), number(0, 0.5), (fire, carbonPerHydrogen, more) => {
        const less = burn({ ...fire, carbonPerHydrogen });
        expect(burn({ ...fire, carbonPerHydrogen: carbonPerHydrogen + more }).powerKwM2).toBeLessThanOrEqual(less.powerKwM2 * (1 + 1e-9));
      }),
    );
  });
});

const air = (windSpeedMs: number): Air =>
  computeAir({
    mode: 'best-estimate',
    weather: {
      windSpeedMs,
      windHeightM: 10,
      windFromDeg: 0,
      temperatureK: 288.15,
      relativeHumidity: 0.5,
      cloudFraction: 0.5,
      pressurePa: 101_325,
      stability: 'D',
      solarElevationDeg: null,
      inverseObukhov: null,
      sigmaThetaRad: null,
      mixingHeightM: null,
    },
    site: { latitude: 0, longitude: 0, roughnessM: 0.03 },
  });

const heatAside = (fire: Fire, atM: number): number => {
  const { flame, powerKwM2, dragM } = burn(fire);
  return poolFireField({ diameterM: fire.diameterM, flame, dragM, powerKwM2 }, air(fire.windMs)).peak(0, atM);
};

test('the heat beside a fire without smoke never falls as its pool grows or burns faster', () => {
  fc.assert(
    fc.property(fires, number(1.05, 2), number(1.1, 20), (any, more, away) => {
      const fire = { ...any, carbonPerHydrogen: 0.25, windMs: 0 };
      const atM = away * more * fire.diameterM;
      const before = heatAside(fire, atM) * (1 - 1e-9);
      expect(heatAside({ ...fire, diameterM: more * fire.diameterM }, atM)).toBeGreaterThanOrEqual(before);
      expect(heatAside({ ...fire, rateKgM2S: more * fire.rateKgM2S }, atM)).toBeGreaterThanOrEqual(before);
    }),
  );
});

describe('published fires', () => {
  test('kerosene, 20 m: smoke hides of the flame what Mudan says', () => {
    expect(still(43.2e6, 8 / 18, 0.039, 20).smokeCover / (1 - Math.exp((-2.4 * findSootYield(8 / 18)) / 0.042))).toBeCloseTo(1, 2);
  });

  test.each([
    ['methanol, 1 m (NIST: 0.21)', 19.9e6, 0, 0.0163, 1, 0.2, 0.22],
    ['heptane, 1 m (Koseki: 0.4)', 44.6e6, 7 / 16, 0.101, 1, 0.35, 0.5],
    ['diesel, 5 m (0.19 to 0.20 is published)', 43.1e6, 8 / 18, 0.039, 5, 0.15, 0.25],
    ['diesel, 10 m (0.19 to 0.20 is published)', 43.1e6, 8 / 18, 0.039, 10, 0.14, 0.21],
    ['crude oil, 20 m (NISTIR 6546: 0.13)', 42.5e6, 6 / 14, 0.045, 20, 0.09, 0.15],
    ['LNG, 35 m (Montoir)', 50e6, 1 / 4, 0.13, 35, 0.14, 0.25],
  ])('%s radiates its share', (_name, heat, carbonPerHydrogen, rate, diameterM, low, high) => {
    const share = shareOf(still(heat, carbonPerHydrogen, rate, diameterM));
    expect(share).toBeGreaterThan(low);
    expect(share).toBeLessThan(high);
  });

  test.each([
    ['gasoline, 5 m (Muñoz 2007: 74)', 43.5e6, 6 / 14, 0.055, 5, 74],
    ['diesel, 5 m (Muñoz 2007: 62)', 43.1e6, 8 / 18, 0.039, 5, 62],
    ['kerosene, 20 m (Mizner and Eyre 1982: 35)', 43.1e6, 8 / 18, 0.039, 20, 35],
  ])('%s: the emissive power is within a factor of 1.5', (_name, heat, carbonPerHydrogen, rate, diameterM, measured) => {
    expect(Math.abs(Math.log(still(heat, carbonPerHydrogen, rate, diameterM).powerKwM2 / measured))).toBeLessThan(Math.log(1.5));
  });
});
