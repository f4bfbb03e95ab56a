/**
 * What the physics of a dense cloud leaves open. All but the last are values of the literature, taken as they stand; the open LNG
 * trials only confirmed them. docs/decisions/0012-dense-plume-constants.md holds what each does to the score.
 */
export interface DenseConstants {
  /** Speed of a spreading edge over √(g' H). Laboratory fronts: 0.9–1.2. */
  readonly front: number;
  /** The same of an instantaneous cloud, a disc: 1.1 in laboratory and field. */
  readonly discFront: number;
  /** Air drawn in at an edge, over its speed and height (cox-carpenter-1980). */
  readonly edge: number;
  /** The same at the sides of a steady plume. */
  readonly side: number;
  readonly edgeRi: number;
  /** Share of w*² that stirs as u*² does: (0.7)² (eidsvik-1980). */
  readonly stirring: number;
  /** Slowing of entrainment by weight, b in b Ri^1.04 (havens-1985). */
  readonly sinking: number;
  /** Heat from the ground over ρ cp (u*²/U) (Ta - T): 1/0.82, the turbulent Prandtl number; momentum would give 1. */
  readonly heat: number;
  /** How much sharper than a passive plume's the top of a very dense layer is: exponent 1.5 grows by this. Ours. */
  readonly sharpness: number;
}

export const denseConstants: DenseConstants = {
  front: 1,
  discFront: 1.1,
  edge: 0.6,
  side: 0.6,
  edgeRi: 1,
  stirring: 0.5,
  sinking: 0.099,
  heat: 1.22,
  sharpness: 1.5,
};
