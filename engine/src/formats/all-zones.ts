import type { RunResult, Zone } from '../types/result-types.ts';

/** The zones of a result, then those drawn over them for display only. */
export const allZones = ({ zones, overlays = [] }: Pick<RunResult, 'zones' | 'overlays'>): readonly Zone[] => [...zones, ...overlays];
