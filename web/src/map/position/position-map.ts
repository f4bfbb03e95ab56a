import { lazyPart } from '../../ui/lazy-part.tsx';

/** The map is the heaviest part of the program; the form is usable before it is there. */
export const PositionMap = lazyPart(() => import('../point-picker.tsx').then((m) => m.PointPicker));
