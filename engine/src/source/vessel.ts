import { lastWhere } from '../numerics/bisect.ts';
import type { Vessel } from '../types/pipeline.ts';

/** Area of a circle's segment of a height, m²: r² acos((r-h)/r) - (r-h) √(2 r h - h²). Closed form; 0 ≤ h ≤ 2r. */
export const segmentArea = (radiusM: number, heightM: number): number => {
  const h = Math.min(Math.max(heightM, 0), 2 * radiusM);
  return radiusM ** 2 * Math.acos((radiusM - h) / radiusM) - (radiusM - h) * Math.sqrt(2 * radiusM * h - h * h);
};

/** Inner height of a vessel, m. */
export const findHeight = ({ shape, diameterM, lengthM }: Vessel): number => (shape === 'vertical-cylinder' ? lengthM : diameterM);

/**
 * Liquid in a vessel filled to a depth, m³.
 * Lying cylinder l [r² acos((r-d)/r) - (r-d) √(2 r d - d²)]; standing cylinder π r² d; sphere π d² (3r - d)/3. Flat ends.
 */
export const liquidVolume = (vessel: Vessel, depthM: number): number => {
  const r = vessel.diameterM / 2;
  const d = Math.min(Math.max(depthM, 0), findHeight(vessel));
  switch (vessel.shape) {
    case 'horizontal-cylinder':
      return vessel.lengthM * segmentArea(r, d);
    case 'vertical-cylinder':
      return Math.PI * r * r * d;
    case 'sphere':
      return (Math.PI * d * d * (3 * r - d)) / 3;
  }
};

/** Inner volume of a vessel, m³. */
export const findCapacity = (vessel: Vessel): number => liquidVolume(vessel, findHeight(vessel));

/** Depth to which a volume, m³, fills a vessel, m: the inverse of `liquidVolume` by halving; full above its capacity. */
export const findDepth = (vessel: Vessel, volumeM3: number): number => {
  const height = findHeight(vessel);
  if (vessel.shape === 'vertical-cylinder') return Math.min(height, (volumeM3 * height) / findCapacity(vessel));
  if (volumeM3 <= 0) return 0;
  if (volumeM3 >= findCapacity(vessel)) return height;
  return lastWhere((d) => liquidVolume(vessel, d) <= volumeM3, 0, height, 1e-7 * height);
};

/** Area of the liquid's surface at a depth, m². */
export const findSurface = ({ shape, diameterM, lengthM }: Vessel, depthM: number): number => {
  const chord = 2 * Math.sqrt(Math.max(0, depthM * (diameterM - depthM)));
  switch (shape) {
    case 'horizontal-cylinder':
      return lengthM * chord;
    case 'vertical-cylinder':
      return (Math.PI * diameterM ** 2) / 4;
    case 'sphere':
      return (Math.PI * chord ** 2) / 4;
  }
};
