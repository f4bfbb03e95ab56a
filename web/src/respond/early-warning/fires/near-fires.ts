import type { Fire } from '@hazardguard/contract';
import { bearingDeg, distanceM } from '../../../compute/geodesy.ts';
import type { Position } from '../../../map/graticule.ts';

export interface NearFire extends Fire {
  readonly distanceM: number;
  /** Bearing from the site, degrees clockwise from north. */
  readonly bearingDeg: number;
}

/** Detections within a distance of a place, nearest first. */
export const listNearFires = (fires: readonly Fire[], from: Position, radiusM: number): readonly NearFire[] =>
  fires
    .flatMap((fire): NearFire[] => {
      const distance = distanceM(from.latitude, from.longitude, fire.latitude, fire.longitude);
      if (distance > radiusM) return [];
      return [{ ...fire, distanceM: distance, bearingDeg: bearingDeg(from.latitude, from.longitude, fire.latitude, fire.longitude) }];
    })
    .toSorted((a, b) => a.distanceM - b.distanceM);
