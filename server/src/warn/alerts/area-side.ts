import { bearingDeg, distanceM } from '../../platform/compute/geodesy.ts';
import { computeReachM, parsePolygons } from './area-facts.ts';

/** Where an area lies as seen from a place. */
export interface AreaSide {
  /** To its farthest edge, m; null: it has none, or it ends where the model ends, before the danger does. */
  readonly reachM: number | null;
  /** To its middle, degrees; null: it lies on all sides. */
  readonly towardsDeg: number | null;
}

/** No model goes farther than 20 km: an area that does ends at the limit of the model. */
const modelEndM = 19_900;
/** Where the area reaches at least this share of its reach, it lies on that side. */
const farShare = 0.5;
const stepDeg = 5;
const steps = 360 / stepDeg;
/** Points of each edge that are looked at. */
const samples = 40;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Directions in which the area reaches far, in steps of 5 degrees, in order. */
const listFarSteps = (area: unknown, { latitude, longitude }: Place, reachM: number): readonly number[] => {
  const far = new Set<number>();
  for (const [ring = []] of parsePolygons(area))
    for (const [index, [east, north]] of ring.entries()) {
      const [fromEast, fromNorth] = ring[index - 1] ?? [east, north];
      for (let part = 1; part <= samples; part++) {
        const at = [fromNorth + ((north - fromNorth) * part) / samples, fromEast + ((east - fromEast) * part) / samples] as const;
        if (distanceM(latitude, longitude, ...at) >= farShare * reachM)
          far.add(Math.floor(bearingDeg(latitude, longitude, ...at) / stepDeg) % steps);
      }
    }
  return [...far].toSorted((one, other) => one - other);
};

/** The middle of the directions, if they leave at least half of the circle free. */
const findMiddle = (far: readonly number[]): number | null => {
  const gaps = far.map((step, index) => ({ from: step, steps: ((far[(index + 1) % far.length] ?? step) - step + steps) % steps || steps }));
  const widest = gaps.reduce((one, other) => (other.steps > one.steps ? other : one), { from: 0, steps: 0 });
  if (widest.steps * stepDeg <= 180) return null;
  const first = widest.from + widest.steps;
  const count = steps - widest.steps + 1;
  return ((first + count / 2) * stepDeg) % 360;
};

/** True if a zone or area goes on where its model ends. */
const endsEarly = (area: unknown): boolean => {
  const { features = [] } = (area ?? {}) as {
    readonly features?: readonly { readonly properties: Readonly<Record<string, unknown>> | undefined }[];
  };
  return features.some(({ properties }) => properties?.status === 'beyond-range' || properties?.isModelLimit === true);
};

/** Direction and distance of an area, for the words of a warning: no circle where a sector is meant, no limit of a model as a distance. */
export const findAreaSide = (area: unknown, place: Place): AreaSide => {
  const reachM = computeReachM(area, place);
  if (reachM === null || reachM === 0) return { reachM, towardsDeg: null };
  const isCut = endsEarly(area) || reachM >= modelEndM;
  return { reachM: isCut ? null : reachM, towardsDeg: findMiddle(listFarSteps(area, place, reachM)) };
};
