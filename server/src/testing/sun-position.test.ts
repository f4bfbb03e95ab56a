import { solarElevation } from '@hazardguard/engine';
import { expect, test } from 'vitest';
import { findPlaceWhereItIs } from './sun-position.ts';

test('at any hour and season, the sun is high at the noon place and low at the midnight place', () => {
  for (let day = 0; day < 365; day += 15) {
    for (let hour = 0; hour < 24; hour++) {
      const now = new Date(Date.UTC(2026, 0, 1 + day, hour, 30));
      const heights = (['noon', 'midnight'] as const).map((name) => {
        const { latitude, longitude } = findPlaceWhereItIs(name, now);
        return solarElevation(latitude, longitude, now.getTime());
      });
      expect(heights[0]).toBeGreaterThan(60);
      expect(heights[1]).toBeLessThan(-60);
    }
  }
});
