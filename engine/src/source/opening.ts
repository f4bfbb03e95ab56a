import type { Rupture } from '../types/document-types.ts';
import { segmentArea } from './vessel.ts';

/** A hole in a vessel's wall. */
export interface Opening {
  readonly areaM2: number;
  /** From its lower to its upper edge, m. */
  readonly tallM: number;
  /** Area below a height above its lower edge, m². */
  wetArea(heightM: number): number;
}

/** A round or oblong hole: the segment of a circle, or its length × the submerged part of its upright side; null where there is none. */
export const findOpening = (rupture: Rupture): Opening | null => {
  switch (rupture.type) {
    case 'circular': {
      const radius = rupture.diameterM / 2;
      return { areaM2: Math.PI * radius ** 2, tallM: rupture.diameterM, wetArea: (height) => segmentArea(radius, height) };
    }
    case 'rectangular': {
      const { lengthM, breadthM } = rupture;
      return { areaM2: lengthM * breadthM, tallM: breadthM, wetArea: (height) => lengthM * Math.min(Math.max(height, 0), breadthM) };
    }
    default:
      return null;
  }
};
