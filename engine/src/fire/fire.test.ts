import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeAir } from '../atmosphere/air.ts';
import { integrate } from '../numerics/quadrature.ts';
import type { Air, Field } from '../types/pipeline.ts';
import { cylinderSight, toPoolCylinder } from './cylinder-view.ts';
import { fireballField } from './fireball.ts';
import { fireballDiameter, fireballPower } from './fireball-size.ts';
import { levelJetFire, uprightJetFire } from './jet-fire.ts';
import { expandedJet } from './jet-flame.ts';
import { poolFireField } from './pool-blaze.ts';
import { thomasFlame } from './pool-flame.ts';
import { leaningFrustum, viewFactor } from './solid-flame.ts';
import { alohaTransmissivity, hyramTransmissivity } from './transmissivity.ts';

const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const power = (min: number, max: number): fc.Arbitrary<number> => number(Math.log(min), Math.log(max)).map(Math.exp);

const air = (mode: Air['mode'], windMs: number, humidity = 0.6): Air =>
  computeAir({
    mode,
    weather: {
      windSpeedMs: windMs,
      windHeightM: 10,
      windFromDeg: 0,
      temperatureK: 288.15,
      relativeHumidity: humidity,
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

/** A fire, its field, how far its flame reaches, m, and what it radiates, kW. */
interface Fire {
  readonly field: Field;
  readonly flameM: number;
  readonly radiatedKw: number;
}

const mode = fc.constantFrom<Air['mode']>('best-estimate', 'aloha-compatible');
const heat = 46e6;

const fires: Readonly<Record<string, fc.Arbitrary<Fire>>> = {
  fireball: fc.record({ mode, massKg: power(1, 1e6), humidity: number(0, 1) }).map(({ mode: calculation, massKg, humidity }) => ({
    field: fireballField(massKg, heat, air(calculation, 3, humidity)),
    flameM: fireballDiameter(massKg) / 2,
    radiatedKw: fireballPower(heat) * Math.PI * fireballDiameter(massKg) ** 2,
  })),
  pool: fc
    .record({
      mode,
      diameterM: power(0.5, 80),
      windMs: number(0, 25),
      rate: number(0.02, 0.15),
      powerKwM2: number(20, 300),
      drag: number(0, 1),
    })
    .map(({ mode: calculation, diameterM, windMs, rate, powerKwM2, drag }) => {
      const dragM = drag * diameterM;
      const around = air(calculation, windMs);
      const flame = thomasFlame(diameterM, rate, windMs, around.densityKgM3);
      return {
        field: poolFireField({ diameterM, flame, dragM, powerKwM2 }, around),
        flameM: diameterM / 2 + dragM + flame.lengthM,
        radiatedKw: powerKwM2 * (Math.PI * diameterM + 2 * dragM) * (flame.lengthM + diameterM / 2),
      };
    }),
  jet: fc
    .record({
      mode,
      rateKgS: power(0.1, 100),
      diameterM: power(0.01, 0.3),
      windMs: number(0, 20),
      heightM: number(0, 20),
      aerosol: fc.boolean(),
    })
    .map(({ mode: calculation, heightM, windMs, ...jet }) => {
      const make = calculation === 'aloha-compatible' ? uprightJetFire : levelJetFire;
      const blaze = make({ ...jet, molarMass: 0.0441, gamma: 1.13, temperatureK: 288.15 }, heat, heightM, air(calculation, windMs));
      return { field: blaze.field, flameM: blaze.lengthM + heightM, radiatedKw: blaze.powerKw };
    }),
};

const at = (field: Field, x: number, y: number): number => {
  if (field.shape === 'plume') throw new Error('A fire is no plume');
  return field.shape === 'radial' ? field.peak(Math.hypot(x, y)) : field.peak(x, y);
};

describe.each(Object.entries(fires))('the heat of a %s', (_name, fire) => {
  test('is finite and never negative', () => {
    fc.assert(
      fc.property(fire, number(-3, 3), number(-3, 3), ({ field, flameM }, x, y) => {
        const value = at(field, x * flameM, y * flameM);
        expect(value >= 0 && Number.isFinite(value)).toBe(true);
      }),
    );
  });

  test('is the same to the left and the right of the wind', () => {
    fc.assert(
      fc.property(fire, number(-3, 3), number(0, 3), ({ field, flameM }, x, y) => {
        const left = at(field, x * flameM, y * flameM);
        expect(Math.abs(at(field, x * flameM, -y * flameM) - left)).toBeLessThanOrEqual(1e-9 * left);
      }),
    );
  });

  test('falls with distance beyond the flame', () => {
    fc.assert(
      fc.property(fire, number(0, 2 * Math.PI), number(1.2, 20), ({ field, flameM }, angle, r) => {
        const value = (share: number): number => at(field, share * flameM * Math.cos(angle), share * flameM * Math.sin(angle));
        expect(value(1.1 * r)).toBeLessThan(value(r));
      }),
    );
  });

  test('that crosses a wide circle on the ground’s half of the sky is no more than is radiated', () => {
    fc.assert(
      fc.property(fire, ({ field, flameM, radiatedKw }) => {
        const r = 20 * flameM;
        const around = integrate((angle) => at(field, r * Math.cos(angle), r * Math.sin(angle)), 0, 2 * Math.PI, 32);
        // Spread over the sphere it would be P/(4π r²); a flat flame sends at most four times that one way.
        expect((around / (2 * Math.PI)) * 4 * Math.PI * r * r).toBeLessThan(4 * radiatedKw);
      }),
    );
  });
});

test('the heat of a level jet at the ground falls from its hottest place along the wind and from its axis, without dips between points', () => {
  fc.assert(
    fc.property(power(0.001, 500), number(0, 2), number(1, 20), (rateKgS, heightM, windMs) => {
      const jet = { rateKgS, diameterM: 0.05, molarMass: 0.0441, gamma: 1.13, temperatureK: 288.15, aerosol: false };
      const { field, lengthM } = levelJetFire(jet, heat, heightM, air('best-estimate', windMs));
      const falls = (value: (d: number) => number, toM: number): void => {
        let last = value(0);
        for (let i = 1; i <= 240; i++) {
          const next = value((toM * i) / 240);
          expect(next).toBeLessThanOrEqual(last * (1 + 1e-9));
          last = next;
        }
      };
      falls((d) => field.peak(field.centreM + d, 0), lengthM);
      falls((d) => field.peak(field.centreM - d, 0), lengthM);
      for (const share of [0.1, 0.51, 0.77, 1]) falls((d) => field.peak(share * lengthM, d), 0.3 * lengthM);
    }),
    { numRuns: 40 },
  );
});

test('an upright cylinder of patches much taller than it is far away fills R/(2 r) of an upright receiver’s sky', () => {
  const tall = leaningFrustum(0, 80, 2, 2, 0);
  for (const r of [5, 6, 8]) expect(viewFactor(tall, r, 0, 0, [-1, 0, 0])).toBeCloseTo(0.5 / r, 2);
});

test('an upright cylinder of patches fills what its closed form says, from its very edge', () => {
  for (const l of [0.5, 2, 6]) {
    const patches = leaningFrustum(0, 20 * l, 40, 40, 0);
    const cylinder = toPoolCylinder(20, 20 * l, 0, 0);
    for (const x of [1.01, 1.02, 1.05, 1.1, 1.2, 1.5, 2, 4]) {
      const upright = -cylinderSight(cylinder, 20 * x, 0, 0)[0];
      expect(Math.abs(viewFactor(patches, 20 * x, 0, 0, [-1, 0, 0]) / upright - 1), `${x} ${l}`).toBeLessThan(0.01);
    }
  }
});

test('the transmissivities of both sets agree within 12 % from 20 m to 500 m in air of middling humidity', () => {
  for (const path of [20, 50, 100, 200, 500]) {
    expect(alohaTransmissivity(288.15, 0.5)(path) / hyramTransmissivity(288.15, 0.5)(path)).toBeCloseTo(1, 0);
  }
});

test('a jet at exactly the pressure of the air is at Mach 1', () => {
  // Pc = 3.6713 (Q/d²) √(Tc/(γ W)) = p0 fixes the rate.
  const gamma = 1.4;
  const W = 0.029;
  const chokedK = (2 * 300) / (1 + gamma);
  const rateKgS = (101_325 * 0.01) / (3.6713 * Math.sqrt(chokedK / (gamma * W)));
  const jet = { rateKgS: rateKgS * (1 + 1e-9), diameterM: 0.1, molarMass: W, gamma, temperatureK: 300, aerosol: false };
  expect(expandedJet(jet, { pressurePa: 101_325, densityKgM3: 1.2, windMs: 3 }).mach).toBeCloseTo(1, 6);
});
