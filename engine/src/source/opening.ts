import type { Rupture } from '../document-model.ts';

/** Area of an opening, m²: π d²/4 for a circle, length × breadth for a rectangle; null when the whole vessel fails. */
export const openingArea = (rupture: Rupture): number | null => {
  switch (rupture.type) {
    case 'circular':
      return (Math.PI * rupture.diameterM ** 2) / 4;
    case 'rectangular':
      return rupture.lengthM * rupture.breadthM;
    case 'catastrophic':
      return null;
  }
};
