import { sql } from 'kysely';

/** Mean radius, m (IUGG 1980). */
const earthRadiusM = 6_371_008.8;

export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusM: number;
}

/** Great-circle distance of a receptor's row from a position, m, by the haversine formula. */
export const computeDistance = ({ latitude, longitude }: Pick<Circle, 'latitude' | 'longitude'>) =>
  sql<number>`2 * ${earthRadiusM}::float8 * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2
  )))`;

/** The box around a circle, which an index answers; neither the date line nor a pole is an edge. */
export const isInsideBox = ({ latitude, longitude, radiusM }: Circle) => {
  const reach = (radiusM / earthRadiusM) * (180 / Math.PI);
  const south = latitude - reach;
  const north = latitude + reach;
  const polar = Math.max(Math.abs(south), Math.abs(north)) >= 90;
  const widest = polar ? 180 : reach / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  // The difference of longitudes the short way round, so that the date line is no edge.
  return sql<boolean>`latitude between ${south} and ${north}
    and abs(mod((longitude - ${longitude}::float8 + 540)::numeric, 360) - 180) <= ${widest}`;
};

const metresPerDegree = 111_195;

/** A box that holds every place within the radius; across the 180th meridian it has two parts. */
export const computeBox = ({ latitude, longitude, radiusM }: Circle) => {
  const span = (radiusM / metresPerDegree) * 1.01;
  const cosine = Math.cos((Math.min(90, Math.abs(latitude) + span) * Math.PI) / 180);
  const half = cosine > 0.01 ? Math.min(180, span / cosine) : 180;
  const west = longitude - half;
  const east = longitude + half;
  return {
    south: latitude - span,
    north: latitude + span,
    parts: [
      [west, east],
      [west + 360, east + 360],
      [west - 360, east - 360],
    ] as const,
  };
};

/** Lines and areas whose own box meets the box around a circle. */
export const shapeMeetsBox = (circle: Circle) => {
  const { south, north, parts } = computeBox(circle);
  const meetsPart = parts.map(([west, east]) => sql<boolean>`(west <= ${east} and east >= ${west})`);
  return sql<boolean>`geometry is not null and south <= ${north} and north >= ${south} and (${sql.join(meetsPart, sql` or `)})`;
};
