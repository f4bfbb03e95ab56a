import { randomFrom } from '@hazardguard/engine/models';
import { expect, test } from 'vitest';
import { carriedRate, drawSteadyRelease } from '../testing/carried-rate.ts';

/** Allowed difference of the rate through a plane. */
const tolerance = 0.05;

test('every plume carries its rate through ten planes beyond the end of its jet, for every gas, terrain, class, phase and hole', () => {
  const random = randomFrom(20_261_123);
  const counted: Record<string, number> = {};
  const wrong: string[] = [];
  for (let i = 0; i < 250; i++) {
    const release = drawSteadyRelease(random);
    const carried = carriedRate(release);
    if (carried === null) continue;
    counted[carried.model] = (counted[carried.model] ?? 0) + 1;
    for (const { xM, coldShare, warmShare } of carried.stations)
      if (!(coldShare > 1 - tolerance && warmShare < 1 + tolerance))
        wrong.push(
          `${carried.model}, ${release.name}: ${coldShare.toFixed(2)} to ${warmShare.toFixed(2)} of the rate at ${xM.toFixed(0)} m`,
        );
  }
  expect(wrong).toEqual([]);
  for (const model of ['dense-plume', 'similarity-plume', 'gaussian-plume', 'heavy-plume'])
    expect(counted[model], model).toBeGreaterThan(2);
}, 120_000);
