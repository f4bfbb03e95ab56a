import { expect, test } from 'vitest';
import { cloudsBy } from '../choose/cloud.ts';
import { prepare } from '../choose/prepare.ts';
import { densePlume } from '../dispersion/dense-plume.ts';
import { densePuff } from '../dispersion/dense-puff.ts';
import { gaussianPlume } from '../dispersion/gaussian-plume.ts';
import { heavyPlume } from '../dispersion/heavy-plume.ts';
import { similarityPlume } from '../dispersion/similarity-plume.ts';
import { checkScenario } from '../index.ts';
import { randomFrom } from '../numerics/random.ts';
import { propane } from '../testing/substances.ts';
import { flammableCloud } from './flammable-cloud.ts';

const clouds = cloudsBy([similarityPlume, densePlume, densePuff, gaussianPlume, heavyPlume]);

/** Releases of propane: a hole, all at once, a rate, in either mode, by day and by night. */
const release = (i: number): Record<string, unknown> => {
  const random = randomFrom(4100 + i);
  const upTo = (low: number, high: number): number => low * (high / low) ** random.uniform();
  const ruptures = [
    { type: 'circular', diameterM: upTo(0.01, 0.1) },
    { type: 'catastrophic' },
    { type: 'direct', rateKgS: upTo(0.5, 20), durationMin: upTo(1, 10) },
  ];
  return {
    chemical: 'Propane',
    hazard: 'explosion',
    mode: i % 4 === 3 ? 'aloha-compatible' : 'best-estimate',
    model: 'vapour-cloud-explosion',
    quantityKg: upTo(500, 20_000),
    storage: { temperatureC: i % 2 === 0 ? 20 : -43 },
    rupture: ruptures[i % ruptures.length],
    weather: { windSpeedMs: upTo(2, 6), windFromDeg: 0, temperatureC: 20, stability: i % 2 === 0 ? 'D' : 'F' },
    site: { latitude: 21, longitude: 72 },
  };
};

test('of 12 random releases the cross-sections in closed form give the cloud that explodes as every place asked by itself does, within 1 %', () => {
  let closed = 0;
  for (let i = 0; i < 12; i++) {
    const checked = checkScenario(release(i), propane);
    if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
    const { scenario } = checked;
    const { air, source } = prepare(scenario);
    const { field, isTopHat } = clouds.spread(scenario, air, source);
    if (field.slices !== undefined) closed++;
    const limits = { lowerPpm: 21_000, upperPpm: 95_000 };
    const share = scenario.mode === 'best-estimate' ? 0.9 : 0.97;
    const [fast, slow] = [field, { ...field, slices: undefined }].map((one) =>
      flammableCloud(one, limits, 1e-6, source.heightM, isTopHat, share),
    );
    expect(slow?.massKg, `${i}`).toBeGreaterThan(0);
    expect((fast?.massKg ?? 0) / (slow?.massKg ?? 0), `mass ${i}`).toBeCloseTo(1, 2);
    // A metre where the middle is close to the release.
    expect(Math.abs((fast?.centreM ?? 0) - (slow?.centreM ?? 0)), `centre ${i}`).toBeLessThan(0.01 * Math.max(20, slow?.centreM ?? 0));
  }
  expect(closed).toBeGreaterThan(8);
});
