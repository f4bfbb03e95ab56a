/** A position as typed: both fields may be empty or wrong. */
export interface PositionText {
  readonly latitude: string;
  readonly longitude: string;
}

const decimal = /^[+-]?\d+(\.\d+)?$/;

/** A typed degree value, or NaN. The decimal separator is a point; '21,17' could mean two numbers and is not guessed. */
export const readDegrees = (text: string): number => (decimal.test(text.trim()) ? Number(text) : Number.NaN);

/**
 * '21.170240, 72.831061', as maps copy a position to the clipboard: one paste fills both fields. Both need decimals, so that
 * '21,17' is never read as two whole degrees.
 */
export const readPair = (text: string): PositionText | undefined => {
  const match = /^\s*([+-]?\d+\.\d+)\s*[,;\s]\s*([+-]?\d+\.\d+)\s*$/.exec(text);
  const [, latitude, longitude] = match ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
};

/** The position when both are in range. */
export const readPosition = (text: PositionText): { latitude: number; longitude: number } | undefined => {
  const latitude = readDegrees(text.latitude);
  const longitude = readDegrees(text.longitude);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
};

/** Six decimals, as the specification shows positions. */
export const writePosition = (position: { latitude: number; longitude: number }): PositionText => ({
  latitude: position.latitude.toFixed(6),
  longitude: position.longitude.toFixed(6),
});
