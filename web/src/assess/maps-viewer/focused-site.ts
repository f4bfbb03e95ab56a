import type { Position } from '../../map/graticule.ts';

/** The industry in focus, with its place. */
export interface FocusedSite extends Position {
  readonly id: number;
  readonly name: string;
  readonly sample: boolean;
}
