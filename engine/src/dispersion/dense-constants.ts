/** What the dense models leave open. Chosen on open trials alone and frozen; docs/decisions/0012 holds the effect of each. */
export interface DenseConstants {
  readonly front: number;
  readonly edge: number;
  readonly stirring: number;
  readonly sinking: number;
  readonly heat: number;
  readonly shear: number;
}
export const denseConstants: DenseConstants = { front: 1.0, edge: 0.6, stirring: 0.5, sinking: 0.099, heat: 2, shear: 0.13 };
