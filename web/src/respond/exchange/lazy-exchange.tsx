import { lazyDialog } from '../../ui/lazy-part.tsx';

/** Codes, camera and reader are loaded when the dialog opens. */
export const LazyExchange = lazyDialog(() => import('./exchange-dialog.tsx').then((part) => part.ExchangeDialog));
