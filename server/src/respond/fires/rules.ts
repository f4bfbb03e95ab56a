import { ApiError, type FireInput, type FireLeftOut, fireLimits } from '@hazardguard/contract';
import { bearingDeg, distanceM } from '../../platform/compute/geodesy.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A detection as it lies to a site, and whether it is an event there. */
export interface PlacedFire extends FireInput {
  /** In UTC. */
  readonly at: string;
  readonly distanceM: number;
  readonly bearingDeg: number;
  readonly leftOut: FireLeftOut | null;
}

/**
 * How far from the site's point a detection may lie and still be one of the site, m: the hot spot is anywhere in its pixel, whose
 * neighbour it may be given to, and the site reaches beyond its point.
 */
export const computeReachM = ({ pixelM }: Pick<FireInput, 'pixelM'>): number => (pixelM ?? fireLimits.unknownPixelM) + fireLimits.siteM;

/** Where a detection lies, and whether it is near and fresh enough to be an event at the site. */
export const placeFire = (fire: FireInput, site: Place, now: Date): PlacedFire => {
  const away = distanceM(site.latitude, site.longitude, fire.latitude, fire.longitude);
  const old = now.getTime() - Date.parse(fire.at) > fireLimits.freshS * 1_000;
  return {
    ...fire,
    at: new Date(fire.at).toISOString(),
    distanceM: away,
    bearingDeg: bearingDeg(site.latitude, site.longitude, fire.latitude, fire.longitude),
    leftOut: away > computeReachM(fire) ? 'far' : old ? 'old' : null,
  };
};

/** Refuses what cannot be of this site and moment: nothing of such a call is stored. */
export const refuseWrongFires = (fires: readonly PlacedFire[], now: Date): void => {
  for (const [index, { at, distanceM: away }] of fires.entries()) {
    const refuse = (field: string, message: string): never => {
      throw new ApiError('invalid-input', message, [{ field: `fires.${index}.${field}`, message }]);
    };
    if (Date.parse(at) > now.getTime() + fireLimits.aheadS * 1_000) refuse('at', `Detection ${index + 1} lies in the future: ${at}`);
    if (away > fireLimits.radiusM)
      refuse('latitude', `Detection ${index + 1} is ${Math.round(away / 1000)} km from the site; at most ${fireLimits.radiusM / 1000} km`);
  }
};
