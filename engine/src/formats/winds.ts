import type { RunResult } from '../types/result-types.ts';
import { duration, figure } from './figures.ts';

/** How the wind goes on in a run whose weather is a list, each a line; none where it does not change. */
export const laterWinds = ({ winds = [] }: Pick<RunResult, 'winds'>): readonly string[] =>
  winds
    .slice(1)
    .map(
      ({ fromS, windFromDeg, windSpeedMs, stability }) =>
        `From ${duration(fromS)}: ${figure(windFromDeg)}° at ${figure(windSpeedMs)} m/s, stability class ${stability}`,
    );
