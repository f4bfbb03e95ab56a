import type { LonLatRing } from '../types/result-types.ts';
import { toPlace, type WindFrame } from './wind-frame.ts';

/** Signed area of a closed ring in metres, m²; positive when counter-clockwise. */
export const ringArea = (ring: readonly (readonly [number, number])[]): number => {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) {
    const [x0, y0] = ring[i - 1] ?? [0, 0];
    const [x1, y1] = ring[i] ?? [0, 0];
    twice += x0 * y1 - x1 * y0;
  }
  return twice / 2;
};

/** Whether a place lies inside a closed ring: a line from it crosses the ring an odd number of times. */
export const isInsideRing = (ring: readonly (readonly [number, number])[], x: number, y: number): boolean => {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] ?? [0, 0];
    const [bx, by] = ring[i] ?? [0, 0];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
};

/**
 * A ring in metres laid on the ground as a GeoJSON ring (RFC 7946): closed, counter-clockwise, 7 decimals (1 cm). Longitudes
 * run on past ±180 rather than jump, so that a ring across the date line stays one ring.
 */
export const ringOnGround = (frame: WindFrame, ring: readonly (readonly [number, number])[]): LonLatRing => {
  const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7 + 0;
  const ground = ring.map(([x, y]) => {
    const [longitude, latitude] = toPlace(frame, x, y);
    const turn = ((((longitude - frame.longitude + 180) % 360) + 360) % 360) - 180;
    return [round(frame.longitude + turn), round(latitude)] as const;
  });
  const first = ground[0];
  if (first !== undefined) ground[ground.length - 1] = first;
  return ground;
};
