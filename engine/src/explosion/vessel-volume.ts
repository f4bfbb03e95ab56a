import type { Scenario } from '../types/pipeline.ts';

/** Inner volume of the vessel, m³: as given, or by its shape and size; null where neither is known. */
export const vesselVolume = ({ storage: { vessel }, blast: { vesselVolumeM3 } }: Scenario): number | null => {
  if (vesselVolumeM3 !== null) return vesselVolumeM3;
  if (vessel === null) return null;
  return vessel.shape === 'sphere' ? (Math.PI / 6) * vessel.diameterM ** 3 : (Math.PI / 4) * vessel.diameterM ** 2 * vessel.lengthM;
};
