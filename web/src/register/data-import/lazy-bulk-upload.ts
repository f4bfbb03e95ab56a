import { lazyDialog } from '../../ui/lazy-part.tsx';

/** Loaded when it is first opened: most visits upload nothing. */
export const LazyBulkUpload = lazyDialog(() => import('./bulk-upload.tsx').then((m) => m.BulkUpload));
