import { lazy } from 'react';

/** Loaded when a stock is a solution: most reports and analyses are of none. */
export const LazySolutionNote = lazy(() => import('./solution-note.tsx').then((module) => ({ default: module.SolutionNote })));
