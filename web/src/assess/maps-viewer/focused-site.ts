import type { Position } from '../../map/graticule.ts';

/** The selected industry with its position. */
export interface FocusedSite extends Position {
  readonly id: number;
  readonly name: string;
  readonly sample: boolean;
}
