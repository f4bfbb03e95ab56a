import { expect, test } from 'vitest';
import { ringArea, ringOnGround } from './ring.ts';
import { bearingDeg, destination, distanceM } from './sphere.ts';
import { toPlace, toPoint, toPoints } from './wind-frame.ts';

test('a quarter of the equator is a quarter of the circumference', () => {
  expect(distanceM(0, 0, 0, 90)).toBeCloseTo((Math.PI / 2) * 6_371_008.8, 3);
});

// Movable Type's worked example: Land's End to John o' Groats, 968.9 km, 009°07′.
test("Land's End to John o' Groats", () => {
  expect(distanceM(50.0664, -5.7147, 58.6439, -3.07) / 1000).toBeCloseTo(968.9, 0);
  expect(bearingDeg(50.0664, -5.7147, 58.6439, -3.07)).toBeCloseTo(9.12, 1);
});

test('going back on the reverse course returns to the start, across the date line too', () => {
  const there = destination(17, 179.99, 80, 5000);
  expect(there.longitude).toBeLessThan(-179);
  const back = destination(there.latitude, there.longitude, bearingDeg(there.latitude, there.longitude, 17, 179.99), 5000);
  expect(back.latitude).toBeCloseTo(17, 8);
  expect(back.longitude).toBeCloseTo(179.99, 8);
});

test('in a west wind downwind is east and left is north', () => {
  const frame = { latitude: 20, longitude: 73, windFromDeg: 270 };
  const [x, y] = toPoint(frame, 20.01, 73.02);
  expect(x).toBeGreaterThan(2000);
  expect(y).toBeGreaterThan(1000);
  const [longitude, latitude] = toPlace(frame, x, y);
  expect([longitude, latitude].map((degrees) => degrees.toFixed(9))).toEqual(['73.020000000', '20.010000000']);
});

test('many places are projected as each place alone', () => {
  const frame = { latitude: -33, longitude: 179.99, windFromDeg: 123 };
  const latitude = Float64Array.of(-33.05, -32.9, -33);
  const longitude = Float64Array.of(-179.98, 179.9, 179.99);
  const xy = new Float64Array(6);
  toPoints(frame, latitude, longitude, Int32Array.of(0, 1, 2), 3, xy);
  for (let i = 0; i < 3; i++) {
    const [x, y] = toPoint(frame, latitude[i] ?? 0, longitude[i] ?? 0);
    expect(xy[2 * i]).toBeCloseTo(x, 3);
    expect(xy[2 * i + 1]).toBeCloseTo(y, 3);
  }
});

test('a ring on the ground is closed, counter-clockwise and in one piece across the date line', () => {
  const square = [
    [-1000, -1000],
    [1000, -1000],
    [1000, 1000],
    [-1000, 1000],
    [-1000, -1000],
  ] as const;
  const ring = ringOnGround({ latitude: 10, longitude: 180, windFromDeg: 45 }, square);
  expect(ring.at(-1)).toEqual(ring[0]);
  expect(ringArea(ring)).toBeGreaterThan(0);
  const longitudes = ring.map(([longitude]) => longitude);
  expect(Math.max(...longitudes) - Math.min(...longitudes)).toBeLessThan(0.1);
});
