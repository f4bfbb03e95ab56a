import { bearingDeg, destination, distanceM } from '../../compute/geodesy.ts';

type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** Rotates a ring clockwise around a position, degrees; each point keeps its distance. */
export const rotateRing = (ring: Ring, around: { readonly latitude: number; readonly longitude: number }, byDeg: number): Ring =>
  ring.map(([longitude, latitude]) => {
    const distance = distanceM(around.latitude, around.longitude, latitude, longitude);
    if (distance === 0) return [longitude, latitude] as const;
    const bearing = bearingDeg(around.latitude, around.longitude, latitude, longitude);
    const place = destination(around.latitude, around.longitude, bearing + byDeg, distance);
    // Continues past ±180 rather than jumping, as the engine's rings do.
    const turn = ((((place.longitude - around.longitude + 180) % 360) + 360) % 360) - 180;
    return [around.longitude + turn, place.latitude] as const;
  });
