import { lazyPart } from '../../ui/lazy-part.tsx';

/** The texts of a result on the sheet of its map: loaded when the map is printed or saved. */
export const LazyResultSheet = lazyPart(() => import('./result-sheet.tsx').then((part) => part.ResultSheet));
