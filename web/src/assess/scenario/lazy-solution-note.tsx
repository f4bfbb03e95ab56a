import { lazyPart } from '../../ui/lazy-part.tsx';

/** Loaded when a stock is a solution: most reports and analyses are of none. */
export const LazySolutionNote = lazyPart(() => import('./solution-note.tsx').then((part) => part.SolutionNote));
