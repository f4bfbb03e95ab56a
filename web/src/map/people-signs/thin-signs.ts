/** A sign on the screen, CSS pixels. */
export interface PlacedSign {
  readonly x: number;
  readonly y: number;
  readonly arrivalS: number;
}

/** Signs that do not cover each other: of close ones, the place that the cloud comes to first. */
export const thinSigns = (signs: readonly PlacedSign[], apartPx: number): readonly PlacedSign[] => {
  const kept: PlacedSign[] = [];
  for (const sign of signs.toSorted((one, other) => one.arrivalS - other.arrivalS))
    if (kept.every(({ x, y }) => Math.hypot(x - sign.x, y - sign.y) >= apartPx)) kept.push(sign);
  return kept;
};
