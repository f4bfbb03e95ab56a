import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { helpKey } from '../../ui/shortcuts/shortcut-table.ts';
import { useShortcuts } from '../../ui/shortcuts/single-keys.ts';
import { setShortcutsOpen, useShortcutsOpen } from './open-shortcuts.ts';

const ShortcutDialog = lazyPart(() => import('./shortcut-dialog.tsx').then((m) => m.ShortcutDialog));

/** Listens for the key that lists all shortcuts. The dialog's code is loaded on first use. */
export const ShortcutList = () => {
  const open = useShortcutsOpen();
  useShortcuts({ [helpKey]: () => setShortcutsOpen(true) });
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutDialog onClose={() => setShortcutsOpen(false)} />
    </Suspense>
  );
};
