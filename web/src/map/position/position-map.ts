import { lazyPart } from '../../ui/lazy-part.tsx';

/** The map is the largest part of the program; the form is usable before it has loaded. */
export const PositionMap = lazyPart(() => import('../point-picker.tsx').then((m) => m.PointPicker));
