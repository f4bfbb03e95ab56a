import { ActionIcon } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part.tsx';

const MoreList = lazyPart(() => import('./more-list.tsx').then((m) => m.MoreList));

/** A secondary action of a screen: a link, or something to do. */
export type MoreEntry = { readonly text: string } & (
  | { readonly to: string; readonly search: Readonly<Record<string, string>> }
  | { readonly act: () => void }
);

/** The secondary actions of a screen, at the right of its header; nothing where there are none. Their room is kept while they load. */
export const MoreMenu = ({ entries }: { readonly entries: readonly MoreEntry[] }) =>
  entries.length === 0 ? null : (
    <Suspense fallback={<ActionIcon variant="default" disabled aria-hidden />}>
      <MoreList entries={entries} />
    </Suspense>
  );
