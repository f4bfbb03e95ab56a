import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { SheetSubject } from './result-sheet.tsx';

const LazyResultSheet = lazyPart(() => import('./result-sheet.tsx').then((part) => part.ResultSheet));

/** The texts of a result around its map on a sheet: loaded when the map is printed or saved. Undefined: there is no current result. */
export const drawResultSheet = (subject: SheetSubject | undefined) =>
  subject && ((content: ReactNode) => <LazyResultSheet subject={subject}>{content}</LazyResultSheet>);
