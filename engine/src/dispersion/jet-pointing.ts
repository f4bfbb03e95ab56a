import type { JetDirection } from '../types/document-types.ts';
import type { Scenario, SourceTerm } from '../types/pipeline.ts';
import { nearGroundM } from './richardson.ts';

/** How a jet points: as given; else along the wind and, near the ground, stopped by an obstacle, whichever is the higher at a place. */
export interface Pointing {
  readonly directions: readonly JetDirection[];
  readonly isAssumed: boolean;
}

/** The directions that a release is followed in. A stated outlet blows along the wind. */
export const findPointing = ({ rupture }: Scenario, { heightM, parts }: SourceTerm): Pointing => {
  const isJet = parts.some(({ jet }) => jet !== null);
  const stated = rupture !== null && 'direction' in rupture ? rupture.direction : undefined;
  if (stated !== undefined) return { directions: [stated], isAssumed: false };
  if (!isJet) return { directions: ['along-wind'], isAssumed: false };
  const isHole = rupture?.type !== 'direct' && heightM <= nearGroundM;
  return { directions: isHole ? ['along-wind', 'impinging'] : ['along-wind'], isAssumed: true };
};
