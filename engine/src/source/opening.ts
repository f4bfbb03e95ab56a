import type { Rupture } from '../document-model.ts';

/** Area of an opening, m²: π d²/4 for a circle or a pipe, length × breadth for a rectangle; null where there is none. */
export const openingArea = (rupture: Rupture): number | null => {
  switch (rupture.type) {
    case 'circular':
    case 'pipe':
      return (Math.PI * rupture.diameterM ** 2) / 4;
    case 'rectangular':
      return rupture.lengthM * rupture.breadthM;
    case 'catastrophic':
    case 'direct':
      return null;
  }
};
