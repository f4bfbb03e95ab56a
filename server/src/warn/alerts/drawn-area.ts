import { type AlertInput, ApiError, type DrawnArea, drawnAreaLimits } from '@hazardguard/contract';
import { destination, distanceM } from '../../platform/compute/geodesy.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

type Ring = readonly (readonly [longitude: number, latitude: number])[];

const toPairs = (points: readonly (readonly number[])[]): Ring => points.map(([longitude = 0, latitude = 0]) => [longitude, latitude]);

const severities = { high: 'severe', medium: 'middle', low: 'mild' } as const;
const circleCorners = 72;
const { widestM } = drawnAreaLimits;

/** Anticlockwise, as RFC 7946 requires; the first corner is repeated at the end. */
const buildCircleRing = ({ latitude, longitude }: Point, radiusM: number): Ring => {
  // The corners are outside the circle, so that the edges between them do not cut into it.
  const outerM = radiusM / Math.cos(Math.PI / circleCorners);
  const ring = Array.from({ length: circleCorners }, (_none, index): [number, number] => {
    const corner = destination(latitude, longitude, (-360 * index) / circleCorners, outerM);
    return [corner.longitude, corner.latitude];
  });
  return [...ring, ring[0] as [number, number]];
};

const buildOutlineRing = (points: Ring): Ring => {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const ring = area < 0 ? points.toReversed() : points;
  return [...ring, ring[0] as [number, number]];
};

const computeWidthM = (points: Ring): number => {
  const [first = [0, 0]] = points;
  return 2 * Math.max(...points.map(([longitude, latitude]) => distanceM(first[1], first[0], latitude, longitude)));
};

const toRing = (drawn: DrawnArea, site: Point | null): Ring => {
  if (drawn.shape === 'polygon') return buildOutlineRing(toPairs(drawn.points));
  if (drawn.shape === 'circle') return buildCircleRing(drawn, drawn.radiusM);
  if (site !== null) return buildCircleRing(site, drawn.radiusM);
  const message = 'The industry has no position on record. Enter a circle or an outline.';
  throw new ApiError('invalid-input', message, [{ field: 'drawn', message }]);
};

/** The position of an industry; null: none is recorded. */
export const toSitePoint = ({
  latitude,
  longitude,
}: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): Point | null => (latitude === null || longitude === null ? null : { latitude, longitude });

/** The area for the map and the public: one zone of the chosen severity; without features if `drawn` is null. */
export const toDrawnAlertArea = (drawn: DrawnArea | null, site: Point | null, severity: AlertInput['incidentSeverity']) => {
  const none = { type: 'FeatureCollection' as const, features: [] };
  if (drawn === null) return none;
  if (drawn.shape === 'polygon' && computeWidthM(toPairs(drawn.points)) > widestM) {
    throw new ApiError('invalid-input', 'The area is too wide', [
      { field: 'drawn', allowed: `at most ${widestM / 1000} km across`, message: `The area may be ${widestM / 1000} km across at most` },
    ]);
  }
  const ring = toRing(drawn, site);
  return {
    ...none,
    features: [
      {
        type: 'Feature' as const,
        properties: { severity: severities[severity], drawn: drawn.shape, ...(drawn.shape === 'polygon' ? {} : { reachM: drawn.radiusM }) },
        geometry: { type: 'Polygon' as const, coordinates: [ring] },
      },
    ],
  };
};
