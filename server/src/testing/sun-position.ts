/** Nearer to the date line a site would be on both sides of it, degrees. */
const farthestDeg = 170;

/**
 * A place near the equator with the sun at its highest, or lowest, at a moment: results from sun and sky there do not depend on
 * the hour or season of the test run.
 */
export const findPlaceWhereItIs = (
  hour: 'noon' | 'midnight',
  now = new Date(),
): { readonly latitude: number; readonly longitude: number } => {
  const hours = now.getUTCHours() + now.getUTCMinutes() / 60;
  const east = (15 * ((hour === 'noon' ? 12 : 24) - hours) + 360) % 360;
  const longitude = east > 180 ? east - 360 : east;
  return { latitude: 1, longitude: Math.max(-farthestDeg, Math.min(farthestDeg, longitude)) };
};
