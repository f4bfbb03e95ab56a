import type { PlumeField } from '@hazardguard/engine/models';

/** Concentrations inside a cloud's lowest outlines on the ground, as the model has them at each moment. */
export interface PlumeShades {
  /** The lowest level that is reached: an index of the levels. */
  readonly level: number;
  /**
   * Rows of `shadeColumns` numbers, one per station of each of its outlines, in their order: ln(concentration / level) in equal steps
   * from the axis to the edge, where it is 0, and the arrival of the cloud, s from the start of the release.
   */
  readonly values: Float32Array<ArrayBuffer>;
}

/** Steps from the axis to the edge. */
export const acrossSteps = 6;
export const shadeColumns = acrossSteps + 2;

/**
 * Adds the rows of an outline at a moment. The ground around a source belongs to its zone whatever its concentration: never below 0.
 *
 * @param ring of `outlinesAt`: along the right side downwind and back along the left, m
 */
export const shadeOutline = (
  field: PlumeField,
  level: number,
  ring: readonly (readonly [number, number])[],
  timeS: number,
  into: number[],
): void => {
  for (const [x, y] of ring.slice(0, (ring.length - 1) / 2)) {
    for (let step = 0; step < acrossSteps; step++)
      into.push(Math.max(0, Math.log(Math.max(level, field.at(x, (-y * step) / acrossSteps, 0, timeS)) / level)));
    into.push(0, field.arrivalS(x));
  }
};
