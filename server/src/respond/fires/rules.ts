import { ApiError, type FireInput, type FireLeftOut, fireLimits } from '@hazardguard/contract';
import { bearingDeg, distanceM } from '../../platform/compute/geodesy.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A detection relative to a site, and whether it counts as an event there. */
export interface PlacedFire extends FireInput {
  /** In UTC. */
  readonly at: string;
  readonly distanceM: number;
  readonly bearingDeg: number;
  readonly leftOut: FireLeftOut | null;
}

/**
 * Maximum distance of a detection that counts as one at the site, m: the hot spot may be anywhere in its pixel or in the one beside
 * it, and the site extends beyond its point.
 */
export const computeReachM = ({ pixelM }: Pick<FireInput, 'pixelM'>): number => (pixelM ?? fireLimits.unknownPixelM) + fireLimits.siteM;

export const placeFire = (fire: FireInput, site: Place, now: Date): PlacedFire => {
  const fromSiteM = distanceM(site.latitude, site.longitude, fire.latitude, fire.longitude);
  const old = now.getTime() - Date.parse(fire.at) > fireLimits.freshS * 1_000;
  return {
    ...fire,
    at: new Date(fire.at).toISOString(),
    distanceM: fromSiteM,
    bearingDeg: bearingDeg(site.latitude, site.longitude, fire.latitude, fire.longitude),
    leftOut: fromSiteM > computeReachM(fire) ? 'far' : old ? 'old' : null,
  };
};

/** Refuses detections in the future or far from the site; then nothing of the request is stored. */
export const refuseWrongFires = (fires: readonly PlacedFire[], now: Date): void => {
  for (const [index, { at, distanceM: fromSiteM }] of fires.entries()) {
    const refuse = (field: string, message: string): never => {
      throw new ApiError('invalid-input', message, [{ field: `fires.${index}.${field}`, message }]);
    };
    if (Date.parse(at) > now.getTime() + fireLimits.aheadS * 1_000) refuse('at', `Detection ${index + 1} is in the future: ${at}`);
    if (fromSiteM > fireLimits.radiusM)
      refuse(
        'latitude',
        `Detection ${index + 1} is ${Math.round(fromSiteM / 1000)} km from the site; at most ${fireLimits.radiusM / 1000} km`,
      );
  }
};
