/**
 * What the physics of a dense cloud leaves open: values of the literature where there are some, chosen within their range on the open LNG
 * trials and Desert Tortoise 4; `burstEdge` is the literature's own. docs/decisions/0012-dense-plume-constants.md and 0154-short-releases-and-bursts.md
 * hold what each does to the score.
 */
export interface DenseConstants {
  /** Speed of a spreading edge over √(g' H), H and g' of the axis. Laboratory fronts over their own depth: 0.9–1.2. */
  readonly front: number;
  /** Air drawn in at a side of a very heavy plume, over its speed and height. */
  readonly edge: number;
  /** The same all around a cloud that is there at once: 0.6 (cox-carpenter-1980), in laboratory and field to 0.8. */
  readonly burstEdge: number;
  /** Richardson number at which an edge draws in half of that; without weight it draws in none. Ours. */
  readonly edgeRichardson: number;
  /** Share of w*² that stirs as u*² does: (0.7)² (eidsvik-1980). */
  readonly stirring: number;
  /** Slowing of entrainment by weight, b in 0.69 + b Ri: 0.69 · 0.2, which is w_e/u* = 0.65/(1 + 0.2 Ri) (robins-2001). */
  readonly sinking: number;
  /** Heat from the ground over ρ cp (u*²/U) (Ta - T): 1/0.82, the turbulent Prandtl number; momentum would give 1. */
  readonly heat: number;
  /** How much sharper than a passive plume's the top of a very dense layer is: exponent 1.5 grows by this. Ours. */
  readonly sharpness: number;
}

export const denseConstants: DenseConstants = {
  front: 0.85,
  edge: 1,
  burstEdge: 0.6,
  edgeRichardson: 10,
  stirring: 0.5,
  sinking: 0.138,
  heat: 1.22,
  sharpness: 1.5,
};
