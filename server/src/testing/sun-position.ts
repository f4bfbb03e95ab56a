/** Nearer to the date line a site would lie on both sides of it, degrees. */
const farthestDeg = 170;

/**
 * A place near the equator where the sun stands about highest, or deepest, at a moment: what is derived from sun and sky there does not
 * hang on the hour at which a test runs, nor on the season.
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
