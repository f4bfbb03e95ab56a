import { expect, it } from 'vitest';
import { placeStreaks } from './place-streaks.ts';

it('streaks point and move to where the wind blows', () => {
  // From the west: to the right.
  const [before, after] = [placeStreaks(900, 600, 90, 0.2), placeStreaks(900, 600, 90, 0.3)];
  expect(before.length).toBe(60);
  before.forEach((streak, index) => {
    expect(streak.toX - streak.fromX).toBeCloseTo(22, 6);
    expect(streak.toY).toBeCloseTo(streak.fromY, 6);
    const next = after[index];
    if (next && next.strength > 0.3 && streak.strength > 0.3) expect(next.toX - streak.toX).toBeCloseTo(4.5, 6);
  });
  // From the south: upwards.
  expect(placeStreaks(900, 600, 0, 0.2).every(({ fromY, toY }) => toY < fromY)).toBe(true);
});

it('they cover the map evenly at every time, and a large screen has no more than 250', () => {
  for (const seconds of [0, 1.3, 700]) {
    const streaks = placeStreaks(3000, 2000, 45, seconds);
    expect(streaks).toHaveLength(250);
    const quarters = [0, 0, 0, 0];
    for (const { toX, toY } of streaks)
      quarters[(toX > 1500 ? 1 : 0) + (toY > 1000 ? 2 : 0)] = (quarters[(toX > 1500 ? 1 : 0) + (toY > 1000 ? 2 : 0)] ?? 0) + 1;
    for (const count of quarters) expect(count).toBeGreaterThan(40);
  }
});
