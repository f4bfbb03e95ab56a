interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const metresPerDegree = 111_195;
const toRadians = Math.PI / 180;

/**
 * Distance between two places in m, on a flat Earth around them: within 1 % up to some hundred kilometres, which is enough to order
 * sites by. (The engine's exact one would make every screen with a picker 10 kB heavier.)
 */
export const estimateDistanceM = (one: Position, other: Position): number => {
  const middle = ((one.latitude + other.latitude) / 2) * toRadians;
  return metresPerDegree * Math.hypot(other.latitude - one.latitude, (other.longitude - one.longitude) * Math.cos(middle));
};
