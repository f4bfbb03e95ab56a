import { isBeside, type RunResult, type Zone } from '@hazardguard/engine';

/** The zones of a result, then those of the levels of the user's own. */
export const listShownZones = ({ zones, overlays = [] }: Pick<RunResult, 'zones' | 'overlays'>): readonly Zone[] => [
  ...zones,
  ...overlays.filter(({ level }) => isBeside(level)),
];
