interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Nearer to the middle than this, px, a pointer has no direction. */
const still = 6;

/** The direction from the middle of a dial to a point of the page: whole degrees clockwise from its top, 0 to 359. */
export const directionAt = ({ left, top, width, height }: Box, x: number, y: number): number | undefined => {
  const [right, down] = [x - left - width / 2, y - top - height / 2];
  if (Math.hypot(right, down) < still) return undefined;
  return (Math.round((Math.atan2(right, -down) * 180) / Math.PI) + 360) % 360;
};
